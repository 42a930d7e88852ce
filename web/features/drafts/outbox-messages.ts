import type { ToastRequest } from '../../ui/toast/toast.ts';
import type { StoredResult, SubmitResult } from './submit-draft.ts';

/** The toasts about drafts that were sent or could not be sent while no writing page showed them. */
export const outboxMessages = {
  sent: {
    title: 'Sent to your journal',
    description: 'Words that waited on this device are in your journal now.',
    variant: 'success',
  },
  sentOne: {
    title: 'Sent to your journal',
    description: 'One of the reflections that waited is in your journal now.',
    variant: 'success',
  },
  sentBeforeChange: {
    title: 'Sent to your journal',
    description: 'Your later change still waits on this device: update the reflection to send it.',
    variant: 'reflection',
  },
  differs: {
    title: 'Versions differ',
    description: 'Another device wrote in the same window. All texts are safe: home asks which to keep.',
    variant: 'reflection',
  },
  deleted: {
    title: 'Not sent',
    description:
      'You deleted the reflection in another tab or on another device. Your words are safe on your home page.',
    variant: 'reflection',
  },
  refused: {
    title: 'Not sent',
    description:
      'Some of your words could not be submitted, because their window had closed for good. They are safe on your home page.',
    variant: 'reflection',
  },
  failed: {
    title: 'Not sent',
    description: 'Some of your words could not be submitted. They are safe on your home page.',
    variant: 'reflection',
  },
} as const satisfies Record<string, ToastRequest>;

/** Return the toast about a draft that was not sent. */
export const unsentMessage = (kind: Exclude<SubmitResult, StoredResult>['kind']): ToastRequest =>
  outboxMessages[kind === 'differs' || kind === 'deleted' || kind === 'refused' ? kind : 'failed'];

import { TOAST_ERROR_MS, TOAST_SUBMIT_MS, TOAST_UPDATE_MS } from '../../../core/domain/limits.ts';
import type { ToastRequest } from '../../ui/toast/toast.ts';

/** The toasts about submitting. The texts for failures come from the specification. */
export const submitMessages = {
  empty: {
    title: 'Empty Reflection',
    description: 'Please write something before submitting.',
    variant: 'destructive',
  },
  noWindow: {
    title: 'No Active Reflection',
    description: 'No reflection window is currently available.',
    variant: 'destructive',
  },
  failed: {
    title: 'Submission Failed',
    description: 'Unable to save your reflection. Please try again. Your content is preserved in the form above.',
    variant: 'destructive',
    durationMs: TOAST_ERROR_MS,
  },
  full: {
    title: 'Submission Failed',
    description: 'Your journal is full. Delete a reflection to make room. Your words stay in the form above.',
    variant: 'destructive',
    durationMs: TOAST_ERROR_MS,
  },
  waiting: {
    title: 'Kept on this device',
    description: 'You are offline. Your reflection is sent as soon as you are back.',
    variant: 'reflection',
    durationMs: TOAST_SUBMIT_MS,
  },
  waitingUnannounced: {
    title: 'Kept on this device',
    description: 'You are offline. Your reflection counts if you are back before this evening ends.',
    variant: 'reflection',
    durationMs: TOAST_SUBMIT_MS,
  },
  created: {
    title: 'Reflection saved',
    description: 'Thank you for taking this moment for yourself.',
    variant: 'reflection',
    durationMs: TOAST_SUBMIT_MS,
  },
  updated: {
    title: 'Reflection updated',
    description: 'Your new words are safe.',
    variant: 'success',
    durationMs: TOAST_UPDATE_MS,
  },
  unchanged: {
    title: 'Nothing to update',
    description: 'These words are in your journal already.',
    variant: 'success',
    durationMs: TOAST_UPDATE_MS,
  },
} as const satisfies Record<string, ToastRequest>;

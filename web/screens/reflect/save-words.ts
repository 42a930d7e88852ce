import { TOAST_ERROR_MS, TOAST_SUBMIT_MS, TOAST_UPDATE_MS } from '../../../core/domain/limits.ts';
import type { ToastRequest } from '../../ui/toast.ts';

/** What the writing screen says about saving; the failures are the specification's own words. */
export const saveWords = {
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
  waiting: {
    title: 'Kept on this device',
    description: 'You are offline. Your reflection is sent by itself when you are back.',
    variant: 'reflection',
    durationMs: TOAST_SUBMIT_MS,
  },
  submitted: {
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
} as const satisfies Record<string, ToastRequest>;

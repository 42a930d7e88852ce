import type { SubmitState } from './use-submit.ts';

export type Refusal = NonNullable<SubmitState['refusal']>;

/** Say why the server does not accept the words. */
export function refusalReason(refusal: Refusal, isEditing: boolean): string {
  if (refusal === 'window_not_open') return 'This window has not opened yet.';
  if (refusal === 'taken') return 'Your journal has other words for this window, and the time for changes has passed.';
  if (isEditing) return 'The time for changes has passed. What you submitted before is in your journal.';
  return 'This window has closed and takes no more reflections.';
}

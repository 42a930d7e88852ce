import type { KnownWindow } from '../../../data/current-window.ts';

/**
 * Whether no reflection can be written any more in the evening of the user's day: the evening has ended, or its
 * reflection was already written, even if it was deleted later.
 */
export const isEveningOver = ({ ahead, localDate }: KnownWindow): boolean =>
  ahead !== undefined && ahead.from > localDate;

import type { KnownWindow } from '../../../data/current-window.ts';

/**
 * Whether the user can no longer write a reflection for the evening of this day: the evening has ended, or its
 * reflection was written. A reflection that was deleted later counts as written.
 */
export const isEveningOver = ({ ahead, localDate }: KnownWindow): boolean =>
  ahead !== undefined && ahead.from > localDate;

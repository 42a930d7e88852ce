import type { KnownWindow } from '../../../data/current-window.ts';

/** Whether the evening of the user's day can no longer be written: it has ended, or its reflection was written once. */
export const isEveningOver = ({ ahead, localDate }: KnownWindow): boolean =>
  ahead !== undefined && ahead.from > localDate;

import type { KnownWindow } from '../../../data/current-window.ts';

/** Whether this day's evening has ended or has a reflection. A deleted reflection counts, too. */
export const isEveningOver = ({ ahead, localDate }: KnownWindow): boolean =>
  ahead !== undefined && ahead.from > localDate;

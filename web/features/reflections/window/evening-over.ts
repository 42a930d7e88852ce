import type { KnownWindow } from '../../../data/current-window.ts';

/**
 * Return whether this day's evening is over: it has ended, or the user has written its reflection. This remains true if
 * the user deletes the reflection.
 */
export const isEveningOver = ({ ahead, localDate }: KnownWindow): boolean =>
  ahead !== undefined && ahead.from > localDate;

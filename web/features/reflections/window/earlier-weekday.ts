import { dayAt } from '../../../../core/domain/days/day.ts';
import type { KnownWindow } from '../../../data/current-window.ts';
import { effectiveTimezoneOffset } from '../../session/timezone-offset.ts';
import { weekdayName } from '../format.ts';

type Window = Pick<KnownWindow['window'], 'type' | 'availableFrom'>;

/** An evening ends one second before midnight. */
export const midnightAfterMs = 1_000;

/**
 * Return the weekday of an evening if its day has ended at `nowMs`, else ''. With extra time, an evening is still open
 * after midnight.
 */
export function earlierWeekday({ type, availableFrom }: Window, nowMs: number): string {
  const day = dayAt(Date.parse(availableFrom), effectiveTimezoneOffset());
  return type === 'evening' && day < dayAt(nowMs, effectiveTimezoneOffset()) ? weekdayName(day) : '';
}

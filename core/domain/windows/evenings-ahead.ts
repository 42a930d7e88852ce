// The evenings that a device without a network can open by itself: the first evening that can still be written, and the
// evenings of the following days. Their prompts are only looked up here, not assigned. A prompt is assigned to a day
// when a request shows it or a reflection answers it. So an evening uses up no prompt if the user does not open the
// page.
import { addDays, type Day } from '../days/day.ts';
import { dayHas, type Ledger, rowOf, type Span } from '../ledger/ledger-state.ts';
import { EVENINGS_AHEAD } from '../limits.ts';

/** The evenings ahead: their first day, and the position of each evening's prompt in the user's order of prompts. */
export type EveningsAhead = {
  readonly from: Day;
  readonly promptPositions: readonly number[];
  /**
   * The evening window of the day `from`, if that day is the present day and its evening has not opened. Otherwise
   * null.
   */
  readonly announced: Span | null;
};

/** Return the evenings ahead at an instant (epoch ms). The caller must apply `advance` to the ledger first. */
export function eveningsAhead({ state, rows }: Ledger, nowMs: number): EveningsAhead {
  const today = rowOf(rows, state.day);
  const isTodayLeft = today.evening !== null && nowMs < today.evening.untilMs && !dayHas(today, 'evening');
  const given = isTodayLeft ? today.prompts.evening : null;
  const next = state.promptsShown.evening;
  const positions = [
    ...(given === null ? [] : [given]),
    ...Array.from({ length: EVENINGS_AHEAD }, (_, at) => next + at),
  ];
  return {
    from: isTodayLeft ? state.day : addDays(state.day, 1),
    promptPositions: positions.slice(0, EVENINGS_AHEAD),
    announced: isTodayLeft && today.evening !== null && nowMs < today.evening.fromMs ? today.evening : null,
  };
}

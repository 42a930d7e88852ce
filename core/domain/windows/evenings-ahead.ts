// The next evenings, which a device without a network opens by itself. A prompt is assigned to a day only when it is
// shown or answered, so evenings on which the user does not open the page use up no prompts.
import { addDays, type Day } from '../days/day.ts';
import { dayHas, type Ledger, rowOf, type Span } from '../ledger/ledger-state.ts';
import { EVENINGS_AHEAD } from '../limits.ts';

/**
 * `from` is the day of the first evening. `promptPositions` are positions in the user's order of prompts, one per
 * evening.
 */
export type EveningsAhead = {
  readonly from: Day;
  readonly promptPositions: readonly number[];
  /** The evening window of the present day, if it has not opened yet; otherwise null. */
  readonly announced: Span | null;
};

/** Return the next evenings. Apply `advance` to the ledger first. */
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

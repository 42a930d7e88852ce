import { useEffect, useState } from 'react';
import type { Day } from '../../../core/domain/days/day.ts';
import { weekEnd } from '../../../core/domain/days/week.ts';
import { SUMMARY_REFLECTIONS_MIN } from '../../../core/domain/limits.ts';
import { useWeeksWithDeletion } from '../deletion/weeks-with-deletion.ts';
import { cardDay } from '../reflections/format.ts';
import { useWeekReflections } from '../reflections/use-reflections.ts';

const askAgainMs = 4_000;
/** After this time, the writer has probably failed. Then stop fetching, and say that it is late. */
const lateAfterMs = 60_000;

type Rewriting = {
  /** The dates of the week. */
  readonly range: string;
  /** The sentence that says when the summary is written again. */
  readonly text: string;
  /** Whether the week has too few reflections for a summary. False while unknown. */
  readonly hasTooFew: boolean;
  /** How often the summary is to be fetched. */
  readonly refetchInterval: number | false;
};

/** Return what to say and to do in the place of a summary that the server rewrites after a deletion, or will rewrite. */
export function useRewriting(weekStart: Day): Rewriting {
  const { data: reflections } = useWeekReflections(weekStart);
  const isHeld = useWeeksWithDeletion().includes(weekStart);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => setLate(true), lateAfterMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const range = `${cardDay(weekStart)} – ${cardDay(weekEnd(weekStart))}`;
  const state = isHeld
    ? 'will be written again without the deleted words.'
    : isLate
      ? 'is not written again yet. Please look again later.'
      : 'is being written again.';
  return {
    range,
    text: `The summary of ${range} ${state}`,
    // After a failed request, this is unknown.
    hasTooFew: reflections !== undefined && reflections.length < SUMMARY_REFLECTIONS_MIN,
    refetchInterval: isHeld || isLate ? false : askAgainMs,
  };
}

import { useEffect, useState } from 'react';
import type { Day } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { dayOfDeletion } from './day-of-deletion.ts';
import { usePendingDeletions } from './pending-deletions.ts';

/** Return the weeks from which the user has deleted a reflection on this device, while the server still has it. */
export function useWeeksWithDeletion(): readonly Day[] {
  return usePendingDeletions()
    .filter(({ isImported }) => !isImported)
    .map((each) => weekStartOf(dayOfDeletion(each)));
}

/**
 * Return the weeks whose summaries may contain deleted words, until the deletion is undone or the summaries are fetched.
 */
export function useHiddenWeeks(isFetching: boolean): readonly Day[] {
  const weeks = useWeeksWithDeletion();
  const [hidden, setHidden] = useState<readonly Day[]>([]);
  const now = [...new Set([...weeks, ...hidden])];
  if (now.join() !== hidden.join()) setHidden(now);
  const isOver = !isFetching && now.some((week) => !weeks.includes(week));
  useEffect(() => {
    if (!isOver) return;
    // If another tab has sent the deletion, this one begins to fetch in the same task, but perhaps after this render.
    const timer = setTimeout(() => setHidden([]));
    return () => clearTimeout(timer);
  }, [isOver]);
  return now;
}

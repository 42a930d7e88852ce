import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { weekEnd } from '../../../core/domain/days/week.ts';
import { SUMMARY_REFLECTIONS_MIN } from '../../../core/domain/limits.ts';
import { preferencesQuery } from '../../data/preferences.ts';
import { weekReflectionsQuery } from '../../data/reflections.ts';
import { summariesQuery } from '../../data/summaries.ts';
import { cardDay } from '../../features/reflections/format.ts';
import styles from './summaries-screen.module.css';

const askAgainMs = 4_000;

/**
 * Return the week whose summary the list has lost while the screen is open, if the server writes it again because the
 * week still has enough reflections. Return null if there is none, and undefined while this is unknown.
 */
export function useRewrittenWeek(list: readonly Summary[] | undefined, thisWeek: Day): Day | null | undefined {
  const [seen, setSeen] = useState<readonly Day[]>([]);
  const added = (list ?? []).map(({ weekStart }) => weekStart).filter((week) => !seen.includes(week));
  if (added.length > 0) setSeen([...seen, ...added]);
  const lost = list && seen.find((week) => list.every(({ weekStart }) => weekStart !== week));
  const isLost = lost !== undefined;
  const week = useQuery({ ...weekReflectionsQuery(lost ?? thisWeek), enabled: isLost });
  const preferences = useQuery({ ...preferencesQuery(), enabled: isLost });
  if (!isLost) return null;
  if (week.isPending || preferences.isPending) return undefined;
  const getsSummaries = (preferences.data?.aiSummaries ?? 'off') !== 'off';
  return getsSummaries && (week.data?.length ?? 0) >= SUMMARY_REFLECTIONS_MIN ? lost : null;
}

/** Say that the summary of this week is being written again, and fetch the list until it contains the summary. */
export function RewrittenWeek({ weekStart, thisWeek }: { weekStart: Day; thisWeek: Day }) {
  useQuery({ ...summariesQuery(thisWeek), refetchInterval: askAgainMs });
  return (
    <p role="status" className={styles['missing']}>
      The summary of {cardDay(weekStart)} – {cardDay(weekEnd(weekStart))} is being written again.
    </p>
  );
}

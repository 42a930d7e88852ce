import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { weekEnd } from '../../../core/domain/days/week.ts';
import { SUMMARY_REFLECTIONS_MIN } from '../../../core/domain/limits.ts';
import { weekReflectionsQuery } from '../../data/reflections.ts';
import { summariesQuery } from '../../data/summaries.ts';
import { cardDay } from '../../features/reflections/format.ts';
import styles from './summaries-screen.module.css';

const askAgainMs = 4_000;
/** After this time, the writer has probably failed. */
const giveUpMs = 60_000;

/**
 * Return the week whose summary the list has lost while the screen is open, if the server writes it again because the
 * week still has enough reflections. The server does so even if the user has turned summaries off. Return null if there
 * is none, and undefined while this is unknown.
 */
export function useRewrittenWeek(list: readonly Summary[] | undefined, thisWeek: Day): Day | null | undefined {
  const [seen, setSeen] = useState<readonly Day[]>([]);
  const added = (list ?? []).map(({ weekStart }) => weekStart).filter((week) => !seen.includes(week));
  if (added.length > 0) setSeen([...seen, ...added]);
  const lost = list && seen.find((week) => list.every(({ weekStart }) => weekStart !== week));
  const isLost = lost !== undefined;
  const week = useQuery({ ...weekReflectionsQuery(lost ?? thisWeek), enabled: isLost });
  if (!isLost) return null;
  if (week.isPending) return undefined;
  return (week.data?.length ?? 0) >= SUMMARY_REFLECTIONS_MIN ? lost : null;
}

/**
 * Say that the summary of this week is being written again, and fetch the list until it contains the summary. Stop
 * after a minute.
 */
export function RewrittenWeek({ weekStart, thisWeek }: { weekStart: Day; thisWeek: Day }) {
  const [isLate, setLate] = useState(false);
  useQuery({ ...summariesQuery(thisWeek), refetchInterval: isLate ? false : askAgainMs });
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), giveUpMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={styles['missing']}>
      The summary of {cardDay(weekStart)} – {cardDay(weekEnd(weekStart))}{' '}
      {isLate ? 'is not written again yet. Please look again later.' : 'is being written again.'}
    </p>
  );
}

import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Summary } from '../../../core/contract/summaries.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { weekEnd, weekStartOf } from '../../../core/domain/days/week.ts';
import { SUMMARY_REFLECTIONS_MIN } from '../../../core/domain/limits.ts';
import { weekReflectionsQuery } from '../../data/reflections.ts';
import { summariesQuery } from '../../data/summaries.ts';
import { cardDay } from '../../features/reflections/format.ts';
import { useLocalDay } from '../../features/reflections/use-local-day.ts';
import { classNames } from '../../ui/styles/class-names.ts';
import styles from './summary-card.module.css';

const askAgainMs = 4_000;
/** After this time, the writer has probably failed. */
const giveUpMs = 60_000;

/** Return the summary without the words of its reflections, which may be deleted. */
const withoutWords = (summary: Summary): Summary => {
  const { evidence: _, ...rest } = summary;
  return { ...rest, title: '', longSummary: '', keyThemes: [] };
};

type Rewritten = {
  /** The list of summaries, with an empty one in the place of each lost one. */
  readonly list: readonly Summary[] | undefined;
  /** The ids of the lost summaries that keep their places. */
  readonly lostIds: readonly string[];
  /** The weeks whose summaries the list has lost at any time. */
  readonly lostWeeks: readonly Day[];
};

/**
 * Keep the place of each summary that the list has lost while the screen is open, if the server writes it again because
 * its week still has enough reflections, and while this is unknown. The server writes it even if the user has turned
 * summaries off.
 */
export function useRewrittenWeeks(list: readonly Summary[] | undefined): Rewritten {
  const [seen, setSeen] = useState<readonly Summary[]>([]);
  const [lostWeeks, setLostWeeks] = useState<readonly Day[]>([]);
  const isIn = (summaries: readonly Summary[], week: Day) => summaries.some(({ weekStart }) => weekStart === week);
  const added = (list ?? []).filter(({ weekStart }) => !isIn(seen, weekStart));
  if (added.length > 0) setSeen([...seen, ...added.map(withoutWords)]);
  const lost = list ? seen.filter(({ weekStart }) => !isIn(list, weekStart)) : [];
  const newlyLost = lost.map(({ weekStart }) => weekStart).filter((week) => !lostWeeks.includes(week));
  if (newlyLost.length > 0) setLostWeeks([...lostWeeks, ...newlyLost]);
  const weeks = useQueries({ queries: lost.map(({ weekStart }) => weekReflectionsQuery(weekStart)) });
  const kept = lost.filter((_, index) => {
    const week = weeks[index];
    return week?.isPending || (week?.data?.length ?? 0) >= SUMMARY_REFLECTIONS_MIN;
  });
  return { list: list && [...list, ...kept], lostIds: kept.map(({ id }) => id), lostWeeks };
}

/**
 * Say in the place of a card, or in the pane if it was open there, that its summary is being written again. Fetch the
 * list until it contains the summary. Stop after a minute.
 */
export function RewrittenWeek({ weekStart, pane }: { weekStart: Day; pane: HTMLElement | null }) {
  const [isLate, setLate] = useState(false);
  const thisWeek = weekStartOf(useLocalDay());
  useQuery({ ...summariesQuery(thisWeek), refetchInterval: isLate ? false : askAgainMs });
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), giveUpMs);
    return () => clearTimeout(timer);
  }, []);
  const range = `${cardDay(weekStart)} – ${cardDay(weekEnd(weekStart))}`;
  const state = isLate ? 'is not written again yet. Please look again later.' : 'is being written again.';
  const line = (
    <p role="status" className={styles['again']}>
      The summary of {range} {state}
    </p>
  );
  return (
    <article className={classNames(styles['card'], styles['rewritten'])}>
      {pane ? <p className={styles['range']}>{range}</p> : line}
      {pane && createPortal(line, pane)}
    </article>
  );
}

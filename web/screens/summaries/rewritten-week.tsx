import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Summary } from '../../../core/contract/summaries.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { rewrittenWeeksQuery } from '../../data/rewritten-weeks.ts';
import { summariesQuery } from '../../data/summaries.ts';
import { useHiddenWeeks } from '../../features/deletion/weeks-with-deletion.ts';
import { useLocalDay } from '../../features/reflections/use-local-day.ts';
import { useRewriting } from '../../features/summaries/use-rewriting.ts';
import { classNames } from '../../ui/styles/class-names.ts';
import styles from './summary-card.module.css';

/** Return the summary without the words of its reflections, which may be deleted. */
const withoutWords = (summary: Summary): Summary => {
  const { evidence: _, ...rest } = summary;
  return { ...rest, title: '', longSummary: '', keyThemes: [] };
};

/** Return the place of a summary that the server was already writing again when the screen was opened. */
const placeOf = (weekStart: Day): Summary => ({
  id: `rewritten-${weekStart}`,
  title: '',
  weekStart,
  longSummary: '',
  keyThemes: [],
  reflectionCount: 0,
  generatedAt: '',
  writer: { kind: 'builtin', name: null, modelFailed: false },
  careful: true,
  version: 0,
});

type Rewritten = {
  /** The list of summaries, with an empty one in the place of each lost one. */
  readonly list: readonly Summary[] | undefined;
  /** The ids of the lost summaries that keep their places. */
  readonly lostIds: readonly string[];
  /** The weeks whose summaries the list has lost at any time. */
  readonly lostWeeks: readonly Day[];
  /** Whether it is still unknown which summaries are being written again. */
  readonly isPending: boolean;
  /** Give up the place of a week that has too few reflections for a summary. */
  readonly giveUp: (weekStart: Day) => void;
};

/**
 * Keep the place of each summary that a deletion emptied, while the server rewrites it or may do so. It does if the
 * week still has enough reflections, even if the user turned summaries off.
 */
export function useRewrittenWeeks(stored: readonly Summary[] | undefined, isFetching: boolean): Rewritten {
  const hidden = useHiddenWeeks(isFetching);
  const list = stored?.filter(({ weekStart }) => !hidden.includes(weekStart));
  const { data: rewritten = [], isPending } = useQuery(rewrittenWeeksQuery());
  const [seen, setSeen] = useState<readonly Summary[]>([]);
  const [lostWeeks, setLostWeeks] = useState<readonly Day[]>([]);
  const isIn = (summaries: readonly Summary[], week: Day) => summaries.some(({ weekStart }) => weekStart === week);
  const places = [...(stored ?? []), ...(stored ? rewritten : []).map(placeOf)];
  const added = places.filter(({ weekStart }, index) => !isIn([...seen, ...places.slice(0, index)], weekStart));
  if (added.length > 0) setSeen([...seen, ...added.map(withoutWords)]);
  const lost = list ? seen.filter(({ weekStart }) => !isIn(list, weekStart)) : [];
  const newlyLost = lost.map(({ weekStart }) => weekStart).filter((week) => !lostWeeks.includes(week));
  if (newlyLost.length > 0) setLostWeeks([...lostWeeks, ...newlyLost]);
  const [givenUp, setGivenUp] = useState<readonly Day[]>([]);
  const isBack = (week: Day) => list !== undefined && isIn(list, week);
  if (givenUp.some(isBack)) setGivenUp(givenUp.filter((week) => !isBack(week)));
  const giveUp = useCallback((week: Day) => setGivenUp((before) => [...before, week]), []);
  const kept = lost.filter(({ weekStart }) => !givenUp.includes(weekStart));
  return { list: list && [...list, ...kept], lostIds: kept.map(({ id }) => id), lostWeeks, isPending, giveUp };
}

type RewrittenWeekProps = { weekStart: Day; pane: HTMLElement | null; giveUp: (weekStart: Day) => void };

/**
 * Say in the place of a card, or in the pane if it was open there, that its summary is being written again. Fetch the
 * list until it contains the summary. After a minute, stop fetching, and say that it is late.
 */
export function RewrittenWeek({ weekStart, pane, giveUp }: RewrittenWeekProps) {
  const { range, text, hasTooFew, refetchInterval } = useRewriting(weekStart);
  useEffect(() => {
    if (hasTooFew) giveUp(weekStart);
  }, [hasTooFew, giveUp, weekStart]);
  const thisWeek = weekStartOf(useLocalDay());
  useQuery({ ...summariesQuery(thisWeek), refetchInterval });
  const line = (
    <p role="status" className={styles['again']}>
      {text}
    </p>
  );
  return (
    <article className={classNames(styles['card'], styles['rewritten'])}>
      {pane ? <p className={styles['range']}>{range}</p> : line}
      {pane && createPortal(line, pane)}
    </article>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Day } from '../../../../core/domain/days/day.ts';
import { agoWords } from '../../../../core/domain/days/on-this-day.ts';
import { cutText } from '../../../../core/domain/texts/read-more.ts';
import { onThisDayQuery } from '../../../data/reflections.ts';
import { useVisible } from '../../../features/deletion/pending-deletions.ts';
import { longDay } from '../../../features/reflections/format.ts';
import { DayMark, markerName } from '../../../features/reflections/marks/day-mark.tsx';
import styles from './on-this-day.module.css';

const excerptCharacters = 140;

type Props = {
  today: Day;
  /** Ids of the reflections that home already shows. */
  shown: readonly string[];
};

/**
 * A card with a reflection from this day in an earlier month or year. Render nothing if no such reflection is known.
 */
export function OnThisDay({ today, shown }: Props) {
  const { data = [] } = useQuery({ ...onThisDayQuery(today), select: useVisible() });
  const reflection = data.find(({ id }) => !shown.includes(id));
  const ago = reflection && agoWords(reflection.localDate, today);
  if (!reflection || !ago) return null;
  const { text, isCut } = cutText(reflection.content, excerptCharacters);
  return (
    <section className={styles['memory']} aria-labelledby="on-this-day">
      <h3 id="on-this-day" className={styles['title']}>
        On this day, {ago}
      </h3>
      <Link href={`/history?date=${reflection.localDate}`} className={styles['card']}>
        <span className={styles['head']}>
          <DayMark marker={reflection.type} />
          <span className="visually-hidden">{markerName(reflection.type)}, </span>
          <span className={styles['day']}>{longDay(reflection.localDate)}</span>
        </span>
        <span className={styles['words']}>{isCut ? `${text}…` : text}</span>
      </Link>
    </section>
  );
}

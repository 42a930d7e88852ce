import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Day } from '../../../../core/domain/days/day.ts';
import { agoWords } from '../../../../core/domain/days/on-this-day.ts';
import { HOME_LIST_LIMIT } from '../../../../core/domain/limits.ts';
import { plainWords } from '../../../../core/domain/texts/markdown.ts';
import { cutText } from '../../../../core/domain/texts/read-more.ts';
import { latestReflectionsQuery, onThisDayQuery } from '../../../data/reflections.ts';
import { useVisible } from '../../../features/deletion/pending-deletions.ts';
import { longDay } from '../../../features/reflections/format.ts';
import { DayMark, markerName } from '../../../features/reflections/marks/day-mark.tsx';
import parts from '../../../features/reflections/reflection-parts.module.css';
import { useLocalDay } from '../../../features/reflections/use-local-day.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import styles from './on-this-day.module.css';

const excerptCharacters = 140;

/**
 * Show a reflection from this day in an earlier month or year as a card, with links to other months and years that also
 * have one. Leave out the latest reflections, which home shows already. Render nothing if no reflection is left.
 */
export function OnThisDay({ today }: { today: Day }) {
  const latestQuery = latestReflectionsQuery(HOME_LIST_LIMIT, useLocalDay());
  // Read the latest reflections only from the cache: the component LatestReflections fetches and retries them.
  const { data: latest } = useQuery({ ...latestQuery, enabled: false });
  const { data = [] } = useQuery({ ...onThisDayQuery(today), select: useVisible() });
  const memories = latest ? data.filter(({ id }) => latest.every((shown) => shown.id !== id)) : [];
  const [reflection] = memories;
  const ago = reflection && agoWords(reflection.localDate, today);
  if (!reflection || !ago) return null;
  const otherDays = new Set(memories.map(({ localDate }) => localDate).filter((day) => day !== reflection.localDate));
  const { content, importedFrom } = reflection;
  const marker = importedFrom ? 'imported' : reflection.type;
  const { text, isCut } = cutText(plainWords(content, importedFrom), excerptCharacters);
  return (
    <section className={styles['memory']} aria-labelledby="on-this-day">
      <h2 id="on-this-day" className={styles['title']}>
        On this day, {ago}
      </h2>
      <Link href={`/history?date=${reflection.localDate}`} className={styles['card']}>
        <span className={parts['head']}>
          <DayMark marker={marker} />
          <span className="visually-hidden">{markerName(marker)}, </span>
          <span className={styles['day']}>{longDay(reflection.localDate)}</span>
        </span>
        <span className={parts['question']}>{reflection.question}</span>
        <span className={classNames(parts['words'], styles['words'])}>{isCut ? `${text}…` : text}</span>
      </Link>
      {otherDays.size > 0 && (
        <ul className={styles['others']} aria-label="Other times on this day">
          {[...otherDays].map((day) => (
            <li key={day}>
              <Link href={`/history?date=${day}`} className={styles['other']}>
                {agoWords(day, today)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

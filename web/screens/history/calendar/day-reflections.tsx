import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import type { Day } from '../../../../core/domain/days/day.ts';
import { ReflectionMenu } from '../../../features/deletion/reflection-menu.tsx';
import { longDay } from '../../../features/reflections/format.ts';
import { ReflectionCard } from '../../../features/reflections/reflection-card.tsx';
import { focusOnArrival } from '../../../ui/page/focus-on-arrival.ts';
import type { WaitingDraft } from '../waiting/use-waiting-drafts.ts';
import { WaitingWords } from '../waiting/waiting-words.tsx';
import styles from './day-reflections.module.css';
import { TodayWindows } from './today-windows.tsx';

type Props = { day: Day; isToday: boolean; reflections: readonly Reflection[]; waiting: readonly WaitingDraft[] };

/**
 * A day's reflections under its long date, and a line for each submitted text that is not sent yet. `?reflection=<id>`
 * shows that reflection in full and focuses it.
 */
export function DayReflections({ day, isToday, reflections, waiting }: Props) {
  const [search] = useSearchParams();
  const linked = search.get('reflection');
  const linkedEntry = useRef<HTMLLIElement>(null);
  const shown = reflections.find(({ id }) => id === linked)?.id;
  useEffect(() => {
    if (shown === undefined) return;
    linkedEntry.current?.scrollIntoView({ block: 'nearest' });
    focusOnArrival(linkedEntry.current?.querySelector('article'));
  }, [shown]);
  return (
    <section className={styles['day']} aria-live="polite">
      <h2 className={styles['heading']}>{longDay(day)}</h2>
      <WaitingWords waiting={waiting} />
      {reflections.length + waiting.length === 0 ? (
        <div className={styles['none']}>
          <h3 className={styles['noneTitle']}>No Reflections</h3>
          <p>No reflections found for {longDay(day)}.</p>
          {isToday && <TodayWindows />}
        </div>
      ) : (
        <ul>
          {reflections.map((reflection) => (
            <li
              key={reflection.id}
              ref={reflection.id === linked ? linkedEntry : undefined}
              className={styles['entry']}
            >
              <ReflectionCard
                reflection={reflection}
                isWhole={reflection.id === linked}
                menu={(of) => <ReflectionMenu reflection={reflection} of={of} />}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

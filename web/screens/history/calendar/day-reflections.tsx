import { useSearchParams } from 'wouter';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import type { Day } from '../../../../core/domain/days/day.ts';
import { ReflectionMenu } from '../../../features/deletion/reflection-menu.tsx';
import { longDay } from '../../../features/reflections/format.ts';
import { ReflectionCard } from '../../../features/reflections/reflection-card.tsx';
import styles from './day-reflections.module.css';

const scrollIntoView = (element: HTMLLIElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** A day's reflections under its long date. `?reflection=<id>` shows that reflection in full. */
export function DayReflections({ day, reflections }: { day: Day; reflections: readonly Reflection[] }) {
  const [search] = useSearchParams();
  const linked = search.get('reflection');
  return (
    <section className={styles['day']} aria-live="polite">
      <h2 className={styles['heading']}>{longDay(day)}</h2>
      {reflections.length === 0 ? (
        <div className={styles['none']}>
          <h3 className={styles['noneTitle']}>No Reflections</h3>
          <p>No reflections found for {longDay(day)}.</p>
        </div>
      ) : (
        <ul>
          {reflections.map((reflection) => (
            <li
              key={reflection.id}
              ref={reflection.id === linked ? scrollIntoView : undefined}
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

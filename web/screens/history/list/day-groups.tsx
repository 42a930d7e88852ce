import type { Reflection } from '../../../../core/contract/reflection.ts';
import { ReflectionMenu } from '../../../features/deletion/reflection-menu.tsx';
import { longDay } from '../../../features/reflections/format.ts';
import { ReflectionCard, type ShowWords } from '../../../features/reflections/reflection-card.tsx';
import styles from './list-view.module.css';
import { reflectionCount, reflectionsByDay } from './reflections-by-day.ts';

type Props = { reflections: readonly Reflection[]; show?: ShowWords };

/** Reflections grouped by day, newest day first, each group with its long date and its count. */
export function DayGroups({ reflections, show }: Props) {
  return reflectionsByDay(reflections).map((group) => (
    <section key={group.day} className={styles['day']}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>{longDay(group.day)}</h2>
        <p className={styles['count']}>{reflectionCount(group.reflections.length)}</p>
      </div>
      <ul>
        {group.reflections.map((reflection) => (
          <li key={reflection.id} className={styles['entry']}>
            <ReflectionCard
              reflection={reflection}
              {...(show && { show })}
              menu={(of) => <ReflectionMenu reflection={reflection} of={of} />}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

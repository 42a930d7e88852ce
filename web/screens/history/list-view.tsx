import { useLocation } from 'wouter';
import { HISTORY_LIST_LIMIT } from '../../../core/domain/limits.ts';
import { longDay } from '../../features/reflections/format.ts';
import { LoadAgain } from '../../features/reflections/load-again.tsx';
import { ReflectionCard } from '../../features/reflections/reflection-card.tsx';
import { useLatestReflections } from '../../features/reflections/use-reflections.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EmptyNotebook } from './empty-notebook.tsx';
import styles from './list-view.module.css';
import { ReflectionPlaceholders } from './reflection-placeholders.tsx';
import { type DayGroup, reflectionCount, reflectionsByDay } from './reflections-by-day.ts';

/** The latest 100 reflections, day by day. */
export function ListView() {
  const { data = [], isPending, isError, refetch } = useLatestReflections(HISTORY_LIST_LIMIT);
  if (isPending) return <ReflectionPlaceholders />;
  if (isError) return <LoadAgain onAgain={() => void refetch()} />;
  if (data.length === 0) return <NoReflectionsYet />;
  return reflectionsByDay(data).map((group) => <DaySection key={group.day} {...group} />);
}

function DaySection({ day, reflections }: DayGroup) {
  return (
    <section className={styles['day']}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>{longDay(day)}</h2>
        <p className={styles['count']}>{reflectionCount(reflections.length)}</p>
      </div>
      <ul>
        {reflections.map((reflection) => (
          <li key={reflection.id} className={styles['entry']}>
            <ReflectionCard reflection={reflection} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoReflectionsYet() {
  const [, navigate] = useLocation();
  return (
    <EmptyState
      drawing={<EmptyNotebook />}
      title="No Reflections Yet"
      text="Start your reflection journey today and build meaningful habits of self-discovery."
      action={<Button onClick={() => navigate('/')}>Back to Home</Button>}
    />
  );
}

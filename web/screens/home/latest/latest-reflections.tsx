import { HOME_LIST_LIMIT } from '../../../../core/domain/limits.ts';
import { ReflectionCard } from '../../../features/reflections/reflection-card.tsx';
import { useLatestReflections } from '../../../features/reflections/use-reflections.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import styles from './latest-reflections.module.css';

const LatestFailure = lazyPart(async () => (await import('./latest-failure.tsx')).LatestFailure);

const placeholders = ['first', 'second'];

export function LatestReflections() {
  const { data, isPending, error, refetch } = useLatestReflections(HOME_LIST_LIMIT);
  return (
    <section className={styles['latest']} aria-labelledby="latest-title">
      <h2 id="latest-title" className={styles['title']}>
        Latest reflections
      </h2>
      {isPending &&
        placeholders.map((each) => <Skeleton key={each} height="18rem" radius="20px" className={styles['item']} />)}
      {error && data?.length !== 0 && <LatestFailure error={error} onAgain={() => void refetch()} />}
      {data?.length === 0 && <p className={styles['note']}>What you write will rest here.</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((reflection) => (
            <li key={reflection.id} className={styles['item']}>
              <ReflectionCard reflection={reflection} showDay />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

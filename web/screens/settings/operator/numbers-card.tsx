import { useQuery } from '@tanstack/react-query';
import type { OperatorCounts } from '../../../../core/contract/operator.ts';
import { countsQuery } from '../../../data/operator.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import cards from '../card/card.module.css';
import { isOffline } from '../connection/offline-queries.ts';
import styles from './operator.module.css';

const count = (number: number) => number.toLocaleString('en-US');

const rowsOf = (counts: OperatorCounts): readonly (readonly [label: string, value: string])[] => [
  ['Accounts', count(counts.accounts)],
  ['Never opened', count(counts.neverOpened)],
  ['Disabled', count(counts.disabled)],
  ['New in 30 days', count(counts.newIn30Days)],
  ['Wrote in 7 days', count(counts.wroteIn7Days)],
  ['Reflections', count(counts.reflections)],
  ['Database', `${count(Math.ceil(counts.databaseBytes / 1024 / 1024))} MB`],
];

export function NumbersCard() {
  const { data, isPending, isError, error, refetch } = useQuery(countsQuery());
  if (isOffline({ data, error })) return null;
  return (
    <section className={cards['card']} aria-labelledby="numbers-title">
      <h2 id="numbers-title" className={cards['title']}>
        Numbers
      </h2>
      {isPending && <Skeleton height="9rem" radius="12px" />}
      {isError && !data && <LoadAgain error={error} what="numbers" onAgain={() => void refetch()} />}
      {data && (
        <dl className={styles['numbers']}>
          {rowsOf(data).map(([label, value]) => (
            <div key={label} className={styles['number']}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

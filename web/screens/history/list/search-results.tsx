import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { SearchOrder } from '../../../../core/contract/reflections.ts';
import { SEARCH_PAGE_REFLECTIONS } from '../../../../core/domain/limits.ts';
import { fetchMoreFound, searchQuery } from '../../../data/reflections.ts';
import { useVisible } from '../../../features/deletion/pending-deletions.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { ReflectionPlaceholders } from '../../../features/reflections/reflection-placeholders.tsx';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import { SortSelect } from '../../../ui/form/sort-select.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { DayGroups } from './day-groups.tsx';
import styles from './list-view.module.css';
import { NothingFound, type OpenDay } from './nothing-found.tsx';
import { reflectionCount } from './reflections-by-day.ts';
import { useSearchExcerpts } from './search-excerpt.tsx';
import { ShowOlder } from './show-older.tsx';
import { useOlderPages } from './use-older-pages.ts';

const orders = [
  { value: 'newest', name: 'Newest First' },
  { value: 'oldest', name: 'Oldest First' },
] as const;

type Props = OpenDay & {
  search: string;
  order: SearchOrder;
  onOrder: (order: SearchOrder) => void;
  /**
   * What gets the focus when the results are there: the sort order if the user changed it, the first result if a button
   * that is gone started the search, otherwise nothing.
   */
  focusOn: 'sort' | 'result' | null;
  onMeant: (search: string) => void;
};

/** The results of a search, newest or oldest first, a page at a time, with every match marked. */
export function SearchResults({ search, order, focusOn, onMeant, onOrder, ...openDay }: Props) {
  const query = searchQuery({ words: search, order });
  const { data = [], isPending, isError, error, refetch } = useQuery({ ...query, select: useVisible() });
  const fetchNext = useCallback((before: string) => fetchMoreFound({ words: search, order }, before), [search, order]);
  const pages = useOlderPages(data, SEARCH_PAGE_REFLECTIONS, fetchNext);
  const show = useSearchExcerpts(search);
  useEffect(() => {
    if (focusOn === null || isPending) return;
    const place = focusOn === 'sort' ? 'main select' : 'main li article';
    focusIfLost(document.querySelector<HTMLElement>(place));
  }, [focusOn, isPending]);
  if (isPending) return <ReflectionPlaceholders />;
  if (isError) return <LoadAgain error={error} onAgain={() => void refetch()} />;
  const count = pages.all.length;
  return (
    <>
      <div className={styles['results']}>
        <LiveRegion className={count === 0 ? 'visually-hidden' : styles['found']}>
          {count === 0 ? 'Nothing found' : `${reflectionCount(count)}${pages.hasOlder ? ' so far' : ' found'}`}
        </LiveRegion>
        {count > 1 && <SortSelect value={order} options={orders} onChange={onOrder} />}
      </div>
      {count === 0 && <NothingFound search={search} onMeant={onMeant} {...openDay} />}
      <DayGroups reflections={pages.all} order={order} show={show} openDay={openDay} />
      <ShowOlder {...pages} label={order === 'newest' ? 'Show older' : 'Show newer'} />
    </>
  );
}

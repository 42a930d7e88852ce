import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SearchOrder } from '../../../../core/contract/reflections.ts';
import { SEARCH_PAGE_REFLECTIONS } from '../../../../core/domain/limits.ts';
import { fetchMoreFound, searchQuery } from '../../../data/reflections.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { ReflectionPlaceholders } from '../../../features/reflections/reflection-placeholders.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import { SortSelect } from '../../../ui/form/sort-select.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { useIsPrinted } from '../../../ui/page/use-is-printed.ts';
import { DayGroups } from './day-groups.tsx';
import styles from './list-view.module.css';
import { NothingFound } from './nothing-found.tsx';
import { OpenDate, type OpenDay } from './open-date.tsx';
import { reflectionCount } from './reflections-by-day.ts';
import { useSearchExcerpts } from './search-excerpt.tsx';
import { ShowMore } from './show-more.tsx';
import { useMatchInView } from './use-match-in-view.ts';
import { useOfferedDates } from './use-offered-dates.ts';
import { useOlderPages } from './use-older-pages.ts';
import { usePagesOfPlace } from './use-pages-of-place.ts';
import { wholeWordOffer } from './whole-word-offer.ts';

const orders = [
  { value: 'newest', name: 'Newest First' },
  { value: 'oldest', name: 'Oldest First' },
] as const;

type Props = OpenDay & {
  search: string;
  order: SearchOrder;
  onOrder: (order: SearchOrder) => void;
  /** Whether to focus the first result. True if the button that started the search had the focus and was removed. */
  takesFocus: boolean;
  onMeant: (search: string) => void;
};

export function SearchResults({ search, order, takesFocus, onMeant, onOrder, ...openDay }: Props) {
  const { data, isPending, error, refetch } = useQuery(searchQuery({ words: search, order }));
  const fetchNext = useCallback((before: string) => fetchMoreFound({ words: search, order }, before), [search, order]);
  const list = ['search', order, search];
  const pages = useOlderPages({
    list,
    first: data ?? [],
    refetchFirst: refetch,
    pageSize: SEARCH_PAGE_REFLECTIONS,
    fetchNext,
  });
  usePagesOfPlace(pages, order);
  const dates = useOfferedDates(search);
  const [isSorted, setSorted] = useState(order !== 'newest');
  const show = useSearchExcerpts(search);
  useMatchInView();
  // In print, the search field is hidden: print its words.
  const ofWords = useIsPrinted() ? ` for “${search.trim()}”` : '';
  const offer = useMemo(() => wholeWordOffer(search, pages.all), [pages.all, search]);
  useEffect(() => {
    if (takesFocus && !isPending) focusIfLost(document.querySelector<HTMLElement>('main li article'));
  }, [takesFocus, isPending]);
  const sort = (next: SearchOrder) => {
    setSorted(true);
    onOrder(next);
  };
  const count = pages.all.length;
  // If the chosen order cannot be loaded, the user must still be able to choose the other order.
  const isSortable = error || isPending ? isSorted : count > 1;
  return (
    <>
      <div className={styles['results']}>
        <LiveRegion className={count === 0 ? 'visually-hidden' : styles['found']}>
          {isPending || error ? '' : count === 0 ? 'Nothing found' : foundCount(count, pages.hasMore) + ofWords}
        </LiveRegion>
        {isSortable && <SortSelect value={order} options={orders} onChange={sort} />}
      </div>
      {isPending && <ReflectionPlaceholders />}
      {error && <LoadAgain error={error} offlineNote="Searching needs a connection." onAgain={() => void refetch()} />}
      {data && !error && (
        <>
          {count === 0 && <NothingFound search={search} dates={dates} onMeant={onMeant} {...openDay} />}
          {count > 0 && (dates.length > 0 || offer) && (
            <div className={styles['offers']}>
              {dates.map((date) => (
                <OpenDate key={date.day} date={date} variant="quiet" {...openDay} />
              ))}
              {offer && (
                <Button variant="quiet" onClick={() => onMeant(offer.search)}>
                  {offer.label}
                </Button>
              )}
            </div>
          )}
          <DayGroups reflections={pages.all} countText={foundOnDay} {...{ order, show, openDay }} />
          <ShowMore {...pages} kind={order === 'newest' ? 'older' : 'newer'} />
        </>
      )}
    </>
  );
}

/** Do not call it the number of reflections: the day may have another one without a match. */
const foundOnDay = (count: number) => `${count} found`;

const foundCount = (count: number, hasMore: boolean) =>
  `${reflectionCount(count)}${hasMore ? ' found so far' : ' found'}`;

import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { SEARCH_PAGE_REFLECTIONS } from '../../../../core/domain/limits.ts';
import { fetchMoreFound, searchQuery } from '../../../data/reflections.ts';
import { useVisible } from '../../../features/deletion/pending-deletions.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { ReflectionPlaceholders } from '../../../features/reflections/reflection-placeholders.tsx';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { DayGroups } from './day-groups.tsx';
import styles from './list-view.module.css';
import { NothingFound, type OpenDay } from './nothing-found.tsx';
import { reflectionCount } from './reflections-by-day.ts';
import { useSearchExcerpts } from './search-excerpt.tsx';
import { ShowOlder } from './show-older.tsx';
import { useOlderPages } from './use-older-pages.ts';

type Props = OpenDay & {
  search: string;
  /** Whether the first result gets the focus, because the button that started the search is gone. */
  takesFocus: boolean;
  onMeant: (search: string) => void;
};

/** The results of a search, newest first, a page at a time, with every match marked. */
export function SearchResults({ search, takesFocus, onMeant, ...openDay }: Props) {
  const { data = [], isPending, isError, error, refetch } = useQuery({ ...searchQuery(search), select: useVisible() });
  const fetchNext = useCallback((before: string) => fetchMoreFound(search, before), [search]);
  const pages = useOlderPages(data, SEARCH_PAGE_REFLECTIONS, fetchNext);
  const show = useSearchExcerpts(search);
  useEffect(() => {
    if (takesFocus && !isPending) focusIfLost(document.querySelector<HTMLElement>('main li article'));
  }, [takesFocus, isPending]);
  if (isPending) return <ReflectionPlaceholders />;
  if (isError) return <LoadAgain error={error} onAgain={() => void refetch()} />;
  const count = pages.all.length;
  return (
    <>
      <LiveRegion className={count === 0 ? 'visually-hidden' : styles['found']}>
        {count === 0 ? 'Nothing found' : `${reflectionCount(count)}${pages.hasOlder ? ' so far' : ' found'}`}
      </LiveRegion>
      {count === 0 && <NothingFound search={search} onMeant={onMeant} {...openDay} />}
      <DayGroups reflections={pages.all} show={show} openDay={openDay} />
      <ShowOlder {...pages} />
    </>
  );
}

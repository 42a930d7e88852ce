import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { SearchOrder } from '../../../../core/contract/reflections.ts';
import type { Day } from '../../../../core/domain/days/day.ts';
import { HISTORY_LIST_LIMIT } from '../../../../core/domain/limits.ts';
import { fetchOlder, latestReflectionsQuery } from '../../../data/reflections.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { firstDayOf, type Month, monthOf } from '../../../features/reflections/month.ts';
import { ReflectionPlaceholders } from '../../../features/reflections/reflection-placeholders.tsx';
import { useLocalDay } from '../../../features/reflections/use-local-day.ts';
import { useServerDay } from '../../../features/reflections/use-server-day.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { useUntouchedSince } from '../../../ui/page/untouched-since.ts';
import { useReflectionsOnDevice } from '../use-reflections-on-device.ts';
import { DayGroups } from './day-groups.tsx';
import { isLongList, ListJump } from './list-jump.tsx';
import { NotebookDrawing } from './notebook-drawing.tsx';
import type { OpenDay } from './open-date.tsx';
import { SearchResults } from './search-results.tsx';
import { ShowMore } from './show-more.tsx';
import { useOlderPages } from './use-older-pages.ts';

const fetchNext = (before: string) => fetchOlder(HISTORY_LIST_LIMIT, before);

type Props = OpenDay & {
  search: string;
  order: SearchOrder;
  onSearch: (search: string) => void;
  onOrder: (order: SearchOrder) => void;
  /** The day or month at which the list opens; null for its beginning. */
  opensAt: Day | Month | null;
  /** Whether the screen shows submitted words that wait to be sent. */
  hasWaiting: boolean;
};

/** Show the latest 100 reflections by day, and older ones on request. During a search, show the results instead. */
export function ListView({ search, order, onSearch, onOrder, opensAt, hasWaiting, ...openDay }: Props) {
  const today = useServerDay();
  const [meant, setMeant] = useState<string | null>(null);
  const [isUntouched, beginAgain] = useUntouchedSince();
  const { data, isPending, error, refetch } = useQuery(latestReflectionsQuery(HISTORY_LIST_LIMIT, useLocalDay()));
  const onDevice = useReflectionsOnDevice(error !== null);
  const pages = useOlderPages({
    list: ['all'],
    first: data ?? [],
    refetchFirst: refetch,
    pageSize: HISTORY_LIST_LIMIT,
    fetchNext,
  });
  const searchFor = (words: string) => {
    setMeant(words);
    onSearch(words);
  };
  if (search !== '') {
    const takesFocus = search === meant;
    return <SearchResults key={search} {...{ search, order, takesFocus, onOrder }} onMeant={searchFor} {...openDay} />;
  }
  if (isPending) return <ReflectionPlaceholders />;
  const newest = data?.[0]?.localDate ?? '';
  const inList = new Set(pages.all.map(({ id }) => id));
  // The list may have been stored before other answers, such as those of home, which know newer reflections.
  const newer = onDevice.filter(({ id, localDate }) => localDate >= newest && !inList.has(id));
  const known = [...newer, ...pages.all];
  const loadAgain = () => {
    beginAgain();
    void refetch();
  };
  const failure = error && <LoadAgain error={error} showsKnown={known.length > 0} onAgain={loadAgain} />;
  if (!data) {
    return (
      <>
        {failure}
        <DayGroups reflections={known} />
      </>
    );
  }
  const openMonth = (month: Month) => openDay.onOpen(month === monthOf(today) ? today : firstDayOf(month), 'month');
  // An empty list from the offline cache may be outdated: show the failure, not the empty text.
  if (known.length === 0) return failure || (!hasWaiting && <NoReflectionsYet />);
  return (
    <>
      {failure}
      <ListJump {...pages} opensAt={opensAt} isUntouched={isUntouched} />
      <DayGroups reflections={known} isLong={isLongList(pages)} onOpenMonth={openMonth} />
      <ShowMore {...pages} kind="older" />
    </>
  );
}

function NoReflectionsYet() {
  const [, navigate] = useLocation();
  return (
    <EmptyState
      drawing={<NotebookDrawing />}
      title="No Reflections Yet"
      text="Start your reflection journey today and build meaningful habits of self-discovery."
      action={<Button onClick={() => navigate('/')}>Back to Home</Button>}
    />
  );
}

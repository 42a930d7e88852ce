import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { SearchOrder } from '../../../../core/contract/reflections.ts';
import { HISTORY_LIST_LIMIT } from '../../../../core/domain/limits.ts';
import { cachedReflections } from '../../../data/cached-reflections.ts';
import { fetchOlder } from '../../../data/reflections.ts';
import { useVisible } from '../../../features/deletion/pending-deletions.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { ReflectionPlaceholders } from '../../../features/reflections/reflection-placeholders.tsx';
import { useLatestReflections } from '../../../features/reflections/use-reflections.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { DayGroups } from './day-groups.tsx';
import { NotebookDrawing } from './notebook-drawing.tsx';
import type { OpenDay } from './nothing-found.tsx';
import { SearchResults } from './search-results.tsx';
import { ShowOlder } from './show-older.tsx';
import { useOlderPages } from './use-older-pages.ts';

const fetchNext = (before: string) => fetchOlder(HISTORY_LIST_LIMIT, before);

type Props = OpenDay & {
  search: string;
  order: SearchOrder;
  onSearch: (search: string) => void;
  onOrder: (order: SearchOrder) => void;
};

/** The latest 100 reflections grouped by day, and older ones on request; during a search, its results. */
export function ListView({ search, order, onSearch, onOrder, ...openDay }: Props) {
  const [meant, setMeant] = useState<string | null>(null);
  const [sorted, setSorted] = useState<SearchOrder | null>(null);
  const { data, isPending, error, refetch } = useLatestReflections(HISTORY_LIST_LIMIT);
  const client = useQueryClient();
  const visible = useVisible();
  const pages = useOlderPages(data ?? [], HISTORY_LIST_LIMIT, fetchNext);
  const searchFor = (words: string) => {
    setMeant(words);
    setSorted(null);
    onSearch(words);
  };
  if (search !== '') {
    const focusOn = sorted === order ? 'sort' : search === meant ? 'result' : null;
    const sort = (next: SearchOrder) => {
      setSorted(next);
      onOrder(next);
    };
    return (
      <SearchResults
        key={`${order} ${search}`}
        {...{ search, order, focusOn }}
        onOrder={sort}
        onMeant={searchFor}
        {...openDay}
      />
    );
  }
  if (isPending) return <ReflectionPlaceholders />;
  const known = data ? pages.all : visible(cachedReflections(client));
  const failure = error && <LoadAgain error={error} showsKnown={known.length > 0} onAgain={() => void refetch()} />;
  if (!data) {
    return (
      <>
        {failure}
        <DayGroups reflections={known} />
      </>
    );
  }
  // An empty list from the offline cache may be outdated: show the failure, not the empty text.
  if (data.length === 0) return failure || <NoReflectionsYet />;
  return (
    <>
      {failure}
      <DayGroups reflections={known} />
      <ShowOlder {...pages} />
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

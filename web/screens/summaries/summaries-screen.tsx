import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { isDay } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { type SummarySort, searchSummaries } from '../../../core/domain/summaries/summary-search.ts';
import { summariesQuery } from '../../data/summaries.ts';
import { LoadAgain } from '../../features/reflections/load-again.tsx';
import { useLocalDay } from '../../features/reflections/use-local-day.ts';
import { Page } from '../../ui/page/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { MissingWeek } from './missing-week.tsx';
import { NoSummaries } from './no-summaries.tsx';
import styles from './summaries-screen.module.css';
import { SummaryList } from './summary-list.tsx';
import { SummarySearch } from './summary-search.tsx';

/** /weekly-summary and /summary/:weekStart?: all weekly summaries, searchable, with the week of the path expanded. */
export function SummariesScreen() {
  const path = useParams()['weekStart'];
  const weekStart = path !== undefined && isDay(path) ? weekStartOf(path) : path;
  const thisWeek = weekStartOf(useLocalDay());
  const { data, isPending, isError, error, refetch } = useQuery(summariesQuery(thisWeek));
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<SummarySort>('newest');
  const found = searchSummaries(data ?? [], search, sort);
  const isSearching = search.trim() !== '';
  // After an error, cached summaries do not show whether newer summaries exist.
  const isNone = found.length === 0 && (isSearching || !isError);
  const isMissing =
    data !== undefined && !isError && weekStart !== undefined && data.every((each) => each.weekStart !== weekStart);
  return (
    <Page header={<TextLink href="/">← Back</TextLink>}>
      <h1 className={styles['title']}>Weekly Summaries</h1>
      <SummarySearch search={search} sort={sort} onSearch={setSearch} onSort={setSort} />
      {isPending && (
        <p role="status" className={styles['loading']}>
          Loading...
        </p>
      )}
      {isError && <LoadAgain error={error} showsKnown={found.length > 0} onAgain={() => void refetch()} />}
      {isMissing && !isSearching && <MissingWeek path={weekStart} thisWeek={thisWeek} />}
      {data && isNone && <NoSummaries isSearching={isSearching} />}
      {data && found.length > 0 && (
        <SummaryList key={weekStart} summaries={found} isSearching={isSearching} initialWeekStart={weekStart} />
      )}
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { addDays, isDay } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { WEEK_DAYS } from '../../../core/domain/limits.ts';
import { NetworkError } from '../../data/api/api.ts';
import { summariesQuery } from '../../data/summaries.ts';
import { LoadAgain } from '../../features/reflections/load-again.tsx';
import { useLocalDay } from '../../features/reflections/use-local-day.ts';
import { Page } from '../../ui/page/page.tsx';
import { useUntouchedSince } from '../../ui/page/untouched-since.ts';
import { useIsWide } from '../../ui/page/use-is-wide.ts';
import { useReturnPlace } from '../../ui/page/use-return-place.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { AwaitedWeek } from './awaited-week.tsx';
import { MissingWeek } from './missing-week.tsx';
import { NamedWeeks } from './named-weeks.tsx';
import { NoSummaries } from './no-summaries.tsx';
import { useRewrittenWeeks } from './rewritten-week.tsx';
import { SummariesOff } from './summaries-off.tsx';
import styles from './summaries-screen.module.css';
import { SummaryList } from './summary-list.tsx';
import { SummarySearch } from './summary-search.tsx';
import { useEntryList } from './use-entry-list.ts';
import { useFoundSummaries } from './use-found-summaries.ts';

/**
 * The screen of /weekly-summary and /summary/:weekStart?. It shows all weekly summaries with a search. The week in the
 * path is expanded, and a click that expands another week changes the path. The back button of a card leads to
 * /summary?week=..., which expands the week of that card.
 */
export function SummariesScreen() {
  useReturnPlace();
  const [address] = useSearchParams();
  const path = useParams()['weekStart'] ?? address.get('week') ?? undefined;
  const weekStart = path !== undefined && isDay(path) ? weekStartOf(path) : path;
  const today = useLocalDay();
  const thisWeek = weekStartOf(today);
  const [opensOffline] = useState(() => !navigator.onLine);
  const {
    data: stored,
    isPending,
    isFetching,
    refetch,
    ...query
  } = useQuery({
    ...summariesQuery(thisWeek),
    // The attempt fails, so the list is fetched as soon as there is a connection.
    ...(opensOffline && { refetchOnMount: 'always' }),
  });
  // Show the missing connection at once: after the failure, the message would move the list.
  const error = query.error ?? (opensOffline && stored && !query.isFetchedAfterMount ? new NetworkError() : null);
  const isError = error !== null;
  const { list: data, lostIds, lostWeeks, isPending: isUnknown, giveUp } = useRewrittenWeeks(stored, isFetching);
  const { list: entry, foundWeeks, change, open, readOn } = useEntryList();
  const { search: text, sort, openedWeek, isContinued } = entry;
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const isWide = useIsWide();
  const [isUntouched, beginAgain] = useUntouchedSince(`${weekStart} ${address}`);
  const search = text.trim();
  const isSearching = search !== '';
  const ofPath = data?.find((each) => each.weekStart === weekStart);
  // If the path names no week and there is only one summary, expand that one until the user collapses it.
  const only = weekStart === undefined && openedWeek !== null && data?.length === 1 ? data[0] : undefined;
  const opened = ofPath ?? only;
  const openId = opened?.id ?? null;
  const searched = useFoundSummaries(data ?? [], { search, sort, today, foundWeeks, lostIds });
  const { found, unmatched, named, offers, markedWords } = searched;
  // After an error, the server may have summaries that are not cached: do not say that there are none.
  const isNone = found.length === 0 && (isSearching || !(isError || isUnknown));
  const isOffline = error instanceof NetworkError;
  const isListed = data !== undefined && !isError && !isUnknown;
  // Without any summary, `NoSummaries` says when the first one comes.
  const lastWeek = addDays(thisWeek, -WEEK_DAYS);
  const hasOthers = data !== undefined && data.length > 0 && data.every((each) => each.weekStart !== lastWeek);
  const loadAgain = () => {
    beginAgain();
    void refetch();
  };
  const list = (
    <>
      <SummarySearch
        search={text}
        sort={sort}
        count={data && isSearching ? found.length : null}
        unmatchedCount={unmatched.length}
        onSearch={(next) => change({ search: next })}
        onSort={(next) => change({ sort: next })}
        onEnter={() => {
          const first = named[0] ?? found[0];
          if (isSearching && first) open(first.weekStart);
        }}
      />
      <NamedWeeks weeks={named} onOpen={open} />
      {isPending && (
        <p role="status" className={styles['loading']}>
          Loading...
        </p>
      )}
      {isError && <LoadAgain error={error} showsKnown={found.length > 0} onAgain={loadAgain} />}
      {(isListed || isOffline) && weekStart !== undefined && !ofPath && !isSearching && (
        <MissingWeek path={weekStart} thisWeek={thisWeek} isOffline={isOffline} />
      )}
      {!isSearching && <SummariesOff />}
      {isListed && today === thisWeek && hasOthers && !isSearching && <AwaitedWeek />}
      {data && isNone && <NoSummaries search={search} offers={offers} onSearch={(next) => change({ search: next })} />}
      {data && found.length > 0 && (
        <SummaryList
          summaries={found}
          pathWeekStart={weekStart}
          isByLink={weekStart !== openedWeek && !lostWeeks.some((week) => week === weekStart)}
          onToggle={({ id, weekStart: week }) => open(id === openId ? null : week)}
          onReadOn={(week) => readOn(opened?.weekStart ?? null, week)}
          {...{ sort, search, markedWords, unmatched, openId, lostIds, isContinued, isUntouched, pane, giveUp }}
        />
      )}
    </>
  );
  const hasPanes = isWide && data !== undefined && data.length > 0;
  return (
    <Page
      header={<TextLink href="/">← Back</TextLink>}
      isWide={hasPanes}
      className={hasPanes ? styles['screen'] : undefined}
    >
      <div className={hasPanes ? styles['panes'] : undefined}>
        <div className={hasPanes ? styles['list'] : undefined} data-scrolls-alone>
          <div>
            <h1 className={styles['title']}>Weekly Summaries</h1>
            {list}
          </div>
        </div>
        {hasPanes && (
          <div className={styles['reading']}>
            {found.length > 0 && found.every(({ id }) => id !== openId) && (
              <p className={styles['none']} data-not-printed>
                Expand a week to read it here.
              </p>
            )}
            <div ref={setPane} />
          </div>
        )}
      </div>
    </Page>
  );
}

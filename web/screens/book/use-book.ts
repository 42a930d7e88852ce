import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Reflection } from '../../../core/contract/reflection.ts';
import type { YearReflections } from '../../../core/contract/reflections.ts';
import type { Summary } from '../../../core/contract/summaries.ts';
import { type Day, dayAt } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { HISTORY_LIST_LIMIT } from '../../../core/domain/limits.ts';
import { cachedReflections } from '../../data/cached-reflections.ts';
import { calendarQuery, latestReflectionsQuery, yearQuery } from '../../data/reflections.ts';
import { summariesQuery } from '../../data/summaries.ts';
import { useVisibleOnceFetched } from '../../features/deletion/use-visible-once-fetched.ts';
import { useHiddenWeeks } from '../../features/deletion/weeks-with-deletion.ts';
import { type Month, monthBounds, monthOf } from '../../features/reflections/month.ts';
import { useLocalDay } from '../../features/reflections/use-local-day.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { useSignUpDay } from '../../features/session/use-sign-up-day.ts';
import { type BookRange, bookChapters, type Chapter, summariesInRange } from './book-chapters.ts';
import { isAnswered } from './is-answered.ts';
import { joined, type Missing } from './missing-months.ts';
import { useAnswers } from './use-answers.ts';
import { useDeviceJournal } from './use-device-journal.ts';

const monthsOfYear = (year: number): Month[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

const isMonthInRange = (month: Month, { from, to }: BookRange) =>
  (from === null || month >= monthOf(from)) && (to === null || month <= monthOf(to));

export type Book = {
  /** The share of the months that have been loaded or have failed, 0 to 1. */
  readonly progress: number;
  /** The pages; null while they are loading. */
  readonly chapters: readonly Chapter[] | null;
  /** What may be incomplete on this device, because the server did not answer for it. */
  readonly missing: Missing;
  /** Whether the server has said which months have reflections. */
  readonly isListed: boolean;
  /** The error of the first month that failed, or else of the first year that failed; null without a failure. */
  readonly error: Error | null;
  readonly isWithoutSummaries: boolean;
  /** The weeks of the range whose summaries are left out, because they may contain deleted words. */
  readonly hiddenWeeks: readonly Day[];
};

/**
 * Load all reflections and summaries of a range, a few months at a time. Without a connection, use the answers stored
 * on the device, and list the months that may be incomplete in `missing`. If `attempt` changes, load those months again.
 */
export function useBook(range: BookRange, attempt: number): Book {
  const client = useQueryClient();
  const visible = useVisibleOnceFetched();
  const today = useLocalDay();
  const signUpDay = useSignUpDay();
  const offset = effectiveTimezoneOffset();
  const lastYear = Number(today.slice(0, 4));
  const present = useQuery(yearQuery(lastYear));
  const isKnown = isAnswered(present);
  const isUnlisted = isKnown && (present.isError || present.dataUpdatedAt === 0);
  const device = useDeviceJournal(isUnlisted, today);
  const isBeginKnown = present.data !== undefined || device.wholeFrom === '';
  const firstYear = present.data ? (present.data.firstYear ?? lastYear) : Number(device.oldestMonth.slice(0, 4));
  const [from, to] = [Number(range.from?.slice(0, 4) ?? 0), Number(range.to?.slice(0, 4) ?? lastYear)];
  const years =
    isKnown && device.isRead
      ? Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index).filter(
          (year) => year >= from && year <= to,
        )
      : [];

  /** Fetch a failed query again, even if the offline cache has filled in a stored answer. */
  const againIfFailed = <T extends { queryKey: QueryKey }>(query: T) =>
    client.getQueryState(query.queryKey)?.error ? { ...query, staleTime: 0 } : query;
  const ofYears = useAnswers<YearReflections>(
    years
      .map(yearQuery)
      .map((query) => ({ queryKey: query.queryKey, fetch: () => client.fetchQuery(againIfFailed(query)) })),
    attempt,
  );
  const areYearsDone = isKnown && device.isRead && ofYears.done === years.length;
  const months = areYearsDone
    ? years
        .flatMap((year, index) => {
          const days = ofYears.isFromServer[index] ? ofYears.data[index]?.days : undefined;
          return days ? [...new Set(days.map(({ localDate }) => monthOf(localDate)))] : monthsOfYear(year);
        })
        .filter((month) => isMonthInRange(month, range) && month <= monthOf(today))
        .filter((month) => isBeginKnown || month >= device.oldestMonth)
    : [];
  const queryOf = (month: Month) => {
    const { start, end } = monthBounds(month, offset);
    return calendarQuery(start, end);
  };
  const ofMonths = useAnswers<Reflection[]>(
    months.map((month) => {
      const query = queryOf(month);
      return { queryKey: query.queryKey, fetch: () => client.fetchQuery(againIfFailed(query)) };
    }),
    attempt,
  );
  const areMonthsDone = areYearsDone && ofMonths.done === months.length;
  const unanswered = areMonthsDone ? months.filter((_, index) => !ofMonths.isFromServer[index]) : [];
  const { oldestMonth, wholeFrom, listedAtMs, answeredAtMs } = device;
  /**
   * Return whether a month was over when the server gave an answer. Otherwise other devices may have written more
   * since.
   */
  const wasOver = (month: Month, atMs: number) => month < monthOf(dayAt(atMs, offset));
  const isWhole = (month: Month) =>
    (wholeFrom !== null && month >= wholeFrom && wasOver(month, listedAtMs)) ||
    wasOver(month, answeredAtMs(queryOf(month).queryKey));
  // Only imported entries can be older than the account. The server's first year and the device tell whether there are any.
  const ofDevice = unanswered.length === 0 ? [] : [...cachedReflections(client), ...device.stored];
  const isBeforeSignUp = (month: Month) =>
    signUpDay !== null &&
    present.data?.firstYear === Number(signUpDay.slice(0, 4)) &&
    month < monthOf(signUpDay) &&
    ofDevice.every(({ importedFrom }) => importedFrom === undefined);
  const isEarlierWanted = !isBeginKnown && (range.from === null || monthOf(range.from) < oldestMonth);
  const missing = joined({
    before: isEarlierWanted ? oldestMonth : null,
    months: unanswered.filter((month) => !isWhole(month) && !isBeforeSignUp(month)),
  });

  const summaries = useQuery(summariesQuery(weekStartOf(today)));
  const hiddenWeeks = useHiddenWeeks(summaries.isFetching);
  const hiddenText = hiddenWeeks.join();
  const isHidden = ({ weekStart }: Summary) => hiddenWeeks.includes(weekStart);
  // If a month could not be loaded, some of its reflections may be among the latest reflections on this device.
  const latest = useQuery({ ...latestReflectionsQuery(HISTORY_LIST_LIMIT, today), enabled: unanswered.length > 0 });
  const isReady = areMonthsDone && isAnswered(summaries);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cache changes with latest.data, `unanswered` with ofMonths.
  const chapters = useMemo(() => {
    if (!isReady) return null;
    const read = ofMonths.data.flatMap((list) => list ?? []);
    const missed = ofDevice.filter(({ localDate }) => unanswered.includes(monthOf(localDate)));
    const shown = (summaries.data ?? []).filter((summary) => !isHidden(summary));
    return bookChapters(visible([...read, ...missed]), shown, range);
  }, [isReady, device.stored, ofMonths, latest.data, summaries.data, hiddenText, range, visible, client]);
  return {
    progress: areYearsDone ? (months.length === 0 ? 1 : ofMonths.done / months.length) : 0,
    chapters,
    missing,
    isListed: !isUnlisted && ofYears.isFromServer.every(Boolean),
    error: ofMonths.error ?? ofYears.error ?? present.error,
    isWithoutSummaries: isReady && summaries.data === undefined,
    hiddenWeeks: summariesInRange(summaries.data ?? [], range)
      .filter(isHidden)
      .map(({ weekStart }) => weekStart),
  };
}

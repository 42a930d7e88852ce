import { useQuery } from '@tanstack/react-query';
import { addDays } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { SUMMARY_DUE_SECONDS_OF_DAY, SUMMARY_REFLECTIONS_MIN, WEEK_DAYS } from '../../../core/domain/limits.ts';
import { summaryDueAt } from '../../../core/domain/summaries/summary-due.ts';
import { shortClockText } from '../../../core/domain/texts/limit-texts.ts';
import { preferencesQuery } from '../../data/preferences.ts';
import { summariesQuery } from '../../data/summaries.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import { useRenderAt } from '../../features/drafts/use-render-at.ts';
import { useLocalDay } from '../../features/reflections/use-local-day.ts';
import { useWeekReflections } from '../../features/reflections/use-reflections.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';

const askAgainMs = 8_000;

/**
 * Return a sentence that says when the summary of last week comes, and fetch the list from time to time. Return null if
 * last week gets no summary. Use only on a Monday on which the list has no summary of last week.
 */
export function useAwaitedSummary(): string | null {
  const today = useLocalDay();
  const thisWeek = weekStartOf(today);
  const lastWeek = addDays(thisWeek, -WEEK_DAYS);
  const count = useWeekReflections(lastWeek).data?.length ?? 0;
  const aiSummaries = useQuery(preferencesQuery()).data?.aiSummaries ?? 'off';
  const isAwaited = today === thisWeek && count >= SUMMARY_REFLECTIONS_MIN && aiSummaries !== 'off';
  const dueAtMs = summaryDueAt(lastWeek, effectiveTimezoneOffset());
  useRenderAt([dueAtMs], undefined);
  const isDue = serverClockMs() >= dueAtMs;
  const refetchInterval = isAwaited && isDue ? askAgainMs : false;
  useQuery({ ...summariesQuery(thisWeek), refetchOnMount: false, refetchInterval });
  if (!isAwaited) return null;
  const state = isDue ? 'being written' : `ready from ${shortClockText(SUMMARY_DUE_SECONDS_OF_DAY)}`;
  return `Last week has enough: its summary is ${state}.`;
}

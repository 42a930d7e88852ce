import type { QueryClient } from '@tanstack/react-query';
import type { Reflection } from '../../../core/contract/reflection.ts';
import type { Summary, SummaryVersions } from '../../../core/contract/summaries.ts';
import { type Day, dayAt } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { SUMMARY_REFLECTIONS_MIN } from '../../../core/domain/limits.ts';
import { pathOf } from '../../data/api/api.ts';
import { cachedReflections } from '../../data/cached-reflections.ts';
import { statsQuery } from '../../data/stats.ts';
import { summaryVersionsQuery } from '../../data/summaries.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';
import { isWindowOpen } from './is-window-open.ts';
import { keptDayText } from './kept-day-text.ts';
import { pendingDeletions } from './pending-deletions.ts';

/** Return today by the server's clock. */
export const serverToday = (): Day => dayAt(serverClockMs(), effectiveTimezoneOffset());

/** Return the Monday of this week by the server's clock. */
export const thisWeekStart = (): Day => weekStartOf(serverToday());

/** Return whether a summary has several versions, as far as this device knows. */
function hasVersions(client: QueryClient, { id, version }: Summary): boolean {
  const known = client.getQueryData<SummaryVersions>(summaryVersionsQuery(id).queryKey);
  return version > 0 || (known?.versions.length ?? 0) > 1;
}

/**
 * Return the summary of the week of the reflection, or null if the week has none. Return undefined if it may have one:
 * no list of summaries is loaded, and the week is past.
 */
export function summaryOfWeek(client: QueryClient, { localDate }: Reflection): Summary | null | undefined {
  const week = weekStartOf(localDate);
  const lists = client
    .getQueriesData<Summary[]>({ queryKey: [pathOf('listSummaries')] })
    .flatMap(([, list]) => (list ? [list] : []));
  const isUnknown = lists.length === 0 && week < thisWeekStart();
  return isUnknown ? undefined : (lists.flat().find(({ weekStart }) => weekStart === week) ?? null);
}

/**
 * Return the sentence that says how the deletion changes the summary of the week. Return '' if the week has no summary.
 * `left` counts the week's other reflections, if they are known; otherwise, the summary's own number counts.
 */
function ofSummary(client: QueryClient, reflection: Reflection, left: number | undefined): string {
  const summary = summaryOfWeek(client, reflection);
  if (summary === null) return '';
  if (summary === undefined) return 'If its week has a summary, it changes or goes, too.';
  if ((left ?? summary.reflectionCount - 1) < SUMMARY_REFLECTIONS_MIN) return 'The summary of its week goes, too.';
  const others = hasVersions(client, summary) ? ', in place of all its versions' : '';
  return `The summary of its week is written again${others}.`;
}

/** Return what the deletion leaves of the day. Return '' if another own reflection of the day is known to stay. */
function ofDay(client: QueryClient, uid: string, { id, localDate }: Reflection): string {
  const deleted = pendingDeletions(uid);
  const stays = cachedReflections(client).some(
    (each) =>
      each.localDate === localDate &&
      each.id !== id &&
      each.importedFrom === undefined &&
      !deleted.some((pending) => pending.id === each.id),
  );
  const today = serverToday();
  return stays ? '' : keptDayText(localDate, today, client.getQueryData(statsQuery(today).queryKey));
}

/**
 * Return what the toast after a deletion says about the streak, the window and the summary. `left`: the number of the
 * week's other reflections that the user has not deleted, if it is known.
 */
export function whatStays(client: QueryClient, uid: string, reflection: Reflection, left?: number): string {
  // An imported reflection is in no summary and takes up no window.
  if (reflection.importedFrom) return 'It counted for no streak.';
  const isOpen = isWindowOpen(client, reflection);
  return [
    ofDay(client, uid, reflection),
    isOpen && 'Nothing new can be written in this window.',
    ofSummary(client, reflection, left),
  ]
    .filter(Boolean)
    .join(' ');
}

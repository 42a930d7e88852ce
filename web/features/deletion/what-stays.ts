import type { QueryClient } from '@tanstack/react-query';
import type { Reflection } from '../../../core/contract/reflection.ts';
import type { Summary } from '../../../core/contract/summaries.ts';
import { dayAt } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { SUMMARY_REFLECTIONS_MIN } from '../../../core/domain/limits.ts';
import { pathOf } from '../../data/api/api.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';

/**
 * Return the sentence that says how the deletion changes the summary of the week. Return '' if the week has no summary.
 */
function ofSummary(client: QueryClient, { localDate }: Reflection): string {
  const week = weekStartOf(localDate);
  const lists = client
    .getQueriesData<Summary[]>({ queryKey: [pathOf('listSummaries')] })
    .flatMap(([, list]) => (list ? [list] : []));
  const summary = lists.flat().find(({ weekStart }) => weekStart === week);
  if (summary) {
    const isRewritten = summary.reflectionCount > SUMMARY_REFLECTIONS_MIN;
    return isRewritten ? ' The summary of its week is written again.' : ' The summary of its week goes, too.';
  }
  // If no list of summaries is loaded, any past week may have a summary.
  const isUnknown = lists.length === 0 && week < weekStartOf(dayAt(serverClockMs(), effectiveTimezoneOffset()));
  return isUnknown ? ' If its week has a summary, it changes or goes, too.' : '';
}

/** Return what the toast after a deletion says about the streak, the window and the summary. */
export function whatStays(client: QueryClient, reflection: Reflection): string {
  // An imported reflection is in no summary and takes up no window.
  if (reflection.importedFrom) return 'It counted for no streak.';
  const isOpen = Date.now() < Date.parse(reflection.availableUntil);
  return `Your streak keeps the day.${isOpen ? ' Nothing new can be written in this window.' : ''}${ofSummary(client, reflection)}`;
}

import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Summary, SummaryVersions } from '../../core/contract/summaries.ts';
import { addDays, type Day } from '../../core/domain/days/day.ts';
import { WEEK_DAYS } from '../../core/domain/limits.ts';
import { callApi, pathOf } from './api.ts';

/** How often a version that a model still works at is asked for. */
const VERSION_BEING_MADE_ASK_MS = 4_000;

/**
 * All weekly summaries. The key carries this week's Monday: a new week may have brought one. It comes hours after the
 * week has begun, so an answer without last week's is asked again whenever the list is shown.
 */
export function summariesQuery(weekStart: Day) {
  const lastWeek = addDays(weekStart, -WEEK_DAYS);
  const hasLastWeek = (known: Summary[] = []) => known.some((summary) => summary.weekStart === lastWeek);
  return queryOptions({
    queryKey: [pathOf('listSummaries'), weekStart],
    queryFn: ({ signal }): Promise<Summary[]> => callApi('listSummaries', { signal }),
    refetchOnMount: ({ state }) => (hasLastWeek(state.data) ? true : 'always'),
    retry: false,
  });
}

/** One weekly summary; a missing one is an ApiError of status 404. */
export function summaryQuery(id: string) {
  return queryOptions({
    queryKey: [`/api/summaries/${id}`],
    queryFn: ({ signal }): Promise<Summary> => callApi('getSummary', { params: { id }, signal }),
    refetchOnMount: true,
    retry: false,
  });
}

/** All versions of one summary. Asked whenever its card is opened, and again while one is being made. */
export function summaryVersionsQuery(id: string) {
  return queryOptions({
    queryKey: [`/api/summaries/${id}/versions`],
    queryFn: ({ signal }): Promise<SummaryVersions> => callApi('listSummaryVersions', { params: { id }, signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.isBeingMade ? VERSION_BEING_MADE_ASK_MS : false),
    retry: false,
  });
}

/** Asks for a new version, and chooses which to keep. Both throw what `callApi` throws. */
export function useSummaryVersions(id: string) {
  const client = useQueryClient();
  const { queryKey } = summaryVersionsQuery(id);
  return {
    ask: async (newest: number): Promise<SummaryVersions> => {
      const versions = await callApi('createSummaryVersion', { params: { id }, body: { newest } });
      client.setQueryData(queryKey, versions);
      return versions;
    },
    keep: async (version: number): Promise<void> => {
      const kept: Summary = await callApi('chooseSummaryVersion', { params: { id }, body: { version } });
      client.setQueryData(queryKey, (known) => known && { ...known, chosen: version });
      client.setQueryData(summaryQuery(id).queryKey, kept);
      await client.invalidateQueries({ queryKey: [pathOf('listSummaries')] });
    },
  };
}

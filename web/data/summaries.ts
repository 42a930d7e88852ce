import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Summary, SummaryVersions } from '../../core/contract/summaries.ts';
import { addDays, type Day } from '../../core/domain/days/day.ts';
import { WEEK_DAYS } from '../../core/domain/limits.ts';
import { callApi, pathOf } from './api/api.ts';

/** Interval between fetches of a summary's versions while a model writes a new version. */
const pollVersionsMs = 4_000;

/**
 * Query all weekly summaries. The key contains this week's Monday, because a new week may add last week's summary. The
 * server writes that summary hours later: until the list contains it, the list is fetched each time it is shown.
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

/** Query one weekly summary. Fails with ApiError 404 when it does not exist. */
export function summaryQuery(id: string) {
  return queryOptions({
    queryKey: [`/api/summaries/${id}`],
    queryFn: ({ signal }): Promise<Summary> => callApi('getSummary', { params: { id }, signal }),
    refetchOnMount: true,
    retry: false,
  });
}

/** All versions of one summary. Fetched when its card is opened, and repeatedly while a version is being written. */
export function summaryVersionsQuery(id: string) {
  return queryOptions({
    queryKey: [`/api/summaries/${id}/versions`],
    queryFn: ({ signal }): Promise<SummaryVersions> => callApi('listSummaryVersions', { params: { id }, signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.isBeingMade ? pollVersionsMs : false),
    retry: false,
  });
}

/** Return functions that request a new version of a summary and choose a version. They throw what `callApi` throws. */
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
    takeBuiltin: async (): Promise<void> => {
      const versions = await callApi('takeBuiltinWords', { params: { id } });
      client.setQueryData(queryKey, versions);
      const kept = versions.versions.find(({ version }) => version === versions.chosen);
      if (kept) client.setQueryData(summaryQuery(id).queryKey, kept);
      await client.invalidateQueries({ queryKey: [pathOf('listSummaries')] });
    },
  };
}

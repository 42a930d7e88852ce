import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Summary, SummaryVersions } from '../../core/contract/summaries.ts';
import { addDays, type Day } from '../../core/domain/days/day.ts';
import { WEEK_DAYS } from '../../core/domain/limits.ts';
import { callApi, pathOf } from './api/api.ts';
import { refetchOnOpen, refetchOnReturn } from './refetch-on-return.ts';

/** How often the versions of a summary are fetched while a model writes a new version. */
const pollVersionsMs = 4_000;

/**
 * Query all weekly summaries. The key contains this week's Monday, because each week may add a summary. The server
 * writes last week's summary some hours after the week's end: until it is in the list, fetch the list each time.
 */
export function summariesQuery(weekStart: Day) {
  const lastWeek = addDays(weekStart, -WEEK_DAYS);
  const hasLastWeek = (known: Summary[] = []) => known.some((summary) => summary.weekStart === lastWeek);
  return queryOptions({
    queryKey: [pathOf('listSummaries'), weekStart],
    queryFn: ({ signal }): Promise<Summary[]> => callApi('listSummaries', { signal }),
    refetchOnMount: (query) => (hasLastWeek(query.state.data) ? refetchOnOpen(query) : navigator.onLine && 'always'),
    refetchOnWindowFocus: refetchOnReturn,
    retry: false,
  });
}

/** Query one weekly summary. Throws ApiError 404 if it does not exist. */
export function summaryQuery(id: string) {
  return queryOptions({
    queryKey: [`/api/summaries/${id}`],
    queryFn: ({ signal }): Promise<Summary> => callApi('getSummary', { params: { id }, signal }),
    refetchOnMount: refetchOnOpen,
    refetchOnWindowFocus: refetchOnReturn,
    retry: false,
  });
}

/** Query all versions of one summary, repeatedly while a model writes a new version. */
export function summaryVersionsQuery(id: string) {
  return queryOptions({
    queryKey: [`/api/summaries/${id}/versions`],
    queryFn: ({ signal }): Promise<SummaryVersions> => callApi('listSummaryVersions', { params: { id }, signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: refetchOnReturn,
    refetchInterval: ({ state }) => (state.data?.isBeingMade ? pollVersionsMs : false),
    retry: false,
  });
}

/** Return functions that request a new version of a summary or choose a version. They throw what `callApi` throws. */
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

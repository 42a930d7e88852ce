import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type LaterCall, laterPlace } from '../../core/contract/base/later-paths.ts';
import type { Import, ImportName, ImportReport, YourData } from '../../core/contract/your-data.ts';
import { ApiError, isUnanswered } from './api/api.ts';
import { requestBlob, requestJson } from './api/http.ts';
import { announceRemoval, forgetEntries } from './forget-entries.ts';
import { refetchOnReturn } from './refetch-on-return.ts';

/** The time limit of a file transfer: enough for years of reflections on a slow connection. */
const fileTimeoutMs = 10 * 60_000;

function placeOf(call: LaterCall) {
  const { method, path } = laterPlace(call);
  return { method, url: path };
}

/** Query what the account contains and how its owner can confirm a deletion. */
export function yourDataQuery() {
  const { method, url } = placeOf('getYourData');
  return queryOptions({
    queryKey: [url],
    queryFn: async ({ signal }) => (await requestJson({ method, url, signal })) as YourData,
    refetchOnMount: 'always',
  });
}

/** Download the whole account as one zip file. */
export const downloadEverything = (): Promise<Blob> =>
  requestBlob({ ...placeOf('exportData'), timeoutMs: fileTimeoutMs });

/** Return what importing a file would add, without storing anything. `signal` aborts the upload. */
export const previewImport = async (file: Blob, signal: AbortSignal): Promise<ImportReport> =>
  (await requestJson({ ...placeOf('previewImport'), body: file, signal, timeoutMs: fileTimeoutMs })) as ImportReport;

/** Import a file, either completely or not at all. */
export const importData = async (file: Blob): Promise<ImportReport> =>
  (await requestJson({ ...placeOf('importData'), body: file, timeoutMs: fileTimeoutMs })) as ImportReport;

/** Query the imports that still have entries, newest first. A server of an earlier version has no such list. */
export function importsQuery() {
  const { method, url } = placeOf('listImports');
  return queryOptions({
    queryKey: [url],
    queryFn: ({ signal }) =>
      requestJson({ method, url, signal }).then(
        (imports) => imports as Import[],
        (error: unknown): Import[] => {
          if (error instanceof ApiError && error.status === 404) return [];
          throw error;
        },
      ),
    refetchOnMount: 'always',
    refetchOnWindowFocus: refetchOnReturn,
  });
}

/**
 * Delete all entries of an import, and return how many were left of it. `owner` is the user's uid. If the server did not
 * answer, it may have deleted them nevertheless: fetch again what may have changed.
 */
export async function removeImport(
  client: QueryClient,
  owner: string,
  { source, importedAt }: ImportName,
): Promise<number> {
  const sent = { ...placeOf('removeImport'), body: { source, importedAt }, owner };
  const answer = await requestJson(sent).catch((error: unknown) => {
    if (isUnanswered(error)) void client.invalidateQueries();
    throw error;
  });
  const { removed } = answer as { removed: number };
  const isOther = (one: ImportName) => one.source !== source || one.importedAt !== importedAt;
  announceRemoval(owner);
  client.setQueryData(importsQuery().queryKey, (known) => known?.filter(isOther));
  await forgetEntries(client);
  return removed;
}

export async function deleteAccount(body: { confirmation: string; password?: string }): Promise<void> {
  await requestJson({ ...placeOf('deleteAccount'), body });
}

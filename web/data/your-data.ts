import { type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type LaterCall, laterPlace } from '../../core/contract/base/later-paths.ts';
import type { Import, ImportName, ImportReport, YourData } from '../../core/contract/your-data.ts';
import { pathOf } from './api/api.ts';
import { requestBlob, requestJson } from './api/http.ts';
import { storeAnswersAgain } from './offline-cache.ts';
import { refetchOnReturn } from './refetch-on-return.ts';
import { olderPages } from './reflections.ts';

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

/** Query the imports that still have entries, newest first. */
export function importsQuery() {
  const { method, url } = placeOf('listImports');
  return queryOptions({
    queryKey: [url],
    queryFn: async ({ signal }) => (await requestJson({ method, url, signal })) as Import[],
    refetchOnMount: 'always',
    refetchOnWindowFocus: refetchOnReturn,
  });
}

/** Remove what may contain entries of a removed import from memory and from the offline cache. Fetch the rest again. */
async function forgetEntries(client: QueryClient): Promise<void> {
  // The early answers were requested before the removal.
  delete window.inwardEarlyAnswers;
  const isOfEntries = ({ queryKey }: Query) => String(queryKey[0]).startsWith(pathOf('listReflections'));
  client.removeQueries({ type: 'inactive', predicate: isOfEntries });
  // A list on the screen begins with its first page again, because nothing fetches its older pages again.
  void client.resetQueries({ queryKey: [olderPages] });
  void client.invalidateQueries();
  await storeAnswersAgain(client);
}

/** Delete all entries of an import, and return how many were left of it. `owner` is the user's uid. */
export async function removeImport(
  client: QueryClient,
  owner: string,
  { source, importedAt }: ImportName,
): Promise<number> {
  const sent = { ...placeOf('removeImport'), body: { source, importedAt }, owner };
  const { removed } = (await requestJson(sent)) as { removed: number };
  const isOther = (one: ImportName) => one.source !== source || one.importedAt !== importedAt;
  client.setQueryData(importsQuery().queryKey, (known) => known?.filter(isOther));
  await forgetEntries(client);
  return removed;
}

export async function deleteAccount(body: { confirmation: string; password?: string }): Promise<void> {
  await requestJson({ ...placeOf('deleteAccount'), body });
}

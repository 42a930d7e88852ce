import { queryOptions } from '@tanstack/react-query';
import { type LaterCall, laterPlace } from '../../core/contract/base/later-paths.ts';
import type { ImportReport, YourData } from '../../core/contract/your-data.ts';
import { requestBlob, requestJson } from './api/http.ts';

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

export async function deleteAccount(body: { confirmation: string; password?: string }): Promise<void> {
  await requestJson({ ...placeOf('deleteAccount'), body });
}

import { queryOptions } from '@tanstack/react-query';
import type { Contract } from '../../core/contract/contract.ts';
import type { ImportReport, YourData } from '../../core/contract/your-data.ts';
import type { YourDataCall } from './api-paths.ts';
import { requestAnswer, requestJson } from './http.ts';
import { withinTime } from './within-time.ts';

/** As `apiPaths`, for the calls that come with this part of Settings. */
const paths: { readonly [N in YourDataCall]: `${Contract[N]['method']} ${Contract[N]['path']}` } = {
  getYourData: 'GET /api/user/data',
  exportData: 'GET /api/user/export',
  previewImport: 'POST /api/user/import/preview',
  importData: 'POST /api/user/import',
  deleteAccount: 'POST /api/user/delete',
};

/** A long journal on a slow line. */
const fileLimitMs = 10 * 60_000;

function placeOf(call: YourDataCall): { method: string; url: string } {
  const [method = '', url = ''] = paths[call].split(' ');
  return { method, url };
}

/** What lies in the account and how its owner proves who they are. */
export function yourDataQuery() {
  const { method, url } = placeOf('getYourData');
  return queryOptions({
    queryKey: [url],
    queryFn: async ({ signal }) => (await requestJson({ method, url, signal })) as YourData,
    refetchOnMount: 'always',
  });
}

/** Everything, as one zip file. */
export async function downloadEverything(): Promise<Blob> {
  return withinTime(fileLimitMs, async (signal) => (await requestAnswer({ ...placeOf('exportData'), signal })).blob());
}

async function sendFile(call: 'previewImport' | 'importData', file: Blob, outer?: AbortSignal): Promise<ImportReport> {
  const send = async (signal: AbortSignal) => {
    const answer = await requestAnswer({ ...placeOf(call), body: file, signal });
    return (await answer.json()) as ImportReport;
  };
  return withinTime(fileLimitMs, send, outer);
}

/** What a file would bring; nothing is stored. `signal` ends it. */
export const previewImport = (file: Blob, signal: AbortSignal): Promise<ImportReport> =>
  sendFile('previewImport', file, signal);

/** Brings a file in, all of it or nothing. */
export const importData = (file: Blob): Promise<ImportReport> => sendFile('importData', file);

/** Deletes the account on the server. */
export async function deleteAccount(body: { confirmation: string; password?: string }): Promise<void> {
  await requestJson({ ...placeOf('deleteAccount'), body });
}

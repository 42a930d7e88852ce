import { strFromU8, unzipSync } from 'fflate';
import { type JournalFile, journalFile } from '../core/contract/journal-file.ts';
import type { TestApp } from './test-app.ts';

export async function downloadOf(
  app: Pick<TestApp, 'address'>,
  token: string,
): Promise<{ readonly zip: Uint8Array; readonly headers: Headers }> {
  const response = await fetch(`${app.address}/api/user/export`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`The download responded with ${response.status}`);
  return { zip: new Uint8Array(await response.arrayBuffer()), headers: response.headers };
}

/** Return the journal in a download. Throws if it does not fit its schema. */
export const journalIn = (zip: Uint8Array): JournalFile =>
  journalFile.parse(JSON.parse(strFromU8(unzipSync(zip)['inward.json'] ?? new Uint8Array())));

/** Upload a file to the import, or to another path, such as the import's preview. */
export async function upload(
  app: Pick<TestApp, 'address'>,
  token: string,
  file: Uint8Array | string,
  path = '/api/user/import',
): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(app.address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Blob([file as Uint8Array<ArrayBuffer> | string]),
  });
  return { status: response.status, body: await response.json() };
}

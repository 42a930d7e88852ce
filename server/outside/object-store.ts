import { createWriteStream, openAsBlob, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { StartFault } from '../errors/start-fault.ts';

export type ObjectStoreSettings = {
  /** Endpoint, bucket and optionally a folder, for example https://s3.example/bucket/folder */
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
};

/** A folder in an S3-compatible store. A failed call throws a `StartFault` with a sentence for the operator. */
export type ObjectStore = {
  /** Return the size in bytes of each object by its name. */
  readonly list: () => Promise<ReadonlyMap<string, number>>;
  /** Upload a file of at most 5 GB, the limit of S3 for an upload in one part. */
  readonly put: (name: string, path: string) => Promise<void>;
  readonly get: (name: string, path: string) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
};

const callMs = 60_000;
const fileMs = 3_600_000;
const pagesMax = 1_000;

function sentence(status: number): string {
  if (status === 401 || status === 403)
    return 'refuses the key: check BACKUP_S3_KEY_ID, BACKUP_S3_SECRET and its rights';
  if (status === 404) return 'has no such bucket or file';
  return `answered with ${status}`;
}

const faultOf = (host: string, status: number) =>
  new StartFault(`The store of BACKUP_S3 (${host}) ${sentence(status)}.`);

const valuesOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

/** Open a folder in a store, without sending a request yet. The addresses are path-style. */
export function openObjectStore({ url, keyId, secret, region }: ObjectStoreSettings): ObjectStore {
  const { origin, host, pathname } = new URL(url);
  const [bucket = '', ...folders] = pathname.split('/').filter((part) => part !== '');
  const prefix = folders.map((folder) => `${decodeURIComponent(folder)}/`).join('');
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 0 });
  const addressOf = (name: string) => `${origin}/${[bucket, ...folders, name].join('/')}`;

  /** Send a signed request. The signature omits the body: TLS protects the body, and backups are encrypted. */
  async function call(address: string, method: string, { body, ms = callMs }: { body?: Blob; ms?: number } = {}) {
    const { headers } = await client.sign(address, { method });
    const signal = AbortSignal.timeout(ms);
    const response = await fetch(address, { method, headers, signal, redirect: 'error', ...(body && { body }) }).catch(
      () => {
        throw new StartFault(`The store of BACKUP_S3 (${host}) cannot be reached.`);
      },
    );
    if (response.ok) return response;
    await response.body?.cancel();
    throw faultOf(host, response.status);
  }

  async function list(): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>();
    let token = '';
    for (let page = 0; page < pagesMax; page += 1) {
      const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) });
      const xml = await (await call(`${origin}/${bucket}?${query}`, 'GET')).text();
      for (const contents of valuesBetween(xml, 'Contents')) {
        const [key = ''] = valuesOf(contents, 'Key');
        if (key.startsWith(prefix)) found.set(key.slice(prefix.length), Number(valuesOf(contents, 'Size')[0]));
      }
      token = valuesOf(xml, 'NextContinuationToken')[0] ?? '';
      if (token === '') break;
    }
    return found;
  }

  return {
    list,
    put: async (name, path) => {
      const response = await call(addressOf(name), 'PUT', { body: await openAsBlob(path), ms: fileMs });
      await response.body?.cancel();
    },
    get: async (name, path) => {
      const response = await call(addressOf(name), 'GET', { ms: fileMs });
      if (response.body === null) throw faultOf(host, response.status);
      const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      await pipeline(response.body, file).catch((error: unknown) => {
        rmSync(path, { force: true });
        throw error;
      });
    },
    remove: async (name) => {
      const response = await call(addressOf(name), 'DELETE');
      await response.body?.cancel();
    },
  };
}

const valuesBetween = (xml: string, tag: string): string[] =>
  xml
    .split(`<${tag}>`)
    .slice(1)
    .map((part) => part.split(`</${tag}>`)[0] ?? '');

import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { recordingLog } from '../../testing/recording-log.ts';
import { s3Key, startS3Store } from '../../testing/s3-store.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { checkOffSite } from '../check/check-off-site.ts';
import { readConfig } from '../config/config.ts';
import type { Deps } from '../deps/deps.ts';
import { openObjectStore } from '../outside/object-store.ts';
import { backupName } from './backup-folder.ts';
import { copyOffSite, fetchOffSite, newestOffSite, offSiteJobs } from './off-site.ts';

const folder = temporaryFolder('off-site');
let store: Awaited<ReturnType<typeof startS3Store>>;
let origin: string;

beforeAll(async () => {
  store = await startS3Store(join(folder.path, 'store'));
  ({ origin } = store);
});
afterAll(async () => {
  await store.stop();
  folder.remove();
});

const key = s3Key;
const variables = {
  BACKUP_S3_KEY_ID: key.keyId,
  BACKUP_S3_SECRET: key.secret,
  BACKUP_S3_REGION: key.region,
};
const storeOf = (place: string) => openObjectStore({ ...key, url: `${origin}/journals/${place}` });
const dayName = (day: number, occasion: 'daily' | 'manual' = 'daily') =>
  backupName(new Date(Date.UTC(2026, 2, day, 3)), occasion);

/** Create a folder with these files (name: content), and return its path. */
function folderWith(name: string, backups: Readonly<Record<string, string>>): string {
  const path = join(folder.path, name);
  mkdirSync(path, { recursive: true });
  for (const [file, content] of Object.entries(backups)) writeFileSync(join(path, file), content);
  return path;
}

test('`copyOffSite` copies missing backups to the store, and deletes old backups from it', async () => {
  const store = storeOf('one/inner');
  const here = folderWith('one', { [dayName(1)]: 'a', [dayName(2)]: 'bb', [dayName(1, 'manual')]: 'm', 'x.part': 'x' });
  expect(await copyOffSite(store, here, 3)).toBe(3);
  expect(await copyOffSite(store, here, 3)).toBe(0);
  expect(Object.fromEntries(await store.list())).toEqual({
    [dayName(1)]: 1,
    [dayName(2)]: 2,
    [dayName(1, 'manual')]: 1,
  });
  folderWith('one', { [dayName(3)]: 'ccc', [dayName(4)]: 'dddd', 'deleted-accounts': 'one\n' });
  expect(await copyOffSite(store, here, 3)).toBe(2);
  expect([...(await store.list()).keys()]).toEqual(
    ['deleted-accounts', dayName(1, 'manual'), dayName(2), dayName(3), dayName(4)].toSorted(),
  );
  expect(new Date((await newestOffSite(store)) ?? 0).toISOString()).toBe('2026-03-04T03:00:00.000Z');
});

test('`copyOffSite` copies a backup again if its copy in the store is incomplete', async () => {
  const store = storeOf('whole');
  const here = folderWith('whole', { [dayName(1)]: 'whole' });
  await store.put(dayName(1), join(folderWith('cut', { cut: 'who' }), 'cut'));
  expect(await copyOffSite(store, here, 14)).toBe(1);
  expect((await store.list()).get(dayName(1))).toBe(5);
});

test('`copyOffSite` deletes no backup from the store after the local disk was lost', async () => {
  const store = storeOf('lost');
  await copyOffSite(store, folderWith('before', { [dayName(1)]: 'a', [dayName(2)]: 'b' }), 2);
  await copyOffSite(store, folderWith('after', { [dayName(9)]: 'new' }), 14);
  expect([...(await store.list()).keys()]).toEqual([dayName(1), dayName(2), dayName(9)]);
});

test('`fetchOffSite` downloads the newest backup or a named backup, with the list of deleted accounts', async () => {
  const store = storeOf('fetch');
  const here = folderWith('fetch', { [dayName(1)]: 'first', [dayName(2)]: 'second', 'deleted-accounts': 'gone\n' });
  await copyOffSite(store, here, 14);
  const target = join(folder.path, 'target');
  const newest = await fetchOffSite(store, 'newest', target);
  expect(readFileSync(newest, 'utf8')).toBe('second');
  expect(readFileSync(join(newest, '..', 'deleted-accounts'), 'utf8')).toBe('gone\n');
  expect(readFileSync(await fetchOffSite(store, dayName(1), target), 'utf8')).toBe('first');
  await expect(fetchOffSite(store, '../x', target)).rejects.toThrow(`It has:\n${dayName(1)}\n${dayName(2)}`);
});

test('the list of the off-site store is complete even if the store sends it in several responses', async () => {
  const page = (name: string, token: string) =>
    `<ListBucketResult><Contents><Key>a/${name}</Key><Size>7</Size></Contents>${token}</ListBucketResult>`;
  const pages = createServer(({ url = '' }, response) => {
    const isSecond = url.includes('continuation-token=more%2B1');
    response.end(isSecond ? page('two', '') : page('one', '<NextContinuationToken>more+1</NextContinuationToken>'));
  }).listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const { port } = pages.address() as AddressInfo;
  const found = await openObjectStore({ ...key, url: `http://127.0.0.1:${port}/journals/a` }).list();
  expect(Object.fromEntries(found)).toEqual({ one: 7, two: 7 });
  pages.close();
});

test.each([
  ['a wrong secret', { secret: 'wrong' }, 'journals', 'refuses the key'],
  ['a bucket that does not exist', {}, 'nothing', 'has no such bucket'],
])('a failed call to the off-site store reports %s', async (_, wrong, bucket, text) => {
  const store = openObjectStore({ ...key, ...wrong, url: `${origin}/${bucket}` });
  await expect(store.list()).rejects.toThrow(text);
});

test('a redirect of the off-site store is not followed and causes an error', async () => {
  const elsewhere = createServer((_, response) => response.writeHead(307, { location: origin }).end()).listen(
    0,
    '127.0.0.1',
  );
  await once(elsewhere, 'listening');
  const { port } = elsewhere.address() as AddressInfo;
  await expect(openObjectStore({ ...key, url: `http://127.0.0.1:${port}/journals` }).list()).rejects.toThrow(
    'cannot be reached',
  );
  elsewhere.close();
});

test('the off-site job copies a new backup within a minute, and a new list of deleted accounts within an hour', async () => {
  const config = readConfig({
    DATA_DIR: folder.path,
    BACKUP_DIR: folderWith('job', { [dayName(1)]: 'a' }),
    BACKUP_S3: `${origin}/journals/job`,
    ...variables,
  });
  const clock = fixedClock('2026-03-01T04:00:00Z');
  const log = recordingLog();
  const [job] = offSiteJobs({ config, clock, log });
  const run = async (time: string) => {
    clock.set(time);
    await job?.run({} as Deps);
    return (await storeOf('job').list()).size;
  };
  expect(await run('2026-03-01T04:00:00Z')).toBe(1);
  folderWith('job', { [dayName(2)]: 'b' });
  expect(await run('2026-03-02T03:01:00Z')).toBe(2);
  expect(await checkOffSite(config, Date.parse('2026-03-03T03:00:00Z'))).toEqual([]);
  expect(await checkOffSite(config, Date.parse('2026-03-05T03:00:00Z'))).toEqual([
    expect.stringContaining('no backup of'),
  ]);
  folderWith('job', { 'deleted-accounts': 'gone\n' });
  expect(await run('2026-03-02T03:30:00Z')).toBe(2);
  expect(await run('2026-03-02T04:01:00Z')).toBe(3);
});

test('the off-site job logs a failed copy without the key, and keeps the local backups', async () => {
  const config = readConfig({
    DATA_DIR: folder.path,
    BACKUP_DIR: folderWith('failing', { [dayName(1)]: 'a' }),
    BACKUP_S3: `${origin}/journals/failing`,
    ...{ ...variables, BACKUP_S3_SECRET: 'a-wrong-secret' },
  });
  const log = recordingLog();
  const [job] = offSiteJobs({ config, clock: fixedClock('2026-03-01T04:00:00Z'), log });
  await job?.run({} as Deps);
  expect(JSON.stringify(log)).toContain('the copy to BACKUP_S3 failed');
  expect(JSON.stringify(log)).not.toContain('a-wrong-secret');
  expect(await checkOffSite(config)).toEqual([expect.stringContaining('refuses the key')]);
  expect(existsSync(config.backupDir)).toBe(true);
  expect(readdirSync(config.backupDir)).toEqual([dayName(1)]);
});

test('the configuration error names the missing and invalid variables of the off-site store', () => {
  const read = (more: object) => () => readConfig({ DATA_DIR: folder.path, ...more });
  expect(read({ BACKUP_S3: 'https://s3.example/journals' })).toThrow(
    /BACKUP_S3_KEY_ID must be set.*\n.*BACKUP_S3_SECRET/,
  );
  expect(read({ BACKUP_S3: 'https://s3.example' })).toThrow('BACKUP_S3 must be an address with a bucket');
  expect(read({ BACKUP_S3: 'https://a:b@s3.example/x' })).toThrow('BACKUP_S3 must be');
});

import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reflection } from '../../core/contract/reflection.ts';
import type { CurrentWindowBody } from '../../core/contract/reflections.ts';
import { signUpUser } from '../../testing/identity/sign-up.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { weeklySummaryJob } from '../features/summaries/make-weekly-summary.ts';
import { forgetDeleted } from '../features/users/forget-deleted.ts';
import { runDue } from '../jobs/run-jobs.ts';
import { urlOfRunning } from './embedded/running.ts';
import { eraseTraces } from './erase-traces.ts';

let app: TestApp;
let owner: pg.Client;

beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin', config: { databaseUrl: null, masterKeyFile: null } });
  const url = new URL((await urlOfRunning(app.dataDir)) ?? '');
  owner = new pg.Client({ connectionString: Object.assign(url, { username: 'inward' }).href });
  await owner.connect();
}, 120_000);
afterAll(async () => {
  await owner.end();
  await app.stop();
});

/** Return the files in the database folder and in DATA_DIR that contain these bytes. */
function filesWith(words: string | Buffer): string[] {
  const bytes = Buffer.from(words);
  return [app.dataDir, realpathSync(join(app.dataDir, 'postgres'))].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => readFileSync(path).includes(bytes)),
  );
}

/** Let PostgreSQL write its memory to disk and collect column statistics, as it does from time to time. */
const settle = () => owner.query('analyze; checkpoint');

type Writer = Awaited<ReturnType<typeof signUpUser>>;

const callAs =
  ({ token }: Writer) =>
  (method: string, path: string, body?: object) =>
    app.call(method, path, { token, ...(body && { body }) });

/** Write an evening reflection on a day of March 2026. Return its id. */
async function write(writer: Writer, day: string, content: string): Promise<string> {
  const call = callAs(writer);
  app.clock.set(`2026-03-${day}T19:00:00+02:00`);
  const { window, prompt } = (await call('POST', '/api/reflections/current', { timezoneOffset: -120 }))
    .body as CurrentWindowBody;
  const { type, availableFrom, availableUntil } = window;
  const bounds = { type, availableFrom, availableUntil, promptId: prompt?.id, timezoneOffset: -120 };
  const stored = await call('POST', '/api/reflections', { ...bounds, content });
  expect(stored.status).toBe(201);
  return (stored.body as Reflection).id;
}

async function newWriter(name: string): Promise<Writer> {
  const writer = await signUpUser(app.address, name);
  await callAs(writer)('POST', '/api/auth/sync', { uid: writer.uid });
  return writer;
}

test('after the first start, maintenance erases the root secret from all files except the key file', async () => {
  const keyFile = join(app.dataDir, 'master-key');
  const root = Buffer.from(readFileSync(keyFile, 'utf8'), 'base64url');
  await settle();
  expect(filesWith(root)).not.toEqual([]);
  await forgetDeleted(app.deps);
  expect(filesWith(root)).toEqual([]);
  expect(filesWith(root.toString('base64url'))).toEqual([keyFile]);
}, 120_000);

describe('the erasure of deleted text', () => {
  test('the erasure removes the text from all files of the database: tables, indexes, statistics and the WAL', async () => {
    const writer = await newWriter('Mara');
    const call = callAs(writer);
    const word = 'Quillfeather';
    for (const day of ['02', '03', '04', '05']) await write(writer, day, `The harbour at Kolka on the ${day}th.`);
    const id = await write(writer, '06', `I told ${word} about the harbour, and ${word} laughed.`);
    app.clock.set('2026-03-09T12:00:00+02:00');
    await runDue(weeklySummaryJob, app.deps);
    await settle();
    expect(filesWith(word).length).toBeGreaterThan(0);

    expect((await call('DELETE', `/api/reflections/${id}`)).status).toBe(200);
    await settle();
    expect(filesWith(word).length).toBeGreaterThan(0);
    await forgetDeleted(app.deps);
    expect(filesWith(word)).toEqual([]);
    expect(filesWith('harbour at Kolka')).not.toEqual([]);
    expect((await call('GET', '/api/reflections')).body).toHaveLength(4);
  }, 120_000);

  test('the erasure leaves no email address, name or text of a deleted account', async () => {
    const writer = await newWriter('Ottilie Brandvik');
    await write(writer, '10', 'A walk to the Sternwarte.');
    await app.call('POST', '/api/identity/request-password-reset', { body: { email: writer.email } });
    const traces = ['Ottilie', 'Sternwarte', writer.email, writer.uid];
    await settle();
    for (const text of traces) expect(filesWith(text).length).toBeGreaterThan(0);
    expect(filesWith(`To: ${writer.email}`)).not.toEqual([]);

    const body = { confirmation: 'DELETE', password: writer.password };
    expect((await callAs(writer)('POST', '/api/user/delete', body)).status).toBe(200);
    expect(filesWith(`To: ${writer.email}`)).toEqual([]);
    await forgetDeleted(app.deps);
    for (const text of traces) expect(filesWith(text), text).toEqual([]);
  }, 120_000);

  /** Begin a transaction with a snapshot. If `writes` is true, the transaction also gets an id, as every write does. */
  const begin = async ({ writes = false } = {}) => {
    const reader = new pg.Client({ connectionString: (await urlOfRunning(app.dataDir)) ?? '' });
    await reader.connect();
    await reader.query(`begin isolation level repeatable read; select ${writes ? 'pg_current_xact_id()' : '1'}`);
    return reader;
  };
  const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_000));

  test('the erasure waits for a transaction that still sees the deleted text', async () => {
    const writer = await newWriter('Jon');
    const id = await write(writer, '17', 'Marmalade weather.');
    const reader = await begin();
    await callAs(writer)('DELETE', `/api/reflections/${id}`);
    const erasing = forgetDeleted(app.deps);
    await aSecond();
    expect(filesWith('Marmalade')).not.toEqual([]);
    await reader.end();
    await erasing;
    expect(filesWith('Marmalade')).toEqual([]);
  }, 120_000);

  test('the erasure does not wait for a download that began after the deletion', async () => {
    const writer = await newWriter('Ida');
    const id = await write(writer, '18', 'Saltpetre sky.');
    await callAs(writer)('DELETE', `/api/reflections/${id}`);
    const reader = await begin();
    expect(await app.deps.db.eraseTraces()).toBe('all');
    expect(filesWith('Saltpetre')).toEqual([]);
    await reader.end();
  }, 120_000);

  test('the erasure waits for a transaction that began after the deletion, if an older write was still open at that time', async () => {
    const writer = await newWriter('Ole');
    const id = await write(writer, '19', 'Tarpaulin evening.');
    const older = await begin({ writes: true });
    await callAs(writer)('DELETE', `/api/reflections/${id}`);
    const erasing = forgetDeleted(app.deps);
    await aSecond();
    const later = await begin();
    await older.end();
    await aSecond();
    expect(filesWith('Tarpaulin')).not.toEqual([]);
    await later.end();
    await erasing;
    expect(filesWith('Tarpaulin')).toEqual([]);
  }, 120_000);

  test('the erasure waits up to a day if the database is big, because a big table stays locked while it is rewritten', async () => {
    const url = Object.assign(new URL((await urlOfRunning(app.dataDir)) ?? ''), { username: 'inward' }).href;
    await owner.query(`insert into app.traces values (now() - interval '19 hours')`);
    expect(await eraseTraces(url, { smallSize: 0 })).toBe('later');
    await owner.query(`insert into app.traces values (now() - interval '21 hours')`);
    expect(await eraseTraces(url, { smallSize: 0 })).toBe('all');
  }, 120_000);

  test('the erasure does nothing when no text was deleted', async () => {
    expect(await app.deps.db.eraseTraces()).toBe('none');
  });
});

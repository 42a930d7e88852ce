import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadOf } from '../../../testing/downloads.ts';
import { exportPlaces, missingFromDeletion, missingFromExport, ownedTables } from '../../../testing/export-places.ts';
import { signUpUser } from '../../../testing/identity/sign-up.ts';
import { runSentSummaries } from '../../../testing/run-sent-summaries.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { jobs } from '../../jobs/jobs.ts';
import { sweepDueWeeks } from '../summaries/sweep-due-weeks.ts';
import { erasedTables } from './delete/erase-store.ts';

let app: TestApp;
let subject: string;
let userId: string;
let files: Readonly<Record<string, string>>;

/** Four evenings, their summary, a device, and a week that waits for each kind of writer. */
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
  const person = await signUpUser(app.address, 'Mara Ozola');
  const { token } = person;
  subject = person.uid;
  const post = (path: string, body: object) => app.call('POST', path, { token, body });
  await post('/api/auth/sync', { uid: subject });
  for (const day of ['02', '03', '04', '05']) {
    app.clock.set(`2026-03-${day}T19:00:00+02:00`);
    const asked = await post('/api/reflections/current', { timezoneOffset: -120, timeZone: 'Europe/Riga' });
    const { window, prompt } = asked.body as { window: Record<string, unknown>; prompt: { id: string } };
    const { isActive: _isActive, ...bounds } = window;
    await app.call('POST', '/api/reflections', {
      token,
      headers: { 'idempotency-key': `a-key-of-march-${day}` },
      body: { ...bounds, promptId: prompt.id, content: `The harbour on the ${day}th.`, timezoneOffset: -120 },
    });
  }
  await post('/api/notifications/register-device', { token: 'push-token', deviceInfo: { platform: 'a-phone' } });
  app.clock.set('2026-03-09T19:00:00+02:00');
  await sweepDueWeeks(app.deps);
  await runSentSummaries(app);
  const [row] = await app.database.query<{ user_id: string }>('select user_id from app.users');
  userId = row?.user_id ?? '';
  for (const table of ['due_weeks', 'model_weeks']) {
    const [column, value] = table === 'due_weeks' ? ['generation', 2] : ['version', 1];
    await app.database.query(
      `insert into app.${table} (user_id, week_start, due_at, failed, ${column}) values ($1, '2026-03-09', $2, $3, $4)`,
      [userId, '2026-03-16T02:00:00Z', `a-fault-of-${table}`, value],
    );
  }
  await app.database.query(
    `insert into identity.passkey values
       ('a', 'My phone', 'key', $1, 'credential', 0, 'multiDevice', true, 'internal', '2026-03-01T08:00:00Z', 'maker')`,
    [subject],
  );
  const zip = unzipSync((await downloadOf(app, token)).zip);
  files = Object.fromEntries(Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)]));
});
afterAll(() => app.stop());

describe('by the database’s catalogue', () => {
  test('every column of a person’s is in the download, or has its reason', async () => {
    expect(await missingFromExport(app.database)).toEqual([]);
  });

  test('every table of a person’s is emptied with the account', async () => {
    expect(await missingFromDeletion(app.database, erasedTables)).toEqual([]);
  });

  test('no place is named for a table or a column that is gone', async () => {
    const tables = new Map((await ownedTables(app.database)).map(({ name, columns }) => [name, columns]));
    const named = Object.entries(exportPlaces).flatMap(([table, places]) =>
      Object.keys(places).map((column) => `${table}.${column}`),
    );
    const there = [...tables].flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`));
    expect(named.filter((column) => !there.includes(column))).toEqual([]);
  });

  test('a table that somebody adds, and a column, are found: for the download and for the deletion', async () => {
    await app.database.query('create table app.dreams (user_id uuid, words text)');
    await app.database.query('create table identity.keyring ("userId" text, key text)');
    await app.database.query('alter table app.users add column nickname text');
    expect(await missingFromExport(app.database)).toEqual([
      'app.dreams.user_id',
      'app.dreams.words',
      'app.users.nickname',
      'identity.keyring.userId',
      'identity.keyring.key',
    ]);
    expect(await missingFromDeletion(app.database, erasedTables)).toEqual(['app.dreams', 'identity.keyring']);
    await app.database.query('drop table app.dreams, identity.keyring');
    await app.database.query('alter table app.users drop column nickname');
  });
});

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text);

/** The texts in a stored value; instants as the files spell them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [isInstant(value) ? new Date(value).toISOString() : value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe.each(Object.entries(exportPlaces))('%s', (table, places) => {
  test('what is stored stands in the file that is named for it', async () => {
    const [schema, name] = table.split('.');
    const owner = Object.keys(places).find((column) => /^user_?id$/i.test(column));
    const rows = await app.database.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${schema}."${name}" t where "${owner}"::text = any ($1)`,
      [[userId, subject]],
    );
    const isTold = Object.values(places).some((place) => typeof place === 'string');
    expect(rows.length).toBeGreaterThanOrEqual(isTold ? 1 : 0);
    for (const { row } of rows) {
      for (const [column, place] of Object.entries(places)) {
        if (typeof place !== 'string') continue;
        for (const text of textsIn(row[column])) {
          expect(files[place], `${table}.${column}`).toContain(JSON.stringify(text).slice(1, -1));
        }
      }
    }
  });

  test('what lets somebody in stands in none', async () => {
    for (const [column, place] of Object.entries(places)) {
      if (typeof place === 'string' || !place.not.startsWith('lets somebody in')) continue;
      const [schema, name] = table.split('.');
      const rows = await app.database.query<{ value: string | null }>(
        `select "${column}"::text as value from ${schema}."${name}"`,
      );
      for (const { value } of rows) if (value) expect(Object.values(files).join()).not.toContain(value);
    }
  });
});

test('a job names its person as userId, by which their jobs go with them', () => {
  const shapes = jobs.map(({ name, payload }) => ({
    name,
    fields: Object.keys('shape' in payload.def ? (payload.def as { shape: object }).shape : {}),
  }));
  expect(shapes.find(({ name }) => name === 'weekly-summary')?.fields).toContain('userId');
  const others = shapes.flatMap(({ name, fields }) =>
    fields.filter((field) => /user|owner|person/i.test(field) && field !== 'userId').map((field) => `${name}.${field}`),
  );
  expect(others).toEqual([]);
});

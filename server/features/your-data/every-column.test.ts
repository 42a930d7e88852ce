import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadOf } from '../../../testing/downloads.ts';
import {
  countOwnedRows,
  exportPlaces,
  isSecret,
  missingFromExport,
  ownedTables,
  partsLeftOut,
} from '../../../testing/export-places.ts';
import { signUpUser } from '../../../testing/identity/sign-up.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runDue } from '../../jobs/run-jobs.ts';
import { weeklySummaryJob } from '../summaries/make-weekly-summary.ts';

let app: TestApp;
let user: Awaited<ReturnType<typeof signUpUser>>;
let userId: string;
let files: Readonly<Record<string, string>>;

/** Values of columns that are null for most users. */
const rareValues = {
  users: `picture = 'https://pictures.example/mara', ai_agreed_model = 'a-model', ai_agreed_host = 'model.example',
    opened_week = '2026-11-02'`,
  days: `deep_prompt_id = evening_prompt_id`,
  reflections: `imported_from = 'dayone', imported_at = '2026-03-01T08:00:00Z'`,
  summary_versions: `model = 'a-model', asked_week = '2026-03-09'`,
  reminders: `quiet_from = 1330, quiet_until = 410`,
};

/**
 * Store rows of the user in every table: four evenings, their summary, a corrected theme, a device, an API token and
 * scheduled weeks.
 */
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
  user = await signUpUser(app.address, 'Mara Ozola');
  const { token, uid: subject } = user;
  const post = (path: string, body: object) => app.call('POST', path, { token, body });
  await post('/api/auth/sync', { uid: subject });
  for (const day of ['02', '03', '04', '05']) {
    app.clock.set(`2026-03-${day}T19:00:00+02:00`);
    const current = await post('/api/reflections/current', { timezoneOffset: -120, timeZone: 'Europe/Riga' });
    const { window, prompt } = current.body as { window: Record<string, unknown>; prompt: { id: string } };
    const { isActive: _isActive, ...bounds } = window;
    await app.call('POST', '/api/reflections', {
      token,
      headers: { 'idempotency-key': `a-key-of-march-${day}` },
      body: { ...bounds, promptId: prompt.id, content: `The harbour on the ${day}th.`, timezoneOffset: -120 },
    });
  }
  const apiToken = { name: 'My script', scopes: ['stats'], days: 30, password: user.password };
  await post('/api/user/tokens', apiToken);
  await post('/api/notifications/register-device', { token: 'push-token', deviceInfo: { platform: 'a-phone' } });
  app.clock.set('2026-03-09T19:00:00+02:00');
  await runDue(weeklySummaryJob, app.deps);
  await app.call('PUT', '/api/themes/corrections', { token, body: { theme: 'The old harbour', name: 'Liepāja' } });
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
    `insert into app.planned_messages (user_id, day, kind, due_at, until_at)
       values ($1, '2026-03-10', 'evening', '2026-03-10T16:00:00Z', '2026-03-10T22:00:00Z')`,
    [userId],
  );
  await app.database.query(
    `insert into identity.passkey values
       ('a', 'My phone', 'key', $1, 'credential', 0, 'multiDevice', true, 'internal', '2026-03-01T08:00:00Z', 'maker')`,
    [subject],
  );
  await app.database.query(
    `insert into identity."twoFactor" (id, secret, "backupCodes", "userId")
       values ('b', 'secret-of-codes', 'list-of-backup-codes', $1)`,
    [subject],
  );
  await app.database.query(
    `insert into identity."emailUndo" values ('hash-of-undo', $1, 'earlier@mail.example', now(), now(), now())`,
    [subject],
  );
  for (const [table, values] of Object.entries(rareValues)) {
    await app.database.query(`update app.${table} set ${values} where user_id = $1`, [userId]);
  }
  const zip = unzipSync((await downloadOf(app, token)).zip);
  files = Object.fromEntries(Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)]));
});
afterAll(() => app.stop());

describe('the check that the download contains every column', () => {
  test('every column of a user’s rows is in a file of the download, or has a stated reason to be left out', async () => {
    expect(await missingFromExport(app.database)).toEqual([]);
  });

  test('the list of exported columns names only tables and columns that exist', async () => {
    const tables = new Map((await ownedTables(app.database)).map(({ name, columns }) => [name, columns]));
    const named = Object.entries(exportPlaces).flatMap(([table, places]) =>
      Object.keys(places).map((column) => `${table}.${column}`),
    );
    const existing = [...tables].flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`));
    expect(named.filter((column) => !existing.includes(column))).toEqual([]);
  });

  test('a new table and a new column are reported as missing from the download', async () => {
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
    await app.database.query('drop table app.dreams, identity.keyring');
    await app.database.query('alter table app.users drop column nickname');
  });
});

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text);

/** Return all strings in a stored value. Convert instants to the format that the downloaded files use. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [isInstant(value) ? new Date(value).toISOString() : value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Return a stored object without the properties in `parts`. */
const without = (value: unknown, parts: readonly string[]): unknown =>
  typeof value === 'object' && value !== null && parts.length > 0
    ? Object.fromEntries(Object.entries(value).filter(([part]) => !parts.includes(part)))
    : value;

describe.each(Object.entries(exportPlaces))('the download of the table %s', (table, places) => {
  test('the download contains each stored value in the file that is listed for its column', async () => {
    const [schema, name] = table.split('.');
    const owner = Object.keys(places).find((column) => /^user_?id$/i.test(column));
    const rows = await app.database.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${schema}."${name}" t where "${owner}"::text = any ($1)`,
      [[userId, user.uid]],
    );
    expect(rows.length).toBeGreaterThanOrEqual(1);
    // A column without a value would not be tested: give it one in `beforeAll`.
    const columns = Object.entries(places).flatMap(([column, place]) => (typeof place === 'string' ? [column] : []));
    expect(columns.filter((column) => rows.every(({ row }) => row[column] === null))).toEqual([]);
    for (const { row } of rows) {
      for (const [column, place] of Object.entries(places)) {
        if (typeof place !== 'string') continue;
        const leftOut = Object.keys(partsLeftOut[`${table}.${column}`] ?? {});
        for (const text of textsIn(without(row[column], leftOut))) {
          expect(files[place], `${table}.${column}`).toContain(JSON.stringify(text).slice(1, -1));
        }
      }
    }
  });

  test('the download contains no value of a secret column', async () => {
    for (const [column, place] of Object.entries(places)) {
      if (!isSecret(place)) continue;
      const [schema, name] = table.split('.');
      const rows = await app.database.query<{ value: string | null }>(
        `select "${column}"::text as value from ${schema}."${name}"`,
      );
      for (const { value } of rows) if (value) expect(Object.values(files).join()).not.toContain(value);
    }
  });
});

test('after the deletion of the account, rows of the user remain only in a table that the product does not know', async () => {
  const ids = [userId, user.uid];
  await app.database.query('create table app.dreams (user_id uuid, words text)');
  await app.database.query(`insert into app.dreams values ($1, 'of a harbour')`, [userId]);
  const before = await countOwnedRows(app.database, ids);
  expect(Object.keys(before).filter((table) => before[table] === 0)).toEqual([]);
  const body = { confirmation: 'DELETE', password: user.password };
  expect((await app.call('POST', '/api/user/delete', { token: user.token, body })).status).toBe(200);
  const after = await countOwnedRows(app.database, ids);
  expect(Object.keys(after).filter((table) => after[table] !== 0)).toEqual(['app.dreams']);
});

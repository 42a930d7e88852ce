import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import type { SecurityEvent } from '../../../../core/contract/security.ts';
import type { Import, ImportName, YourData } from '../../../../core/contract/your-data.ts';
import { downloadOf, journalIn, upload } from '../../../../testing/downloads.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../../testing/test-user.ts';

let app: TestApp;
let person: TestUser;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.set('2026-03-12T19:00:00+02:00');
  person = await createTestUser(app);
});
afterAll(() => app.stop());

const dayOne = (...days: string[]) =>
  JSON.stringify({
    metadata: { version: '1.0' },
    entries: days.map((day) => ({ uuid: day, creationDate: `${day}T10:00:00Z`, timeZone: 'Europe/Riga', text: day })),
  });
const notes = (...days: string[]) =>
  zipSync(Object.fromEntries(days.map((day) => [`${day}.md`, new TextEncoder().encode(`Note of ${day}`)])));

const bringIn = async (file: string | Uint8Array, user = person) =>
  (await upload(app, user.token, file)).body as { readonly added: number; readonly importedAt?: string };
const listImports = async (user = person) => (await user.get<Import[]>('/api/user/imports')).body;
const remove = (body: ImportName, user = person) =>
  app.call('DELETE', '/api/user/imports', { token: user.token, body });
const days = async (user = person) =>
  (await user.get<Reflection[]>('/api/reflections?limit=100')).body.map(({ localDate }) => localDate);

test('an import is listed with its source, its time and its entries, and removed as a whole', async () => {
  const { importedAt = '' } = await bringIn(dayOne('2019-05-01', '2019-05-02'));
  expect(importedAt).toBe('2026-03-12T17:00:00.000Z');
  expect(await listImports()).toEqual([{ source: 'dayone', importedAt, entries: 2 }]);
  expect(await remove({ source: 'dayone', importedAt })).toMatchObject({ status: 200, body: { removed: 2 } });
  expect(await listImports()).toEqual([]);
  expect(await days()).toEqual([]);
  expect((await person.get<YourData>('/api/user/data')).body.reflections).toBe(0);
  expect(await bringIn(dayOne('2019-05-01', '2019-05-02'))).toMatchObject({ added: 2 });
});

test('of two imports only the removed one goes, and the list has the newest first', async () => {
  const first = await bringIn(dayOne('2019-05-01'));
  app.clock.set('2026-03-12T19:05:00+02:00');
  const second = await bringIn(dayOne('2019-05-01', '2019-05-02', '2019-05-03'));
  expect(second).toMatchObject({ added: 2 });
  expect((await listImports()).map(({ importedAt, entries }) => [importedAt, entries])).toEqual([
    [second.importedAt, 2],
    [first.importedAt, 1],
  ]);
  await remove({ source: 'dayone', importedAt: second.importedAt ?? '' });
  expect(await days()).toEqual(['2019-05-01']);
});

test('imports of two sources at the same instant are removed apart', async () => {
  const { importedAt = '' } = await bringIn(dayOne('2019-05-01'));
  await bringIn(notes('2019-06-01'));
  expect(await remove({ source: 'markdown', importedAt })).toMatchObject({ body: { removed: 1 } });
  expect(await days()).toEqual(['2019-05-01']);
});

test('a second removal succeeds without effect, also at the same time', async () => {
  const { importedAt = '' } = await bringIn(dayOne('2019-05-01', '2019-05-02'));
  const both = await Promise.all([1, 2].map(() => remove({ source: 'dayone', importedAt })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.map(({ body }) => (body as { removed: number }).removed).sort()).toEqual([0, 2]);
});

test('the list counts the entries that are left, and omits an import without entries', async () => {
  const { importedAt = '' } = await bringIn(dayOne('2019-05-01', '2019-05-02'));
  const stored = (await person.get<Reflection[]>('/api/reflections?limit=100')).body;
  const [one, other] = stored.map(({ id }) => `/api/reflections/${id}`);
  await app.call('DELETE', one ?? '', { token: person.token });
  expect(await listImports()).toEqual([{ source: 'dayone', importedAt, entries: 1 }]);
  await app.call('DELETE', other ?? '', { token: person.token });
  expect(await listImports()).toEqual([]);
});

test('own reflections of the same days, their streak and their count stay', async () => {
  await person.write('Written here.');
  const stats = await person.stats();
  const { importedAt = '' } = await bringIn(dayOne('2026-03-12', '2026-03-11'));
  expect(await days()).toHaveLength(3);
  await remove({ source: 'dayone', importedAt });
  expect(await days()).toEqual(['2026-03-12']);
  expect(await person.stats()).toEqual(stats);
});

test('another user can neither see nor remove an import', async () => {
  const { importedAt = '' } = await bringIn(dayOne('2019-05-01'));
  const stranger = await createTestUser(app);
  const theirs = await bringIn(dayOne('2019-05-01'), stranger);
  expect(theirs.importedAt).toBe(importedAt);
  await remove({ source: 'dayone', importedAt }, stranger);
  expect(await listImports(stranger)).toEqual([]);
  expect(await remove({ source: 'dayone', importedAt }, stranger)).toMatchObject({ body: { removed: 0 } });
  expect(await listImports()).toEqual([{ source: 'dayone', importedAt, entries: 1 }]);
});

test('entries that an earlier version imported form one group for each source', async () => {
  await bringIn(dayOne('2019-05-01'));
  app.clock.set('2026-03-12T19:05:00+02:00');
  await bringIn(dayOne('2019-05-02'));
  await bringIn(notes('2019-06-01'));
  await app.database.query(
    'update app.reflections r set imported_at = null from app.identities i where i.user_id = r.user_id and subject = $1',
    [person.subject],
  );
  app.clock.set('2026-03-12T19:10:00+02:00');
  const { importedAt = '' } = await bringIn(dayOne('2019-05-03'));
  expect(await listImports()).toEqual([
    { source: 'dayone', importedAt, entries: 1 },
    { source: 'dayone', importedAt: null, entries: 2 },
    { source: 'markdown', importedAt: null, entries: 1 },
  ]);
  expect(await remove({ source: 'dayone', importedAt: null })).toMatchObject({ body: { removed: 2 } });
  expect((await days()).sort()).toEqual(['2019-05-03', '2019-06-01']);
});

test('after the import of a download, its imports can be removed, but not its own reflections', async () => {
  await person.write('Written here.');
  const { importedAt = '' } = await bringIn(dayOne('2019-05-01', '2019-05-02'));
  const { zip } = await downloadOf(app, person.token);
  expect(journalIn(zip).reflections.map((one) => one.importedAt)).toEqual([importedAt, importedAt, undefined]);
  app.clock.set('2026-03-12T20:00:00+02:00');
  const again = await createTestUser(app);
  expect(await bringIn(zip, again)).not.toHaveProperty('importedAt');
  expect(await listImports(again)).toEqual([{ source: 'dayone', importedAt, entries: 2 }]);
  await remove({ source: 'dayone', importedAt }, again);
  expect(await days(again)).toEqual(['2026-03-12']);
});

test('a download whose own reflection has a time of import is refused', async () => {
  await person.write('Written here.');
  const journal = journalIn((await downloadOf(app, person.token)).zip);
  const reflections = journal.reflections.map((one) => ({ ...one, importedAt: '2026-03-12T17:00:00.000Z' }));
  const again = await createTestUser(app);
  expect(await upload(app, again.token, JSON.stringify({ ...journal, reflections }))).toMatchObject({
    status: 400,
    body: { field: 'reflections.0.importedAt' },
  });
});

test('an import that adds nothing and a preview have no name by which they could be removed', async () => {
  await bringIn(dayOne('2019-05-01'));
  expect(await bringIn(dayOne('2019-05-01'))).not.toHaveProperty('importedAt');
  const preview = await upload(app, person.token, dayOne('2019-05-09'), '/api/user/import/preview');
  expect(preview.body).not.toHaveProperty('importedAt');
});

test('the check on the time of an import holds for each new row, and its migration read no existing row', async () => {
  await person.write('Written here.');
  await expect(
    app.database.query('update app.reflections set imported_at = now() where imported_from is null'),
  ).rejects.toMatchObject({ constraint: 'reflections_imported_at_check' });
  const checks = await app.database.query(
    `select convalidated from pg_constraint where conname = 'reflections_imported_at_check'`,
  );
  expect(checks).toEqual([{ convalidated: false }]);
});

test('the security events show an import and its removal once', async () => {
  const { importedAt = '' } = await bringIn(dayOne('2019-05-01'));
  await remove({ source: 'dayone', importedAt });
  await remove({ source: 'dayone', importedAt });
  const { events } = (await person.get<{ events: SecurityEvent[] }>('/api/user/security-events')).body;
  expect(events.map(({ kind }) => kind).sort()).toEqual(['account_created', 'import_removed', 'imported']);
});

test('the removal of an import makes room in the journal and records that its bytes must be erased', async () => {
  const { importedAt = '' } = await bringIn(dayOne('2019-05-01'));
  const traces = () => app.database.query('select * from app.traces');
  const before = (await traces()).length;
  await remove({ source: 'dayone', importedAt });
  await remove({ source: 'dayone', importedAt });
  expect(await traces()).toHaveLength(before + 1);
  const sizes = await app.database.query(
    'select text_bytes from app.users join app.identities using (user_id) where subject = $1',
    [person.subject],
  );
  expect(sizes).toEqual([{ text_bytes: null }]);
});

test('20,000 entries are removed in one call', async () => {
  const { importedAt = '' } = await bringIn(dayOne('2019-05-01'));
  await app.database.query(
    `insert into app.reflections select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid()))).*
       from app.reflections r join app.identities i using (user_id), generate_series(1, 19999) where i.subject = $1`,
    [person.subject],
  );
  expect(await remove({ source: 'dayone', importedAt })).toMatchObject({ status: 200, body: { removed: 20_000 } });
  expect(await days()).toEqual([]);
});

test.each([
  [{ source: 'inward', importedAt: null }, 'source'],
  [{ source: 'dayone' }, 'importedAt'],
  [{ source: 'dayone', importedAt: 'yesterday' }, 'importedAt'],
])('refuses the removal of %o', async (body, field) => {
  expect(await app.call('DELETE', '/api/user/imports', { token: person.token, body })).toMatchObject({
    status: 400,
    body: { field },
  });
});

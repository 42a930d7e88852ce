import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { JournalFile } from '../../../../core/contract/journal-file.ts';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import { addDays } from '../../../../core/domain/days/day.ts';
import { IMPORTED_PER_DAY_MAX } from '../../../../core/domain/limits.ts';
import { downloadOf, journalIn, upload } from '../../../../testing/downloads.ts';
import { storedZip } from '../../../../testing/stored-zip.ts';
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

const entries = (count: number, creationDate: (at: number) => string, prefix = '') =>
  Array.from({ length: count }, (_, at) => ({
    uuid: `${prefix}${at}`,
    creationDate: creationDate(at),
    text: `Line ${prefix}${at}.`,
  }));
const dayOne = (list: readonly object[]) => JSON.stringify({ entries: list });

describe('a hostile zip', () => {
  let bomb: Uint8Array;
  beforeAll(() => {
    bomb = zipSync({ 'inward.json': new Uint8Array(257 * 1024 * 1024) });
  }, 60_000);

  test('a zip is refused if it states a huge unpacked size', async () => {
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    expect(await upload(app, person.token, bomb)).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });

  test('a zip is unpacked only up to the size that it states, even if that size is false', async () => {
    const liar = Buffer.from(bomb);
    // The unpacked size is at byte 24 of the directory entry, which begins with PK\1\2.
    liar.writeUInt32LE(1_000, liar.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 24);
    expect(await upload(app, person.token, liar)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  const harbour = strToU8(dayOne(entries(1, () => '2019-05-01T10:00:00Z')));

  test('a zip with an uncompressed file is read if the stated size is true, and is refused otherwise', async () => {
    expect((await upload(app, person.token, storedZip(harbour, { size: harbour.length }))).status).toBe(200);
    expect(await upload(app, person.token, storedZip(harbour, { size: 0 }))).toMatchObject({
      status: 400,
      body: { message: 'The zip file is damaged.' },
    });
  });

  test('a zip is refused before it is unpacked if several of its entries share the same bytes', async () => {
    // The three entries share one range of bytes, so their packed sizes add up to more than the size of the zip, even
    // if the unpacked files are small.
    const bytes = Buffer.concat([harbour, Buffer.alloc(1_000, ' ')]);
    expect((await upload(app, person.token, storedZip(bytes, { size: bytes.length }))).status).toBe(200);
    const file = storedZip(bytes, { size: bytes.length, entries: 3 });
    expect(await upload(app, person.token, file)).toMatchObject({
      status: 400,
      body: { field: 'file', message: 'The zip file is damaged.' },
    });
  });

  test('a zip is refused if it contains too many files', async () => {
    const file = storedZip(harbour, { size: harbour.length, entries: 50_001 });
    expect(await upload(app, person.token, file)).toMatchObject({
      status: 413,
      body: { message: 'The zip holds too many files.' },
    });
  });
});

describe('hostile JSON', () => {
  const mb = 1024 * 1024;
  const zipOf = (text: string, bytes: number, start = '') =>
    zipSync({ 'inward.json': Buffer.concat([Buffer.from(start), Buffer.alloc(bytes, text)]) });

  test.each([
    ['opening brackets', '['],
    ['opening braces', '{"a":'],
  ])('JSON is refused before it is parsed if it has 50 MB of %s', async (_what, text) => {
    const file = zipOf(text, 50 * mb);
    expect(file.length).toBeLessThan(mb);
    expect(await upload(app, person.token, file, '/api/user/import/preview')).toMatchObject({
      status: 400,
      body: { code: 'bad_request', field: 'file', message: 'The file is nested too deeply.' },
    });
  });

  test('JSON is refused before it is parsed if it has more values than the memory allows', async () => {
    expect(await upload(app, person.token, zipOf('0,', 250 * mb, '['))).toMatchObject({
      status: 413,
      body: { code: 'too_large', field: 'file' },
    });
  });

  /**
   * Return a download of an empty account whose list `list` contains only `item`. The text `...` in `item` is replaced
   * by `repeated.bytes` bytes of `0,`.
   */
  const journalWith = async (list: string, item: string, repeated: { readonly bytes: number }) => {
    const text = JSON.stringify({ ...journalIn((await downloadOf(app, person.token)).zip), [list]: ['ITEM'] });
    const [before = '', after = ''] = text.split('"ITEM"');
    const [open = '', close = ''] = item.split('...');
    return Buffer.concat([
      Buffer.from(before + open),
      Buffer.alloc(repeated.bytes, '0,'),
      Buffer.from(`0${close}${after}`),
    ]);
  };

  test('JSON is refused with the name of its first invalid record, even if it has a million records', async () => {
    const reflections = await journalWith('reflections', '...', { bytes: 2 * mb });
    const entries = Buffer.concat([Buffer.from('{"entries":['), Buffer.alloc(2 * mb, '0,'), Buffer.from('0]}')]);
    for (const [file, field] of [
      [reflections, 'reflections.0'],
      [entries, 'entries.0'],
    ] as const) {
      expect(await upload(app, person.token, file)).toMatchObject({ status: 400, body: { field } });
    }
  });

  test('JSON is refused with the name of an invalid record, even if it has more faults than fit on the call stack', async () => {
    const file = await journalWith('summaries', '{"versions":[{"evidence":{"spans":[...]}}]}', { bytes: mb });
    expect(await upload(app, person.token, file)).toMatchObject({ status: 400, body: { field: 'summaries.0' } });
  });
});

describe('a large Day One export', () => {
  test('a Day One export is read in linear time, even with thousands of unclosed picture references', async () => {
    const text = `${'!['.repeat(150_000)}${'![](dayone-moment:'.repeat(20_000)} Tea.`;
    const startedAt = performance.now();
    const file = dayOne([{ uuid: 'P', creationDate: '2019-05-01T10:00:00Z', text }]);
    expect((await upload(app, person.token, file)).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  test('all entries of a Day One export are in the account’s download and lists, even if many have the same microsecond', async () => {
    const moment = (at: number) => `2019-05-0${1 + (at % 9)}T10:00:00.123456Z`;
    const list = entries(410, moment);
    expect((await upload(app, person.token, dayOne(list))).status).toBe(200);
    await app.database.query(
      `update app.reflections set submitted_at = '2019-05-01T10:00:00.123456Z' where user_id =
         (select user_id from app.identities where subject = $1)`,
      [person.subject],
    );
    const { reflections } = journalIn((await downloadOf(app, person.token)).zip);
    expect(reflections.map(({ content }) => content).sort()).toEqual(list.map(({ text }) => text).sort());
    const listed: string[] = [];
    for (let before = ''; ; ) {
      const { body } = await person.get<Reflection[]>(`/api/reflections?limit=100${before}`);
      listed.push(...body.map(({ content }) => content));
      if (body.length < 100 || listed.length > 1_000) break;
      before = `&before=${body.at(-1)?.id}`;
    }
    expect(listed.sort()).toEqual(list.map(({ text }) => text).sort());
  });

  test('a Day One export is refused if a day would have too many entries, including those of earlier imports', async () => {
    const morning = () => '2019-05-01T10:00:00Z';
    const file = (count: number, prefix: string) => dayOne(entries(count, morning, prefix));
    const full = { status: 400, body: { field: 'file', message: expect.stringContaining('2019-05-01') } };
    expect(await upload(app, person.token, file(IMPORTED_PER_DAY_MAX + 1, 'a'))).toMatchObject(full);
    expect((await upload(app, person.token, file(IMPORTED_PER_DAY_MAX, 'a'))).status).toBe(200);
    expect((await upload(app, person.token, file(IMPORTED_PER_DAY_MAX, 'a'))).status).toBe(200);
    for (const path of ['/api/user/import/preview', '/api/user/import']) {
      expect(await upload(app, person.token, file(1, 'b'), path)).toMatchObject(full);
    }
  });

  test('thousands of Markdown notes of one day are refused before the database compares them, but not repeated notes', async () => {
    const notes = (count: number, textAt: (at: number) => string) =>
      zipSync(
        Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}/2019-05-01.md`, strToU8(textAt(at))])),
      );
    const asOwner = vi.spyOn(app.deps.db, 'asOwner');
    onTestFinished(() => asOwner.mockRestore());
    expect(
      await upload(
        app,
        person.token,
        notes(4_000, (at) => `Note ${at}.`),
      ),
    ).toMatchObject({
      status: 400,
      body: { field: 'file', message: expect.stringContaining('2019-05-01') },
    });
    expect(asOwner.mock.calls.filter(([, , work]) => work === 'file')).toEqual([]);
    expect(
      await upload(
        app,
        person.token,
        notes(200, (at) => `Note ${at % 5}.`),
      ),
    ).toMatchObject({
      status: 200,
      body: { added: 5 },
    });
  });

  test('a Day One export is refused as a whole if it has more entries than one account may import', async () => {
    const file = dayOne(entries(100_001, (at) => `${addDays('1990-01-01', at % 9_000)}T10:00:00Z`));
    expect(await upload(app, person.token, file)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('100,000') },
    });
    expect((await person.get('/api/user/data')).body).toMatchObject({ reflections: 0 });
  });

  test('imported entries that are too many for one calendar response can be listed in shorter ranges of days', async () => {
    const days = 40;
    const list = entries(days * 41, (at) => `${addDays('2019-05-01', at % days)}T10:00:00Z`);
    expect((await upload(app, person.token, dayOne(list))).status).toBe(200);
    const calendar = (end: string) =>
      person.get<Reflection[]>(`/api/reflections/calendar?start=2019-05-01T00:00:00Z&end=${end}T23:59:59Z`);
    expect((await calendar('2019-05-31')).body).toHaveLength(31 * 41);
    expect(await calendar('2019-06-30')).toMatchObject({ status: 400, body: { field: 'query.end' } });
  });
});

describe('imported weeks that wait for their summary', () => {
  const weekOf = (weekStart: string, dueAt = '1971-01-01T00:00:00Z') => ({
    weekStart,
    dueAt,
    generation: 1,
    failed: null,
  });

  /**
   * Return a download with four reflections in the week of 2026-03-02. `waitingWeeks` are its weeks that wait for a
   * summary.
   */
  async function copyWith(waitingWeeks: readonly object[]): Promise<string> {
    const writer = await createTestUser(app);
    for (const day of ['02', '03', '04', '05']) {
      app.clock.set(`2026-03-${day}T19:00:00+02:00`);
      await writer.write();
    }
    const journal: JournalFile = journalIn((await downloadOf(app, writer.token)).zip);
    app.clock.set('2026-03-12T19:00:00+02:00');
    return JSON.stringify({ ...journal, waitingWeeks });
  }

  const waiting = () =>
    app.database.query<{ week_start: string; due_at: Date }>(
      `select week_start::text, due_at from app.due_weeks join app.identities using (user_id) where subject = $1`,
      [person.subject],
    );

  test('imported weeks are dropped if they have too few reflections, and are never due before the import', async () => {
    const weeks = Array.from({ length: 500 }, (_, at) => weekOf(addDays('2016-08-01', 7 * at)));
    expect(weeks.at(-1)?.weekStart).toBe('2026-02-23');
    expect((await upload(app, person.token, await copyWith([...weeks, weekOf('2026-03-02')]))).status).toBe(200);
    expect(await waiting()).toEqual([{ week_start: '2026-03-02', due_at: new Date(app.clock.now()) }]);
  });

  test('imported weeks are refused if they lie in the future', async () => {
    expect(await upload(app, person.token, await copyWith([weekOf('2026-03-16')]))).toMatchObject({
      status: 400,
      body: { field: 'waitingWeeks.0.weekStart' },
    });
  });
});

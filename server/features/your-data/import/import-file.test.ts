import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../../../core/contract/base/error-body.ts';
import type { JournalFile } from '../../../../core/contract/journal-file.ts';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import { downloadOf, upload } from '../../../../testing/downloads.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../../testing/test-user.ts';
import { runDue } from '../../../jobs/run-jobs.ts';
import { weeklySummaryJob } from '../../summaries/make-weekly-summary.ts';

const now = '2026-03-12T20:00:00+02:00';
let app: TestApp;
let other: TestApp;
let person: TestUser;
let zip: Uint8Array;

/**
 * Create a journal with all types of records: two weeks with a flight, an edit, and a summary whose second version is
 * chosen.
 */
async function live(): Promise<void> {
  for (const day of ['02', '03', '04', '05']) {
    app.clock.set(`2026-03-${day}T19:00:00+02:00`);
    await person.write(`The harbour on the ${day}th: “quiet”.`);
  }
  app.clock.set('2026-03-09T19:00:00+02:00');
  await runDue(weeklySummaryJob, app.deps);
  const [summary] = await person.summaries();
  await person.post(`/api/summaries/${summary?.id}/versions`, { newest: 0 });
  await app.call('PUT', `/api/summaries/${summary?.id}/version`, { token: person.token, body: { version: 1 } });
  await app.call('PUT', '/api/user/preferences', { token: person.token, body: { extraTime: true } });
  const { id } = await person.write('Before the flight.');
  await person.edit(id, 'Before the long flight. \ud83d\ude80');
  person.offset = -540;
  for (const day of ['11', '12']) {
    app.clock.set(`2026-03-${day}T19:00:00+09:00`);
    await person.write();
  }
  app.clock.set('2026-03-12T20:30:00+09:00');
  await person.ask();
}

beforeAll(async () => {
  [app, other] = [await createTestApp(), await createTestApp()];
  person = await createTestUser(app, { name: 'Mara Ozola' });
  await live();
  app.clock.set(now);
  other.clock.set(now);
  ({ zip } = await downloadOf(app, person.token));
});
afterAll(async () => {
  await app.stop();
  await other.stop();
});

const filesOf = (file: Uint8Array) => {
  const { 'account.json': _account, ...journal } = unzipSync(file);
  return Object.fromEntries(Object.entries(journal).map(([name, bytes]) => [name, strFromU8(bytes)]));
};
const journalOf = (): JournalFile => JSON.parse(filesOf(zip)['inward.json'] ?? '');
const packed = (value: unknown) => zipSync({ 'inward.json': strToU8(JSON.stringify(value)) });

describe('an imported download', () => {
  test('an imported download has the same counts, streaks and summaries on an empty server, and exporting it again gives the same files', async () => {
    const again = await createTestUser(other, { name: 'Somebody Else', offset: -540 });
    expect((await upload(other, again.token, zip, '/api/user/import/preview')).body).toMatchObject({
      kind: 'inward',
      reflections: 7,
      added: 7,
      summaries: 1,
      firstDay: '2026-03-02',
      lastDay: '2026-03-12',
    });
    expect((await upload(other, again.token, zip)).status).toBe(200);
    const copy = await downloadOf(other, again.token);
    expect(filesOf(copy.zip)).toEqual(filesOf(zip));
    expect(await again.stats()).toEqual(await person.stats());
    expect((await again.get('/api/user/streak')).body).toEqual((await person.get('/api/user/streak')).body);
    expect(await again.summaries()).toEqual(await person.summaries());
    for (const path of ['/api/reflections?limit=100', '/api/reflections/weekly', '/api/user/preferences']) {
      expect((await again.get(path)).body).toEqual((await person.get(path)).body);
    }
    const { createdAt } = await again.sync();
    expect(createdAt).toBe((await person.sync()).createdAt);
  });

  test('an imported journal can be continued: the next evening counts, and a second submit in its window is refused', async () => {
    const again = await createTestUser(other, { offset: -540 });
    await upload(other, again.token, zip);
    const before = await again.stats();
    other.clock.set('2026-03-13T19:00:00+09:00');
    await again.write();
    expect(await again.stats()).toMatchObject({
      currentStreak: before.currentStreak + 1,
      totalReflections: before.totalReflections + 1,
    });
    expect((await again.submit(await again.ask())).status).toBe(409);
    other.clock.set(now);
  });

  test('an imported journal has the same ids in another account of the same server, and changes no other user', async () => {
    const neighbour = await createTestUser(app, { offset: -540 });
    const mine = await person.get<Reflection[]>('/api/reflections?limit=100');
    expect((await upload(app, neighbour.token, zip)).status).toBe(200);
    const theirs = await neighbour.get<Reflection[]>('/api/reflections?limit=100');
    expect(theirs.body.map(({ id }) => id)).toEqual(mine.body.map(({ id }) => id));
    expect(filesOf((await downloadOf(app, person.token)).zip)).toEqual(filesOf(zip));
  });

  test('a download may be imported as inward.json alone, or as a zip with inward.json in a folder', async () => {
    const [one, two] = [await createTestUser(other), await createTestUser(other)];
    expect((await upload(other, one.token, JSON.stringify(journalOf(), null, 2))).status).toBe(200);
    const inFolder = zipSync({
      'Inward/inward.json': strToU8(JSON.stringify(journalOf())),
      '__MACOSX/Inward/._inward.json': strToU8('x'),
    });
    expect((await upload(other, two.token, inFolder)).status).toBe(200);
    const files = filesOf((await downloadOf(other, one.token)).zip);
    expect(files).toEqual(filesOf((await downloadOf(other, two.token)).zip));
    expect(files).toEqual(filesOf(zip));
  });

  test('a download that lacks a field is refused with a sentence that names the field', async () => {
    const { preferences: _preferences, ...incomplete } = journalOf();
    const { days, reflections } = journalOf();
    const { localDate: _localDate, ...undated } = days[1] ?? {};
    const [written] = reflections;
    const { type: _type, ...untyped } = written ?? {};
    const empty = await createTestUser(other);
    for (const [field, copy] of [
      ['preferences', incomplete],
      ['days.1.localDate', { ...journalOf(), days: [days[0], undated] }],
      ['reflections.0.type', { ...journalOf(), reflections: [untyped] }],
      ['reflections.0.promptId', { ...journalOf(), reflections: [{ ...written, promptId: null }] }],
    ] as const) {
      expect(await upload(other, empty.token, packed(copy), '/api/user/import/preview')).toMatchObject({
        status: 400,
        body: { field, message: `This copy is not complete: ${field} is missing.` },
      });
    }
  });

  test('an incomplete download is refused in an account with reflections because the account is not empty', async () => {
    const { preferences: _preferences, ...incomplete } = journalOf();
    const writer = await createTestUser(other);
    other.clock.set('2026-03-12T19:00:00+02:00');
    await writer.write('Mine.');
    for (const path of ['/api/user/import', '/api/user/import/preview']) {
      expect(await upload(other, writer.token, packed(incomplete), path)).toMatchObject({
        status: 409,
        body: { code: 'account_not_empty' },
      });
    }
    other.clock.set(now);
  });

  test('a download is refused in an account with reflections, and changes nothing', async () => {
    const writer = await createTestUser(other);
    other.clock.set('2026-03-12T19:00:00+02:00');
    await writer.write('Mine.');
    for (const path of ['/api/user/import', '/api/user/import/preview']) {
      expect(await upload(other, writer.token, zip, path)).toMatchObject({
        status: 409,
        body: { code: 'account_not_empty' },
      });
    }
    other.clock.set(now);
    expect((await writer.stats()).totalReflections).toBe(1);
  });

  test('the days of a download are recognised in a zip without inward.json, and its weeks are not imported as notes', async () => {
    const pages = Object.entries(unzipSync(zip)).filter(([name]) => name.endsWith('.md') && name !== 'README.md');
    const notes = Object.fromEntries(pages.map(([name, bytes]) => [name.slice(name.lastIndexOf('/') + 1), bytes]));
    const known = { kind: 'markdown', reflections: 7, added: 0, leftOut: { unread: 1, undated: 0 } };
    expect((await upload(app, person.token, zipSync(notes), '/api/user/import/preview')).body).toMatchObject(known);
    expect((await upload(app, person.token, zipSync(notes))).body).toMatchObject(known);
    expect((await person.get('/api/user/data')).body).toMatchObject({ reflections: 7 });

    const again = await createTestUser(other);
    expect((await upload(other, again.token, zipSync(notes))).body).toMatchObject({ added: 7 });
    expect((await upload(other, again.token, zipSync(notes))).body).toMatchObject({ added: 0 });
    const { body } = await again.get<Reflection[]>('/api/reflections?limit=100');
    expect(body.at(-1)).toMatchObject({
      localDate: '2026-03-02',
      content: expect.stringMatching(/^> .+\n\nThe harbour on the 02th: “quiet”\.$/),
    });
    const { zip: exported } = await downloadOf(other, again.token);
    const days = Object.entries(unzipSync(exported)).filter(([name]) => name.startsWith('days/'));
    expect((await upload(other, again.token, zipSync(Object.fromEntries(days)))).body).toMatchObject({ added: 0 });
  });

  test('an import creates no new summary for a week that already has a summary', async () => {
    const again = await createTestUser(other, { offset: -540 });
    await upload(other, again.token, zip);
    other.clock.set('2026-03-15T12:00:00+09:00');
    await runDue(weeklySummaryJob, other.deps);
    const rows = await other.database.query('select 1 from app.due_weeks where due_at <= $1', [
      new Date(other.clock.now()),
    ]);
    expect(rows).toEqual([]);
    other.clock.set(now);
  });
});

type Change = (journal: JournalFile) => unknown;
const first = <R>(list: readonly R[]): R => list[0] as R;
const reflection =
  (change: Partial<JournalFile['reflections'][number]>): Change =>
  (journal) => ({
    ...journal,
    reflections: journal.reflections.map((one, at) => (at === 1 ? { ...one, ...change } : one)),
  });

describe('an invalid file', () => {
  test.each<[string, Change, string]>([
    ['version 2', (journal) => ({ ...journal, version: 2 }), 'version'],
    ['another format', (journal) => ({ ...journal, format: 'diary' }), 'format'],
    ['an unknown field', (journal) => ({ ...journal, streak: 9 }), 'streak'],
    ['no days', ({ days: _days, ...journal }) => journal, 'days'],
    ['days without a ledger', (journal) => ({ ...journal, ledger: null }), 'ledger'],
    ['blank content', reflection({ content: ' ' }), 'reflections.1.content'],
    ['a NUL character', reflection({ content: 'a\u0000b' }), 'reflections.1.content'],
    ['content that is too long', reflection({ content: 'a'.repeat(20_001) }), 'reflections.1.content'],
    ['a future day', reflection({ localDate: '2026-03-19' }), 'reflections.1.localDate'],
    ['a day outside the ledger', reflection({ localDate: '2025-03-19' }), 'reflections.1.localDate'],
    ['a future instant', reflection({ submittedAt: '2026-03-13T00:00:00Z' }), 'reflections.1.submittedAt'],
    ['an invalid instant', reflection({ submittedAt: 'yesterday' }), 'reflections.1.submittedAt'],
    ['a year before 1970', reflection({ submittedAt: '0001-01-01T00:00:00Z' }), 'reflections.1.submittedAt'],
    [
      'a window that is too long',
      reflection({ availableUntil: '2027-01-01T00:00:00Z' }),
      'reflections.1.availableUntil',
    ],
    ['an unknown prompt', reflection({ promptId: '0193f000-0000-7000-8000-000000000001' }), 'reflections.1.promptId'],
    ['no prompt', reflection({ promptId: null }), 'reflections.1.promptId'],
    ['an invalid id', reflection({ id: 'x' }), 'reflections.1.id'],
    [
      'a duplicate id',
      (journal) => reflection({ id: first(journal.reflections).id.toUpperCase() })(journal),
      'reflections.1.id',
    ],
    [
      'a duplicate window',
      (journal) => reflection({ localDate: first(journal.reflections).localDate })(journal),
      'reflections.1.localDate',
    ],
    [
      'an evening that never ends',
      (journal) => ({
        ...journal,
        days: journal.days.map((day) => ({
          ...day,
          evening: { availableFrom: '2026-03-12T00:00:00Z', availableUntil: '2099-01-01T00:00:00Z' },
        })),
      }),
      'days.0.evening.availableUntil',
    ],
    [
      'a ledger day in the future',
      (journal) => ({ ...journal, ledger: { ...journal.ledger, day: '9000-01-01' } }),
      'ledger.day',
    ],
    [
      'evidence from an unknown reflection',
      (journal) => ({
        ...journal,
        summaries: journal.summaries.map((summary) => ({
          ...summary,
          versions: summary.versions.map((version) => ({
            ...version,
            evidence: {
              spans: [],
              sources: [{ id: '0193f000-0000-7000-8000-000000000001', type: 'evening', localDate: '2026-03-02' }],
            },
          })),
        })),
      }),
      'summaries.0.versions.0.evidence.sources.0.id',
    ],
    [
      'a chosen version that does not exist',
      (journal) => ({ ...journal, summaries: journal.summaries.map((summary) => ({ ...summary, chosen: 7 })) }),
      'summaries.0.chosen',
    ],
    [
      'a week start that is not a Monday',
      (journal) => ({ ...journal, summaries: [{ ...first(journal.summaries), weekStart: '2026-03-03' }] }),
      'summaries.0.weekStart',
    ],
  ])('a file with %s is refused with a 400 that names the field, and stores nothing', async (_what, change, field) => {
    const stranger = await createTestUser(other);
    const answer = await upload(other, stranger.token, packed(change(journalOf())));
    expect([answer.status, (answer.body as ErrorBody).field]).toEqual([400, field]);
    expect((await stranger.get('/api/user/data')).body).toMatchObject({ reflections: 0, summaries: 0 });
    expect(JSON.stringify(answer.body)).not.toContain('harbour');
  });

  test.each<[string, Uint8Array | string, string]>([
    ['empty', '', 'The file is empty.'],
    ['broken JSON', '{"format": "inward"', 'The file cannot be read here: it is damaged, or it is of another kind.'],
    [
      'a picture',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47),
      'The file cannot be read here: it is damaged, or it is of another kind.',
    ],
    [
      'a picture whose bytes look like nested JSON',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, ...new Uint8Array(100).fill(0x7b)),
      'The file cannot be read here: it is damaged, or it is of another kind.',
    ],
    [
      'a page of HTML whose script looks like nested JSON',
      `<!doctype html>${'{'.repeat(100)}`,
      'The file cannot be read here: it is damaged, or it is of another kind.',
    ],
    ['a truncated zip', 'PK\u0003\u0004 and no more', 'The zip file is damaged.'],
    ['a zip without JSON', zipSync({ 'a.jpg': strToU8('x') }), 'neither a download of Inward nor an export of Day One'],
    ['JSON of another product', '[1, 2, 3]', 'neither a download of Inward nor an export of Day One'],
    ['deeply nested JSON', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'The file'],
    ['account.json', '{"format": "inward-account"}', 'choose the zip or inward.json'],
  ])('a file is refused with a 400 and a message if it is %s', async (_what, file, sentence) => {
    const stranger = await createTestUser(other);
    const answer = await upload(other, stranger.token, file);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'bad_request', message: expect.stringContaining(sentence) },
    });
  });

  test('an unpaired surrogate in a file is stored as a replacement character', async () => {
    const stranger = await createTestUser(other);
    const text = JSON.stringify(reflection({ content: 'half \ud83d' })(journalOf()));
    expect((await upload(other, stranger.token, text)).status).toBe(200);
    const { body } = await stranger.get<Reflection[]>('/api/reflections?limit=100');
    expect(body.map(({ content }) => content)).toContain('half \ufffd');
  });

  test('an import is refused with a 401 if the token of the request is invalid', async () => {
    expect((await upload(other, 'a.b.c', zip)).status).toBe(401);
  });
});

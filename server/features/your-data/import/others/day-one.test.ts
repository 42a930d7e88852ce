import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Reflection } from '../../../../../core/contract/reflection.ts';
import type { YearReflections } from '../../../../../core/contract/reflections.ts';
import { downloadOf, upload } from '../../../../../testing/downloads.ts';
import { createTestApp, type TestApp } from '../../../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../../../testing/test-user.ts';
import { runDue } from '../../../../jobs/run-jobs.ts';
import { weeklySummaryJob } from '../../../summaries/make-weekly-summary.ts';
import { splitText } from '../imported-rows.ts';
import { readDayOne } from './day-one.ts';

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

const entry = (uuid: string, creationDate: string, text: string | undefined, more: object = {}) => ({
  uuid,
  creationDate,
  timeZone: 'Europe/Riga',
  ...(text !== undefined && { text }),
  ...more,
});
const journal = (...entries: object[]) => JSON.stringify({ metadata: { version: '1.0' }, entries });

const walk = entry('A1', '2019-05-01T21:30:00Z', 'A long walk\\.\n\n![](dayone-moment://1F2E)\n\nHome \\- late\\!', {
  photos: [{ identifier: '1F2E', type: 'jpeg' }],
  tags: ['walks'],
});
const tea = entry('A2', '2019-05-02T06:00:00Z', 'Tea.', { videos: [{}], pdfAttachments: null });
const week = ['04', '05', '06', '07', '08'].map((day) => entry(`W${day}`, `2024-03-${day}T10:00:00Z`, `Day ${day}.`));

const list = async () => (await person.get<Reflection[]>('/api/reflections?limit=100')).body;

describe('a Day One export', () => {
  test('a Day One export can be previewed without storing anything', async () => {
    const file = journal(walk, tea, entry('A3', '2019-05-03T10:00:00Z', undefined, { photos: [{}, {}] }));
    const answer = await upload(app, person.token, file, '/api/user/import/preview');
    expect(answer.body).toEqual({
      kind: 'dayone',
      reflections: 2,
      added: 2,
      summaries: 0,
      firstDay: '2019-05-02',
      lastDay: '2019-05-02',
      leftOut: { attachments: 4, withoutWords: 1, otherDays: 0, undated: 0, doubles: 0, unread: 0, fields: 1 },
    });
    expect(await list()).toEqual([]);
  });

  test('a Day One export is imported as one reflection per entry on its local day', async () => {
    await upload(app, person.token, journal(walk, tea));
    expect(await list()).toMatchObject([
      { content: 'Tea.', localDate: '2019-05-02', importedFrom: 'dayone', promptId: null, question: '' },
      {
        content: 'A long walk.\n\nHome - late!',
        type: 'evening',
        localDate: '2019-05-02',
        submittedAt: '2019-05-01T21:30:00.000Z',
        timezoneOffset: -180,
        availableFrom: '2019-05-02T15:00:00.000Z',
        late: false,
      },
    ]);
  });

  test('a Day One export adds nothing when imported again, and a later export adds only its new entries', async () => {
    await upload(app, person.token, journal(walk, tea));
    const before = await list();
    expect((await upload(app, person.token, journal(walk, tea))).body).toMatchObject({ reflections: 2, added: 0 });
    const preview = await upload(app, person.token, journal(walk, tea, ...week), '/api/user/import/preview');
    expect(preview.body).toMatchObject({ reflections: 7, added: 5 });
    expect((await upload(app, person.token, journal(walk, tea, ...week))).body).toMatchObject({ added: 5 });
    expect((await list()).slice(-2)).toEqual(before);
  });

  test('entries that were imported before do not count towards the limit of a day', async () => {
    const entries = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => entry(`${name}${at}`, '2024-03-05T10:00:00Z', `${name} ${at}.`));
    await upload(app, person.token, journal(...entries('First', 26)));
    const { zip } = await downloadOf(app, person.token);
    const days = Object.entries(unzipSync(zip)).filter(([name]) => name.startsWith('days/'));
    const known = zipSync(Object.fromEntries(days));
    for (const path of ['/api/user/import/preview', '/api/user/import']) {
      expect((await upload(app, person.token, known, path)).body).toMatchObject({ reflections: 26, added: 0 });
      const tooMany = await upload(app, person.token, journal(...entries('Second', 25)), path);
      expect(tooMany).toMatchObject({ status: 400, body: { message: expect.stringContaining('2024-03-05') } });
    }
    expect((await upload(app, person.token, journal(...entries('Second', 24)))).body).toMatchObject({ added: 24 });
  });

  test('a Day One export may be a zip with several journals', async () => {
    const file = zipSync({
      'Journal.json': strToU8(journal(walk)),
      'Travel.json': strToU8(journal(tea)),
      'photos/1.jpeg': strToU8('x'),
    });
    expect((await upload(app, person.token, file)).body).toMatchObject({ kind: 'dayone', added: 2 });
  });

  test('imported entries appear in history and search, but do not count for the streak, milestones or the week', async () => {
    await person.write('Written here.');
    const stats = await person.stats();
    const today = entry('T', '2026-03-12T09:00:00Z', 'This morning, the harbour.');
    await upload(app, person.token, journal(today, ...week));
    expect(await person.stats()).toEqual(stats);
    expect(await list()).toHaveLength(7);
    expect((await person.get<Reflection[]>('/api/reflections/weekly')).body).toHaveLength(1);
    expect((await person.post<Reflection[]>('/api/reflections/search', { q: 'harbour' })).body).toHaveLength(1);
    const year = await person.get<YearReflections>('/api/reflections/year?year=2026');
    expect(year.body.days).toEqual([{ localDate: '2026-03-12', types: ['evening'], ownTypes: ['evening'] }]);
    const importedOnly = { types: ['evening'], ownTypes: [] };
    const past = await person.get<YearReflections>('/api/reflections/year?year=2024');
    expect(past.body.days).toEqual(past.body.days.map(({ localDate }) => ({ localDate, ...importedOnly })));
    expect(past.body.days).toHaveLength(5);
    const month = '/api/reflections/calendar?start=2024-03-01T00:00:00Z&end=2024-03-31T00:00:00Z';
    expect((await person.get<Reflection[]>(month)).body).toHaveLength(5);
    expect((await person.get<{ current: number }>('/api/user/streak')).body.current).toBe(1);
  });

  test('an imported entry of today leaves today’s window open, and cannot be edited', async () => {
    await upload(app, person.token, journal(entry('T', '2026-03-12T09:00:00Z', 'This morning.')));
    const asked = await person.ask('evening');
    expect(asked.existingReflection).toBeUndefined();
    expect((await person.submit(asked)).status).toBe(201);
    const imported = (await list()).find(({ importedFrom }) => importedFrom !== undefined);
    expect(await person.edit(imported?.id ?? '', 'Other words.')).toMatchObject({ status: 422 });
  });

  test('imported entries lead to no summaries', async () => {
    await person.ask();
    await upload(app, person.token, journal(...week));
    app.clock.set('2026-03-20T12:00:00+02:00');
    await runDue(weeklySummaryJob, app.deps);
    const waiting = await app.database.query(
      `select 1 from app.due_weeks join app.identities using (user_id) where subject = $1`,
      [person.subject],
    );
    expect(waiting).toEqual([]);
  });

  test('entries imported from Day One stay marked as imported when their download is imported into another account', async () => {
    await person.write('Written here.');
    await upload(app, person.token, journal(walk, tea));
    const { zip } = await downloadOf(app, person.token);
    const again = await createTestUser(app);
    expect((await upload(app, again.token, zip)).status).toBe(200);
    expect((await again.get('/api/reflections?limit=100')).body).toEqual(await list());
    expect(await again.stats()).toMatchObject({ totalReflections: 1, currentStreak: 1 });
    expect((await upload(app, again.token, journal(walk, tea))).body).toMatchObject({ added: 0 });
  });

  test('an import skips entries that are empty, in the future or too old, and reports them', async () => {
    const file = journal(
      entry('1', '2026-03-13T10:00:00Z', 'Tomorrow.'),
      entry('2', '1969-07-20T20:17:00Z', 'The moon.'),
      entry('3', '2019-05-01T10:00:00Z', ' \n '),
      entry('4', '2019-05-01T10:00:00Z', '![](dayone-moment://only-a-picture)'),
      tea,
    );
    expect((await upload(app, person.token, file)).body).toMatchObject({
      added: 1,
      leftOut: { attachments: 1, withoutWords: 2, otherDays: 2, undated: 0, doubles: 0, unread: 0, fields: 0 },
    });
  });

  test('an import reports how many entries are in the file twice', async () => {
    const answer = await upload(app, person.token, journal(walk, tea, walk, { ...tea, text: 'Other words.' }));
    expect(answer.body).toMatchObject({ reflections: 3, added: 3, leftOut: { doubles: 1 } });
    expect(answer.body).not.toHaveProperty('split');
  });

  test('an entry without a zone or an id gets the user’s current zone, and an id that is derived from its text', async () => {
    person.offset = 480;
    await person.ask();
    const bare = journal({ creationDate: '2019-05-01T03:00:00Z', text: 'No zone, no id.' });
    await upload(app, person.token, bare);
    expect(await list()).toMatchObject([{ localDate: '2019-04-30', timezoneOffset: 480 }]);
    expect((await upload(app, person.token, bare)).body).toMatchObject({ added: 0 });
  });

  test.each([
    ['a text that is no string', { ...tea, text: 5 }, 'entries.0.text'],
    ['an attachment list that is no list', { ...tea, photos: 5 }, 'entries.0.photos'],
  ])('a Day One export is refused with a 400 that names the field if it has %s', async (_what, broken, field) => {
    const answer = await upload(app, person.token, journal(broken, walk));
    expect(answer).toMatchObject({ status: 400, body: { field } });
    expect(await list()).toEqual([]);
  });

  test('a very long entry is imported completely, split at blank lines, line breaks or spaces, and reported as split', async () => {
    const text = Array.from({ length: 900 }, (_, line) => `Paragraph ${line} of a long night.`).join('\n\n');
    expect(text.length).toBeGreaterThan(20_000);
    const long = entry('L', '2019-05-01T10:00:00Z', text);
    const answer = await upload(app, person.token, journal(long, tea, long));
    expect(answer.body).toMatchObject({ reflections: 3, split: { entries: 1, parts: 2 }, leftOut: { doubles: 1 } });
    const parts = (await list()).filter(({ content }) => content.startsWith('Paragraph'));
    expect(parts).toHaveLength(2);
    expect(new Set(parts.flatMap(({ content }) => content.split('\n\n')))).toEqual(new Set(text.split('\n\n')));
  });
});

test.each([
  [{}, false],
  [{ starred: false, creationDevice: 'Phone', richText: '{}', tags: [] }, false],
  [{ tags: ['walks'] }, true],
  [{ location: { placeName: 'Riga' } }, true],
  [{ weather: { conditionsDescription: 'Rain' } }, true],
])('an entry with %j has other fields only if it has tags, a place or weather: %s', (fields, hasOtherFields) => {
  expect(readDayOne([{ entries: [entry('A1', '2019-05-01T21:30:00Z', 'Tea.', fields)] }])).toMatchObject([
    { hasOtherFields },
  ]);
});

test.each([
  ['short', 10, ['short']],
  ['one two three', 8, ['one two', 'three']],
  ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ['abc\ud83d\ude80d', 4, ['abc', '\ud83d\ude80d']],
  ['', 4, []],
])('splits the text %j into parts of at most %i characters', (text, maxLength, parts) => {
  expect(splitText(text, maxLength)).toEqual(parts);
});

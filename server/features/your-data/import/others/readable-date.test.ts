import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Reflection } from '../../../../../core/contract/reflection.ts';
import { upload } from '../../../../../testing/downloads.ts';
import { createTestApp, type TestApp } from '../../../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../../../testing/test-user.ts';

let app: TestApp;
let person: TestUser;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.set('2026-03-12T19:00:00+02:00');
  person = await createTestUser(app);
  // Make a first request, which tells the server the user's zone offset.
  await person.ask();
});
afterAll(() => app.stop());

type Entries = (dates: readonly unknown[]) => Uint8Array | string;

const dayOne: Entries = (dates) =>
  JSON.stringify({ entries: dates.map((creationDate) => ({ creationDate, text: 'Words.' })) });
const journey: Entries = (dates) =>
  zipSync(
    Object.fromEntries(
      dates.map((date, at) => [`${at}.json`, strToU8(JSON.stringify({ date_journal: date, text: 'Words.' }))]),
    ),
  );
const daylio: Entries = (dates) =>
  JSON.stringify({ customMoods: [], dayEntries: dates.map((datetime, id) => ({ id, datetime, note: 'Words.' })) });
const daylioCsv: Entries = (dates) =>
  ['full_date,time,mood,note', ...dates.map((date) => `${date},,good,Words.`)].join('\n');
const diarium: Entries = (dates) => JSON.stringify(dates.map((date) => ({ date, html: 'Words.' })));
const plainJson: Entries = (dates) => JSON.stringify(dates.map((date) => ({ date, text: 'Words.' })));

const instantMs = Date.parse('2019-05-01T10:00:00Z');
const formats: readonly (readonly [kind: string, file: Entries, date: unknown, unreadable: unknown])[] = [
  ['dayone', dayOne, '2019-05-01T10:00:00Z', '01/05/2019'],
  ['dayone', dayOne, '2019-05-01T10:00:00Z', undefined],
  ['journey', journey, instantMs, 'May 2019'],
  ['daylio', daylio, instantMs, 1e300],
  ['daylio', daylioCsv, '2019-05-01', '01/05/2019'],
  ['diarium', diarium, '2019-05-01T10:00:00', 'May 2019'],
  ['diarium', diarium, '2019-05-01T10:00:00', 5],
  ['json', plainJson, '2019-05-01', null],
];

test.each(formats)(
  'of a file (%s), only the entries whose dates cannot be read are left out',
  async (kind, fileOf, date, unreadable) => {
    const { status, body } = await upload(app, person.token, fileOf([date, unreadable, unreadable]));
    expect([status, body]).toMatchObject([200, { kind, added: 1, leftOut: { undated: 2, undatedPlaces: [2, 3] } }]);
    expect((await person.get<Reflection[]>('/api/reflections')).body).toMatchObject([{ localDate: '2019-05-01' }]);
  },
);

test.each(formats)('refuses a file (%s) in a sentence if no date can be read', async (_kind, fileOf, _date, date) => {
  const message = 'The dates of the entries in this file could not be read, so none of them can be brought in.';
  const answer = await upload(app, person.token, fileOf([date, date]), '/api/user/import/preview');
  expect(answer).toMatchObject({ status: 400, body: { field: 'file', message } });
});

test('an entry whose time of change cannot be read is brought in as unchanged', async () => {
  const entry = { creationDate: '2019-05-01T10:00:00Z', modifiedDate: 'yesterday', text: 'Words.' };
  const { body } = await upload(app, person.token, JSON.stringify({ entries: [entry] }));
  expect(body).toMatchObject({ added: 1, leftOut: { undated: 0 } });
});

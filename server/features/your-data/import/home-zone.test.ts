import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import { upload } from '../../../../testing/downloads.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../../testing/test-user.ts';

let app: TestApp;
let person: TestUser;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.set('2027-03-29T12:00:00+02:00');
  person = await createTestUser(app);
});
afterAll(() => app.stop());

const instant = '2027-01-12T22:30:00Z';
const dayOne = JSON.stringify({ entries: [{ uuid: 'A1', creationDate: instant, text: 'Late.' }] });
const journeyEntry = { id: 'a-1', date_journal: Date.parse(instant), timezone: '', text: 'Late.' };
const journey = zipSync({ 'a-1.json': strToU8(JSON.stringify(journeyEntry)) });
const daylio = JSON.stringify({
  customMoods: [],
  dayEntries: [{ id: 7, datetime: Date.parse(instant), note: 'Late.' }],
});
const daylioCsv = 'full_date,date,weekday,time,mood,activities,note_title,note\n2027-01-12,,,23:30,,,,Late.\n';
const diarium = JSON.stringify([{ date: '2027-01-12T23:30:00', html: '<p>Late.</p>' }]);
const note = zipSync({ '2027-01-12 23-30.md': strToU8('Late.') });

/** Import the file in summer time, and return the entry and the days of the preview. */
async function imported(file: string | Uint8Array, timeZone?: string) {
  await person.post('/api/reflections/current', { timezoneOffset: -120, ...(timeZone && { timeZone }) });
  const preview = await upload(app, person.token, file, '/api/user/import/preview');
  expect((await upload(app, person.token, file)).body).toMatchObject({ added: 1 });
  const { body } = await person.get<Reflection[]>('/api/reflections?limit=100');
  return { entry: body[0], preview: preview.body };
}

test.each<[string, string | Uint8Array]>([
  ['Day One', dayOne],
  ['Journey', journey],
  ['Daylio', daylio],
  ['Daylio, as a table', daylioCsv],
  ['Diarium', diarium],
  ['a note', note],
])('an entry without a zone (%s) gets the offset that the account’s zone had on its date', async (_, file) => {
  const { entry, preview } = await imported(file, 'Europe/Berlin');
  expect(preview).toMatchObject({ firstDay: '2027-01-12', lastDay: '2027-01-12' });
  expect(entry).toMatchObject({ localDate: '2027-01-12', timezoneOffset: -60 });
  expect(entry?.submittedAt).toBe('2027-01-12T22:30:00.000Z');
});

test('an entry with a day alone gets the evening of its day in the account’s zone', async () => {
  const { entry } = await imported(zipSync({ '2027-01-12.md': strToU8('Late.') }), 'Europe/Berlin');
  expect(entry).toMatchObject({ localDate: '2027-01-12', submittedAt: '2027-01-12T17:00:00.000Z' });
});

test.each([
  ['no name of the zone is known', undefined],
  ['the zone with the known name has another offset', 'Asia/Tokyo'],
])('an entry without a zone gets the present offset if %s', async (_, timeZone) => {
  const { entry, preview } = await imported(dayOne, timeZone);
  expect(preview).toMatchObject({ firstDay: '2027-01-13' });
  expect(entry).toMatchObject({ localDate: '2027-01-13', timezoneOffset: -120 });
});

test('an entry of the hours around a change of the clocks gets the offset of its local time', async () => {
  const file = zipSync({
    '2027-03-28 01-30.md': strToU8('Before.'),
    '2027-03-28 03-30.md': strToU8('After.'),
  });
  await person.post('/api/reflections/current', { timezoneOffset: -120, timeZone: 'Europe/Berlin' });
  await upload(app, person.token, file);
  const { body } = await person.get<Reflection[]>('/api/reflections?limit=100');
  expect(body.map(({ content, submittedAt }) => [content, submittedAt])).toEqual([
    ['After.', '2027-03-28T01:30:00.000Z'],
    ['Before.', '2027-03-28T00:30:00.000Z'],
  ]);
});

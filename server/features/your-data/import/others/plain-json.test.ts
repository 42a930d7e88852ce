import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { upload } from '../../../../../testing/downloads.ts';
import { createTestApp, type TestApp } from '../../../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../../../testing/test-user.ts';
import { importedRows } from '../imported-rows.ts';
import { readPlainJson } from './plain-json.ts';

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

test.each([
  ['2024-03-17T20:10:00Z', { instantMs: Date.parse('2024-03-17T20:10:00Z'), offset: null }],
  ['2024-06-02', { day: '2024-06-02', minute: null }],
  ['17.03.2023', { day: '2023-03-17', minute: null }],
  ['1.2.2023, 07:05', { day: '2023-02-01', minute: 425 }],
  ['03/04/2023', null],
  ['1.2.20230', null],
])('reads the date %s of an entry as %j', (date, written) => {
  expect(readPlainJson([[{ date, text: 'Tea.' }]])).toMatchObject([{ written }]);
});

test('a JSON file with dates that may have the day or the month first reports the first five of them', async () => {
  const dates = ['03/04/2023', '2024-06-02', '31.02.2023', ...Array.from({ length: 4 }, () => '03/04/2023')];
  const file = JSON.stringify(dates.map((date) => ({ date, text: 'Words.', mood: '' })));
  const { body } = await upload(app, person.token, file);
  expect(body).toMatchObject({
    kind: 'json',
    added: 1,
    leftOut: { undated: 6, undatedPlaces: [1, 3, 4, 5, 6], fields: 0 },
  });
});

test.each([
  ['json', { text: 'Words.' }, 0],
  ['json', { text: 'Words.', mood: 'calm' }, 1],
  ['diarium', { html: 'Words.', tags: [], rating: 0 }, 0],
  ['diarium', { html: 'Words.', tags: ['home'], rating: 0 }, 1],
])('an entry (%s) with the fields %j is counted as one with fields left out: %i', async (kind, entry, fields) => {
  const file = JSON.stringify([{ date: '2024-06-02', ...entry }]);
  expect((await upload(app, person.token, file)).body).toMatchObject({ kind, leftOut: { fields } });
});

test('entries of a JSON file keep the ids that they got when such files counted as those of Diarium', () => {
  const entries = readPlainJson([[{ date: '2024-06-02', text: 'Words.' }]]);
  const context = { nowMs: Date.parse('2026-03-12T17:00:00Z'), home: { offset: -120, name: null } };
  const idsOf = (source: 'json' | 'diarium') => importedRows(source, entries, context).rows.map(({ id }) => id);
  expect(idsOf('json')).toEqual(idsOf('diarium'));
});

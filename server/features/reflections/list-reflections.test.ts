import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../testing/test-user.ts';

let app: TestApp;
let maya: TestUser;

/** Write on Sunday 1 March, on Monday (submitted late), on Tuesday, and once in April. */
beforeAll(async () => {
  app = await createTestApp();
  at('03-01T19:00:00');
  maya = await createTestUser(app);
  await maya.write('Sunday.');
  at('03-02T19:00:00');
  const monday = await maya.ask();
  at('03-03T08:00:00');
  await maya.submit(monday, { content: 'Monday, late.' });
  at('03-03T19:00:00');
  await maya.write('Tuesday.');
  at('04-01T19:00:00');
  await maya.write('April.');
});
afterAll(() => app.stop());

const at = (instant: string) => app.clock.set(`2026-${instant}+02:00`);

async function contents(path: string): Promise<string[]> {
  const { status, body } = await maya.get<Reflection[]>(path);
  expect(status).toBe(200);
  return body.map(({ content }) => content);
}

test('the list of reflections is newest first and has at most the requested length [7.10]', async () => {
  expect(await contents('/api/reflections')).toEqual(['April.', 'Tuesday.', 'Monday, late.', 'Sunday.']);
  expect(await contents('/api/reflections?limit=2')).toEqual(['April.', 'Tuesday.']);
});

test('the list of a week contains Monday to Sunday of the requested week, or of the current week by default [7.9]', async () => {
  expect(await contents('/api/reflections/weekly')).toEqual(['April.']);
  expect(await contents('/api/reflections/weekly?weekStart=2026-03-02')).toEqual(['Tuesday.', 'Monday, late.']);
  expect(await contents('/api/reflections/weekly?weekStart=2026-02-23')).toEqual(['Sunday.']);
  expect(await contents('/api/reflections/weekly?weekStart=2026-03-09')).toEqual([]);
});

test('the calendar contains the days from start to end (both inclusive) in the zone in force', async () => {
  const from = (start: string, end: string) => contents(`/api/reflections/calendar?start=${start}&end=${end}`);
  expect(await from('2026-02-28T22:00:00.000Z', '2026-03-31T20:59:59.000Z')).toEqual([
    'Tuesday.',
    'Monday, late.',
    'Sunday.',
  ]);
  expect(await from('2026-03-01T22:00:00.000Z', '2026-03-02T21:59:59.000Z')).toEqual(['Monday, late.']);
  expect(await from('2026-03-03T00:00:00%2B02:00', '2026-03-03T00:00:00%2B02:00')).toEqual(['Tuesday.']);
  expect(await from('2025-03-05T12:00:00Z', '2026-04-08T12:00:00Z')).toHaveLength(4);
});

test.each([
  ['query.limit', '/api/reflections?limit=0'],
  ['query.limit', '/api/reflections?limit=101'],
  ['query.limit', '/api/reflections?limit=2.5'],
  ['query.limit', '/api/reflections?limit='],
  ['query.page', '/api/reflections?page=2'],
  ['query.weekStart', '/api/reflections/weekly?weekStart=2026-03-03'],
  ['query.weekStart', '/api/reflections/weekly?weekStart=2026-02-30'],
  ['query.weekStart', '/api/reflections/weekly?weekStart=0000-01-03'],
  ['query.weekStart', '/api/reflections/weekly?weekStart=9999-12-27'],
  ['query.start', '/api/reflections/calendar?end=2026-03-01T00:00:00Z'],
  ['query.end', '/api/reflections/calendar?start=2026-03-01T00:00:00Z'],
  ['query.start', '/api/reflections/calendar?start=2026-03-01&end=2026-03-02T00:00:00Z'],
  ['query.end', '/api/reflections/calendar?start=2026-03-02T00:00:00Z&end=2026-03-01T00:00:00Z'],
  ['query.end', '/api/reflections/calendar?start=2025-03-05T12:00:00Z&end=2026-04-09T12:00:00Z'],
  ['query.start', '/api/reflections/calendar?start=0000-01-01T00:00:00Z&end=0000-01-31T00:00:00Z'],
  ['query.end', '/api/reflections/calendar?start=9998-12-01T00:00:00Z&end=9999-01-31T00:00:00Z'],
  ['query.start', '/api/reflections/calendar?start=9999-12-31T23:59:59-02:00&end=9999-12-31T23:59:59-02:00'],
])('a list with an invalid %s is refused with a 400: %s', async (field, path) => {
  expect(await maya.get(path)).toMatchObject({ status: 400, body: { code: 'bad_request', field } });
});

test('all lists of reflections are empty for a user who never requested a window', async () => {
  const fresh = await createTestUser(app);
  for (const path of [
    '',
    '/weekly',
    '/weekly?weekStart=2026-03-02',
    '/calendar?start=2026-03-01T00:00:00Z&end=2026-03-02T00:00:00Z',
  ]) {
    expect(await fresh.get(`/api/reflections${path}`)).toEqual({ status: 200, body: [] });
  }
});

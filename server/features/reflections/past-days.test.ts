import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reflection } from '../../../core/contract/reflection.ts';
import type { YearReflections } from '../../../core/contract/reflections.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../testing/test-user.ts';

let app: TestApp;
let maya: TestUser;

const at = (instant: string) => app.clock.set(`${instant}+02:00`);

beforeAll(async () => {
  app = await createTestApp();
  maya = await createTestUser(app);
  for (const day of ['2024-03-20', '2025-03-20', '2025-12-31', '2026-01-01']) await writeEvening(day);
  at('2026-01-02T09:00:00');
  await writeDeep('Deep of 2026-01-02.');
  await writeEvening('2026-01-02');
});
afterAll(() => app.stop());

async function writeEvening(day: string): Promise<void> {
  at(`${day}T19:00:00`);
  await maya.write(`Evening of ${day}.`);
}

/**
 * Write a deep reflection. Request the window every five minutes until it is open, because no response announces a deep
 * window.
 */
async function writeDeep(content: string): Promise<void> {
  for (;;) {
    const asked = await maya.ask('deep');
    if (asked.window.isActive) {
      expect((await maya.submit(asked, { content })).status).toBe(201);
      return;
    }
    app.clock.advance(5 * 60_000);
  }
}

describe('the list of a year', () => {
  test('the list of a year contains the days with reflections, oldest first, and lists evening before deep', async () => {
    expect(await maya.get('/api/reflections/year?year=2026')).toEqual({
      status: 200,
      body: {
        year: 2026,
        days: [
          { localDate: '2026-01-01', types: ['evening'] },
          { localDate: '2026-01-02', types: ['evening', 'deep'] },
        ],
        firstYear: 2024,
        previousYear: 2025,
        nextYear: null,
      },
    });
    expect(await maya.get('/api/reflections/year?year=2023')).toMatchObject({
      body: { days: [], firstYear: 2024, previousYear: null, nextYear: 2024 },
    });
  });

  test.each(['', '?year=26', '?year=1969', '?year=9999', '?year=2026.5'])(
    'the list of a year is refused for the query "%s"',
    async (query) => {
      expect(await maya.get(`/api/reflections/year${query}`)).toMatchObject({
        status: 400,
        body: { field: 'query.year' },
      });
    },
  );

  test('the list of a year names the days that count although all their reflections were deleted', async () => {
    const iris = await createTestUser(app);
    const written: string[] = [];
    for (const day of ['2026-03-04', '2026-03-05', '2026-03-06']) {
      app.clock.set(`${day}T19:00:00+02:00`);
      written.push((await iris.write()).id);
    }
    const { body } = await iris.get<YearReflections>('/api/reflections/year?year=2026');
    expect(body).not.toHaveProperty('deletedDays');
    await app.call('DELETE', `/api/reflections/${written[1]}`, { token: iris.token });
    expect(await iris.get('/api/reflections/year?year=2026')).toMatchObject({
      body: {
        days: [
          { localDate: '2026-03-04', types: ['evening'] },
          { localDate: '2026-03-06', types: ['evening'] },
        ],
        deletedDays: ['2026-03-05'],
      },
    });
    const before = await iris.get<YearReflections>('/api/reflections/year?year=2025');
    expect(before.body).not.toHaveProperty('deletedDays');
  });

  test('the list of a year has no firstYear for a user without reflections', async () => {
    const fresh = await createTestUser(app);
    expect(await fresh.get('/api/reflections/year?year=2026')).toMatchObject({ body: { days: [], firstYear: null } });
  });
});

describe('the list "on this day"', () => {
  const contents = async (person = maya) =>
    (await person.get<Reflection[]>('/api/reflections/on-this-day')).body.map(({ content }) => content);

  test('the list "on this day" contains the reflections of this date in earlier years, the earliest year first', async () => {
    at('2026-03-20T08:00:00');
    expect(await contents()).toEqual(['Evening of 2024-03-20.', 'Evening of 2025-03-20.']);
  });

  test('the list "on this day" contains the reflections of the same day of the previous month', async () => {
    at('2026-02-01T12:00:00');
    expect(await contents()).toEqual(['Evening of 2026-01-01.']);
    at('2026-02-02T12:00:00');
    expect(await contents()).toEqual(['Evening of 2026-01-02.', 'Deep of 2026-01-02.']);
  });

  test('the list "on this day" is empty on a date without earlier reflections, and for another user', async () => {
    at('2026-03-21T12:00:00');
    expect(await contents()).toEqual([]);
    at('2026-03-20T12:00:00');
    expect(await contents(await createTestUser(app))).toEqual([]);
  });

  test('the list "on this day" uses the current day in the user’s zone', async () => {
    at('2026-03-19T23:59:00');
    expect(await contents()).toEqual([]);
    at('2026-03-20T00:00:00');
    expect(await contents()).toEqual(['Evening of 2024-03-20.', 'Evening of 2025-03-20.']);
  });
});

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reflection } from '../../../core/contract/reflection.ts';
import type { StreakExplained } from '../../../core/contract/stats.ts';
import type { DayRow } from '../../../core/domain/ledger/ledger-state.ts';
import { thisWeekCount } from '../../../core/domain/stats/stats.ts';
import { countStreak } from '../../../core/domain/stats/streak.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../testing/test-user.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const dayMs = 86_400_000;
const start = Date.parse('2026-01-01T00:00:00Z');

/** Compute the expected stats from the reflections and from the bridged days of the ledger. */
async function recount(person: TestUser, today: string) {
  const { body } = await person.get<Reflection[]>('/api/reflections?limit=100');
  const rows = await app.database.query<{ row: DayRow }>(
    'select d.row from app.days d join app.identities i using (user_id) where i.subject = $1',
    [person.subject],
  );
  const written = new Set(body.map(({ localDate }) => localDate));
  const { current, longest } = countStreak(
    rows.map(({ row: { day, isBridged } }) => ({ day, isBridged, isWritten: written.has(day) })),
    today,
  );
  return {
    currentStreak: current,
    longestStreak: longest,
    totalReflections: body.length,
    thisWeekCount: thisWeekCount(
      body.map(({ localDate }) => localDate),
      today,
    ),
  };
}

/** What a user does on one day. `late`: the user submits the evening reflection on the next morning. */
const action = fc.oneof(
  { weight: 5, arbitrary: fc.constant('evening' as const) },
  { weight: 2, arbitrary: fc.constant('late' as const) },
  { weight: 2, arbitrary: fc.constant('nothing' as const) },
  { weight: 1, arbitrary: fc.constant('travel' as const) },
);

async function live(person: TestUser, actions: readonly string[], offsets: readonly number[]): Promise<void> {
  for (const [index, kind] of actions.entries()) {
    if (kind === 'travel') person.offset = offsets[index % offsets.length] ?? 0;
    const midnight = start + index * dayMs + person.offset * 60_000;
    app.clock.set(midnight + 20 * 3_600_000);
    if (kind === 'nothing') continue;
    const asked = await person.ask('evening');
    if (!asked.window.isActive || asked.existingReflection) continue;
    if (kind === 'late') app.clock.set(midnight + 31 * 3_600_000);
    expect((await person.submit(asked)).status).toBe(201);
  }
}

test('after 60 random days, the stored stats equal a new count', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { minLength: 60, maxLength: 60 }),
      fc.array(
        fc.integer({ min: -14, max: 12 }).map((hours) => hours * 60),
        { minLength: 1, maxLength: 4 },
      ),
      async (actions, offsets) => {
        const person = await createTestUser(app, { offset: offsets[0] ?? 0 });
        await live(person, actions, offsets);
        const { localDate } = await person.ask();
        const stats = await person.stats();
        expect(stats).toEqual(await recount(person, localDate));
        const { body: explained } = await person.get<StreakExplained>('/api/user/streak');
        expect(explained).toMatchObject({ current: stats.currentStreak, longest: stats.longestStreak });
        expect(explained.days.filter(({ kind }) => kind === 'counted')).toHaveLength(stats.currentStreak);
      },
    ),
    { numRuns: 6 },
  );
});

test('time case 32: a streak whose last day is yesterday still counts today and is 0 tomorrow', async () => {
  const maya = await createTestUser(app);
  const at = (instant: string) => app.clock.set(`2026-03-${instant}+02:00`);
  at('03T19:00:00');
  await maya.write();
  at('04T12:00:00');
  expect(await maya.stats()).toMatchObject({ currentStreak: 1, thisWeekCount: 1 });
  at('05T00:00:00');
  expect(await maya.stats()).toMatchObject({
    currentStreak: 0,
    longestStreak: 1,
    totalReflections: 1,
    thisWeekCount: 1,
  });
  at('09T00:00:00');
  expect(await maya.stats()).toMatchObject({ thisWeekCount: 0, totalReflections: 1 });
});

test('time case 34: a late submit at 07:00 extends the streak', async () => {
  const maya = await createTestUser(app);
  const at = (instant: string) => app.clock.set(`2026-03-${instant}+02:00`);
  at('03T19:00:00');
  await maya.write();
  at('04T19:00:00');
  const asked = await maya.ask();
  at('05T07:00:00');
  expect(await maya.stats()).toMatchObject({ currentStreak: 0 });
  await maya.submit(asked);
  expect(await maya.stats()).toMatchObject({ currentStreak: 2, longestStreak: 2 });
});

test('a Sunday reflection that is submitted late on Monday evening counts for last week', async () => {
  const maya = await createTestUser(app);
  const at = (instant: string) => app.clock.set(`2026-03-${instant}+02:00`);
  at('08T19:00:00');
  const sunday = await maya.ask();
  at('09T19:00:00');
  await maya.write();
  at('09T20:00:00');
  await maya.submit(sunday);
  expect(await maya.stats()).toEqual({ currentStreak: 2, longestStreak: 2, totalReflections: 2, thisWeekCount: 1 });
});

test('all stats are 0 for a user who never requested a window [7.7]', async () => {
  const fresh = await createTestUser(app);
  expect(await fresh.stats()).toEqual({ currentStreak: 0, longestStreak: 0, totalReflections: 0, thisWeekCount: 0 });
});

test('a reflection continues the streak across a bridge although the new zone is believed only later', async () => {
  const maya = await createTestUser(app);
  const at = (instant: string) => app.clock.set(`2026-03-${instant}+02:00`);
  at('03T19:00:00');
  await maya.write();
  at('04T12:00:00');
  await maya.ask();
  // The server believes at most four changes of zone in a day. Store four, so that it ignores the next change until a
  // day has passed.
  const change = { atMs: Date.parse('2026-03-05T01:00:00+02:00'), minutes: 90, isDateLineJump: false };
  await app.database.query(
    "update app.users set ledger = jsonb_set(ledger, '{changes}', $1::jsonb) where user_id = (select user_id from app.identities where subject = $2)",
    [JSON.stringify([change, change, change, change]), maya.subject],
  );
  maya.offset = -540;
  at('05T20:00:00');
  await maya.write();
  expect(await maya.stats()).toMatchObject({ currentStreak: 2, longestStreak: 2 });
  at('06T02:00:00');
  await maya.ask();
  expect(await maya.stats()).toMatchObject({ currentStreak: 2, longestStreak: 2 });
});

test('the stats name the days of this week that count although all their reflections were deleted', async () => {
  const maya = await createTestUser(app);
  const written: string[] = [];
  const write = async (day: string) => {
    app.clock.set(`2026-03-${day}T19:00:00+02:00`);
    written.push((await maya.write()).id);
  };
  const remove = (index: number) => app.call('DELETE', `/api/reflections/${written[index]}`, { token: maya.token });
  for (const day of ['08', '09', '10']) await write(day);
  for (const index of [0, 1]) await remove(index);
  expect(await maya.stats()).toMatchObject({ thisWeekCount: 1, deletedDays: ['2026-03-09'] });
  // On Sunday, the ledger no longer loads the row of Monday.
  await write('15');
  expect(await maya.stats()).toMatchObject({ thisWeekCount: 2, deletedDays: ['2026-03-09'] });
  await remove(3);
  expect(await maya.stats()).toMatchObject({ deletedDays: ['2026-03-09', '2026-03-15'] });
  app.clock.set('2026-03-16T10:00:00+02:00');
  expect(await maya.stats()).not.toHaveProperty('deletedDays');
});

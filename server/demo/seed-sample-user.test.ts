import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reflection } from '../../core/contract/reflection.ts';
import type { Summary } from '../../core/contract/summaries.ts';
import type { DayRow } from '../../core/domain/ledger/ledger-state.ts';
import { countStreak } from '../../core/domain/stats/streak.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { eveningPrompts } from '../db/prompts/prompt-texts.ts';
import { sampleOffset } from './sample-offset.ts';
import { sampleWeeks } from './sample-weeks.ts';
import { seedSampleUser } from './seed-sample-user.ts';

let app: TestApp;
let token: string;
let offset: number;

// Thursday; 19:40 in the sample user's time zone.
const now = '2026-03-05T10:40:00Z';

beforeAll(async () => {
  app = await createTestApp({ clock: fixedClock(now), identity: 'builtin', config: { demo: true } });
  await signIn();
});
afterAll(() => app.stop());

async function signIn(): Promise<void> {
  const origin = app.deps.config.publicUrl;
  const signedIn = await app.call('POST', '/api/identity/demo/sign-in', { body: {}, headers: { origin } });
  offset = (signedIn.body as { timezoneOffset: number }).timezoneOffset;
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const answer = await app.call('GET', '/api/identity/token', { headers: { cookie } });
  token = (answer.body as { token: string }).token;
}

const get = async <B>(path: string) => (await app.call('GET', path, { token })).body as B;
const fetchCurrentWindow = async () =>
  (await app.call('POST', '/api/reflections/current', { token, body: { timezoneOffset: offset } })).body;

test('the sample user can write an evening reflection for at least three hours after the server starts', async () => {
  expect(await fetchCurrentWindow()).toMatchObject({
    window: { type: 'evening', isActive: true },
    localDate: '2026-03-05',
  });
  expect(await fetchCurrentWindow()).not.toHaveProperty('existingReflection');
  for (let minute = 0; minute < 1440; minute += 1) {
    const local = (minute - sampleOffset(minute * 60_000) + 2880) % 1440;
    expect(local).toBeGreaterThanOrEqual(18 * 60);
    expect(local).toBeLessThan(21 * 60);
    expect(sampleOffset(minute * 60_000)).toBeGreaterThanOrEqual(-840);
    expect(sampleOffset(minute * 60_000)).toBeLessThanOrEqual(720);
  }
});

test('the seeding stores every sample reflection of the days before today, on its day and with its prompt', async () => {
  const planned = sampleWeeks.flatMap(({ reflections }, week) =>
    reflections.filter(({ weekday }) => week < sampleWeeks.length - 1 || weekday < 3),
  );
  const stored = await get<Reflection[]>('/api/reflections?limit=100');
  expect(stored.map(({ content }) => content).toSorted()).toEqual(planned.map(({ content }) => content).toSorted());
  const [latest] = stored;
  const answered = planned.find(({ content }) => content === latest?.content);
  expect(latest).toMatchObject({
    localDate: '2026-03-04',
    question: eveningPrompts[answered?.promptIndex ?? 0],
    late: false,
  });
});

test('the seeding stores the streak and the counts that result from the stored days', async () => {
  const stats = await get('/api/user/stats');
  const rows = await app.database.query<{ row: DayRow }>('select row from app.days');
  const days = rows.map(({ row }) => ({ day: row.day, isWritten: row.written.length > 0, isBridged: row.isBridged }));
  const { current, longest } = countStreak(days, '2026-03-05');
  const stored = await get<Reflection[]>('/api/reflections?limit=100');
  const thisWeekCount = stored.filter(({ localDate }) => localDate >= '2026-03-02').length;
  expect(stats).toEqual({
    currentStreak: current,
    longestStreak: longest,
    totalReflections: stored.length,
    thisWeekCount,
  });
  expect(current).toBeGreaterThanOrEqual(20);
});

test('the seeding writes a summary for each past week, except for the week with too few reflections', async () => {
  const summaries = await get<Summary[]>('/api/summaries/weekly');
  expect(summaries).toHaveLength(sampleWeeks.slice(0, -1).filter(({ reflections }) => reflections.length >= 4).length);
  expect(summaries[0]).toMatchObject({
    weekStart: '2026-02-23',
    title: expect.stringContaining('Week of February 23, 2026: '),
  });
  expect(new Set(summaries.map(({ longSummary }) => longSummary)).size).toBe(summaries.length);
});

test('a second seeding on the same day changes nothing, and a seeding two days later adds the missing days', async () => {
  const before = await get<Reflection[]>('/api/reflections?limit=100');
  await seedSampleUser(app.deps);
  expect(await get('/api/reflections?limit=100')).toEqual(before);
  app.clock.set('2026-03-07T10:40:00Z');
  await seedSampleUser(app.deps);
  const after = await get<Reflection[]>('/api/reflections?limit=100');
  expect(new Set(after.map(({ localDate }) => localDate))).toContain('2026-03-06');
  expect(after.slice(-before.length)).toEqual(before);
  expect(await fetchCurrentWindow()).toMatchObject({ window: { isActive: true }, localDate: '2026-03-07' });
});

test('the seeding does not change a scheduled summary that an interrupted server start has claimed', async () => {
  await app.database.query(`
    insert into app.due_weeks (user_id, week_start, due_at, generation, claimed_until)
    select user_id, '2026-02-23', '2026-03-01T00:00:00Z', 9, '2027-01-01' from app.users`);
  await seedSampleUser(app.deps);
  expect(
    await app.database.query('select generation from app.due_weeks where week_start < $1', ['2026-03-01']),
  ).toEqual([{ generation: 9 }]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { sentSummaries } from '../../../testing/run-sent-summaries.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sweepDueWeeks } from './sweep-due-weeks.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

test('the sweep pages through all that is due and reads the schedule’s index', async () => {
  await app.database.query(`
    insert into app.due_weeks (user_id, week_start, due_at, generation)
    select gen_random_uuid(), '2026-03-02', timestamptz '2026-03-09T02:00:00Z' + (n % 7) * interval '1 second', 1
    from generate_series(1, 1201) n`);
  await app.database.query(`
    insert into app.due_weeks (user_id, week_start, due_at, generation)
    select gen_random_uuid(), '2026-03-09', '2026-03-16T02:00:00Z', 1 from generate_series(1, 20000)`);
  await app.database.query('analyze app.due_weeks');
  app.clock.set('2026-03-09T05:00:00+02:00');
  expect(await sweepDueWeeks(app.deps)).toBe(1201);
  expect(new Set((await sentSummaries(app)).map(({ userId }) => userId)).size).toBe(1201);
  const plan = await app.database.query<{ 'QUERY PLAN': string }>(`
    explain select user_id from app.due_weeks
    where failed is null and due_at <= '2026-03-09T03:00:00Z' and (claimed_until is null or claimed_until <= '2026-03-09T03:00:00Z')
    order by due_at, user_id, week_start limit 500`);
  expect(JSON.stringify(plan)).toContain('due_weeks_schedule');
});

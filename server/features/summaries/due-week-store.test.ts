import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { claimDueWeek } from './due-week-store.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const lease = { now: new Date('2026-03-09T03:00:00Z'), until: new Date('2026-03-09T03:02:00Z') };

test('a claim takes only one due week, even if the query planner expects the table to have a single row', async () => {
  const insert = (count: number) =>
    app.database.query(`
      insert into app.due_weeks (user_id, week_start, due_at, generation)
      select gen_random_uuid(), '2026-03-02', timestamptz '2026-03-09T02:00:00Z', 1 from generate_series(1, ${count})`);
  await insert(1);
  await app.database.query('vacuum analyze app.due_weeks');
  await insert(39);
  for (let claims = 1; claims <= 8; claims += 1) {
    await app.deps.db.asSweeper((tx) => claimDueWeek(tx, lease, 6));
    const claimed = await app.database.query('select 1 from app.due_weeks where claimed_until is not null');
    expect(claimed).toHaveLength(claims);
  }
  await app.database.query('truncate app.due_weeks');
});

test('concurrent workers claim each due week once, and the query uses the index of the schedule', async () => {
  await app.database.query(`
    insert into app.due_weeks (user_id, week_start, due_at, generation)
    select gen_random_uuid(), '2026-03-02', timestamptz '2026-03-09T02:00:00Z' + (n % 7) * interval '1 second', 1
    from generate_series(1, 121) n`);
  await app.database.query(`
    insert into app.due_weeks (user_id, week_start, due_at, generation)
    select gen_random_uuid(), '2026-03-09', '2026-03-16T02:00:00Z', 1 from generate_series(1, 20000)`);
  await app.database.query('analyze app.due_weeks');
  const claimed: string[] = [];
  const claimAll = async () => {
    for (;;) {
      const week = await app.deps.db.asSweeper((tx) => claimDueWeek(tx, lease, 6));
      if (week === null) return;
      claimed.push(week.userId);
    }
  };
  await Promise.all([claimAll(), claimAll(), claimAll()]);
  expect(claimed).toHaveLength(121);
  expect(new Set(claimed).size).toBe(121);
  const plan = await app.database.query<{ 'QUERY PLAN': string }>(`
    explain select user_id, week_start from app.due_weeks d
    where due_at <= '2026-03-09T03:00:00Z' and failed is null
      and (claimed_until is null or claimed_until <= '2026-03-09T03:00:00Z')
      and not exists (
        select 1 from app.due_weeks e
        where e.user_id = d.user_id and e.week_start < d.week_start
          and e.due_at <= '2026-03-09T03:00:00Z' and e.failed is null
      )
    order by due_at, user_id, week_start limit 1 for update skip locked`);
  expect(JSON.stringify(plan)).toContain('due_weeks_schedule');
});

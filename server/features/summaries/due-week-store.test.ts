import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { claimDueWeek, claimQuery, retryDueWeek } from './due-week-store.ts';

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
  const plan = await app.deps.db.asSweeper((tx) => sql`explain ${claimQuery(lease, 6)}`.execute(tx));
  expect(JSON.stringify(plan.rows)).toContain('due_weeks_schedule');
});

test('a week is not claimed while an earlier week of the same user waits for another attempt', async () => {
  await app.database.query('truncate app.due_weeks');
  await app.database.query(`
    insert into app.due_weeks (user_id, week_start, due_at, generation)
    select u.id, w.day, '2026-03-09T02:00:00Z', 1
    from (select gen_random_uuid() as id) u, (values (date '2026-02-23'), (date '2026-03-02')) w (day)`);
  const claim = () => app.deps.db.asSweeper((tx) => claimDueWeek(tx, lease, 6));
  const earlier = await claim();
  expect(earlier).toMatchObject({ weekStart: '2026-02-23' });
  if (earlier === null) return;
  await app.deps.db.asOwner(earlier.userId, (tx) => retryDueWeek(tx, earlier, new Date('2026-03-09T03:00:05Z')));
  expect(await claim()).toBeNull();
  await app.database.query("update app.due_weeks set failed = 'writer_failed' where tries > 0");
  expect(await claim()).toMatchObject({ weekStart: '2026-03-02' });
});

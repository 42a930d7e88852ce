import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pauseRoutes } from '../../testing/citus/routes.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../testing/test-user.ts';
import { runDue } from '../jobs/run-jobs.ts';
import { planReminders } from './devices/plan-reminders.ts';
import { weeklySummaryJob } from './summaries/make-weekly-summary.ts';

let app: TestApp;
const owners: string[] = [];

async function live(person: TestUser): Promise<void> {
  for (const day of ['02', '03', '04', '05', '09', '10', '11', '12']) {
    app.clock.set(`2026-03-${day}T19:00:00+02:00`);
    await person.write();
  }
  const body = { token: `push-of-${person.subject}`, deviceInfo: {} };
  await app.call('POST', '/api/notifications/register-device', { token: person.token, body });
  await app.call('PUT', '/api/themes/corrections', { token: person.token, body: { theme: 'Work', name: null } });
}

beforeAll(async () => {
  app = await createTestApp();
  for (const person of [await createTestUser(app), await createTestUser(app)]) {
    await live(person);
    const rows = await app.database.query<{ user_id: string }>(
      'select user_id from app.identities where subject = $1',
      [person.subject],
    );
    owners.push(rows[0]?.user_id ?? '');
  }
  // Set the clock to the evening, when reminders for the next day are planned.
  app.clock.set('2026-03-12T23:00:00+02:00');
  await planReminders(app.deps);
  app.clock.set('2026-03-09T12:00:00+02:00');
  await runDue(weeklySummaryJob, app.deps);
  await app.database.query(`
    insert into app.model_weeks (user_id, week_start, version, due_at)
    select user_id, week_start, version, generated_at from app.summary_versions`);
  pauseRoutes();
});
afterAll(() => app.stop());

const owned = [
  'users',
  'days',
  'reflections',
  'summaries',
  'summary_versions',
  'theme_corrections',
  'due_weeks',
  'model_weeks',
  'devices',
  'reminders',
  'planned_messages',
  'identities',
];
/**
 * Tables in which the sweeper (the database role of background jobs) sees only rows of users passed to `asSweeperOf`.
 */
const ofNamed = ['users', 'days', 'devices'];
const schedules = ['due_weeks', 'model_weeks', 'reminders', 'planned_messages'];

describe.each(owned)('the table app.%s', (table) => {
  const [everyone, mine] = [sql.raw(`select distinct user_id from app.${table}`), 'user_id'];

  test('a query without a where clause returns only rows of the current user', async () => {
    expect(await app.database.query(`select distinct ${mine} from app.${table}`)).toHaveLength(2);
    for (const owner of owners) {
      const { rows } = await app.deps.db.asOwner(owner, (tx) => sql<{ user_id: string }>`${everyone}`.execute(tx));
      expect(rows).toEqual([{ user_id: owner }]);
    }
  });

  test('a user cannot update or delete rows of another user, even without a where clause', async () => {
    const [owner = '', other = ''] = owners;
    const others = () =>
      app.database.query(`select t::text from app.${table} t where user_id = $1 order by 1`, [other]);
    const before = await others();
    for (const statement of [`update app.${table} set user_id = user_id`, `delete from app.${table}`]) {
      const reached: string[] = [];
      const attempt = app.deps.db.asOwner(owner, async (tx) => {
        const { rows } = await sql.raw<{ user_id: string }>(`${statement} returning user_id`).execute(tx);
        reached.push(...rows.map(({ user_id }) => user_id));
        throw new Error('undo');
      });
      await expect(attempt).rejects.toThrow(/^undo$|permission denied/);
      expect(reached.filter((user) => user !== owner)).toEqual([]);
    }
    await app.deps.db
      .asOwner(owner, (tx) =>
        sql.raw(`update app.${table} set user_id = '${owner}' where user_id = '${other}'`).execute(tx),
      )
      .catch(() => {});
    expect(await others()).toEqual(before);
  });

  test('the sweeper role can read the rows of all users only if the table is a schedule', async () => {
    const seen = app.deps.db.asSweeper((tx) => sql<{ user_id: string }>`${everyone}`.execute(tx));
    if (schedules.includes(table)) expect((await seen).rows).toHaveLength(2);
    else if (ofNamed.includes(table)) expect((await seen).rows).toEqual([]);
    else await expect(seen).rejects.toMatchObject({ code: '42501' });
  });
});

test.each(ofNamed)(
  'in app.%s, the sweeper role reads and changes only rows of the users that are passed to `asSweeperOf`',
  async (table) => {
    const [owner = '', other = ''] = owners;
    const seen = await app.deps.db.asSweeperOf([owner], (tx) =>
      sql.raw<{ user_id: string }>(`select distinct user_id from app.${table}`).execute(tx),
    );
    expect(seen.rows).toEqual([{ user_id: owner }]);
    const column = { users: 'ledger', days: 'row', devices: 'token' }[table];
    const change = app.deps.db.asSweeperOf([owner], (tx) =>
      sql.raw(`update app.${table} set ${column} = ${column} where user_id = '${other}' returning user_id`).execute(tx),
    );
    if (table === 'devices') await expect(change).rejects.toMatchObject({ code: '42501' });
    else expect((await change).rows).toEqual([]);
    const invalid = app.deps.db.asSweeperOf([`${owner}' or true --`], async () => {});
    await expect(invalid).rejects.toThrow(TypeError);
  },
);

test('a user cannot insert a row for another user', async () => {
  const [owner = '', other = ''] = owners;
  const insert = app.deps.db.asOwner(owner, (tx) =>
    tx
      .insertInto('app.due_weeks')
      .values({ user_id: other, week_start: '2026-03-16', due_at: new Date(), generation: 1, claimed_until: null })
      .execute(),
  );
  await expect(insert).rejects.toMatchObject({ code: '42501' });
});

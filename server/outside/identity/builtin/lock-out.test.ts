import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { openLockOut } from './lock-out.ts';

it('counters that ran out do not stay for ever: anybody can make one for every e-mail', async () => {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const lockOut = openLockOut(pool);
  const sweepSoon = () => vi.advanceTimersByTime(5 * 60_000);
  await lockOut.takeSignIn('now@mail.example');
  await database.query(`insert into identity.counters values ('sign-in:old', 1, 1000)`);
  sweepSoon();
  vi.useRealTimers();
  const left = () => database.query<{ key: string }>('select key from identity.counters');
  await expect.poll(async () => (await left()).length).toBe(1);
  expect((await left())[0]?.key).not.toContain('old');
  await pool.end();
  await database.remove();
});

import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { openPool } from '../../../db/pool.ts';
import { type AttemptLimits, openAttemptLimits } from './attempt-limits.ts';

describe('the limits', () => {
  const email = 'ann@mail.example';
  let database: TestDatabase;
  let pool: pg.Pool;
  let limits: AttemptLimits;
  beforeEach(async () => {
    database = await createTestDatabase();
    pool = openPool(database.variables.DATABASE_URL, { most: 1, name: 'test' });
    limits = openAttemptLimits(pool);
  });
  afterEach(async () => {
    await pool.end();
    await database.remove();
  });
  const from = (address: string, device: string | null = null, whose = email) => ({ email: whose, address, device });
  async function countAllowed(count: number, attempt: (index: number) => ReturnType<typeof from>): Promise<number> {
    let allowed = 0;
    for (let index = 0; index < count; index += 1)
      allowed += await limits.countSignIn(attempt(index)).then(
        () => 1,
        () => 0,
      );
    return allowed;
  }

  it('allows ten sign-in attempts for one account from one IP address', async () => {
    expect(await countAllowed(12, () => from('10.0.0.1'))).toBe(10);
  });

  it('allows 50 sign-in attempts for one account from all IP addresses, and ten more on a trusted device', async () => {
    expect(await countAllowed(60, (index) => from(`10.0.1.${index}`))).toBe(50);
    await expect(limits.countSignIn(from('10.0.2.1'))).rejects.toThrow('Too many failed attempts');
    expect(await countAllowed(12, () => from('10.0.1.1', 'phone'))).toBe(10);
  });

  it('allows 20 failed sign-ins for one account from all its trusted devices', async () => {
    const device = (index: number) => from('10.0.2.1', `device-${index % 6}`);
    await limits.countSignIn(device(0));
    await limits.clearSignIn(device(0));
    expect(await countAllowed(60, device)).toBe(20);
    expect(await countAllowed(1, () => from('10.0.2.1', 'device-0', 'ben@mail.example'))).toBe(1);
  });

  it('allows 100 sign-ups an hour from one IP address', async () => {
    const signUps = Array.from({ length: 100 }, () => limits.countSignUp('10.0.4.1'));
    await Promise.all(signUps);
    await expect(limits.countSignUp('10.0.4.1')).rejects.toThrow('Too many failed attempts. Please try again later.');
    await limits.countSignUp('10.0.4.2');
  });

  it('allows 100 failed sign-ins from one IP address for all accounts together', async () => {
    const other = (index: number) => from('10.0.3.1', null, `person-${index}@mail.example`);
    await limits.countSignIn(other(1_000));
    await limits.clearSignIn(other(1_000));
    expect(await countAllowed(110, other)).toBe(100);
  });
});

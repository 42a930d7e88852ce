import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { inTransaction } from '../transaction.ts';
import { type HeldKey, holdKey, takeKeyAlone } from './hold-key.ts';

let database: TestDatabase;
let held: HeldKey[];

beforeEach(async () => {
  database = await createTestDatabase();
  held = [];
});
afterEach(async () => {
  await Promise.all(held.map(({ close }) => close()));
  await database.remove();
});

async function hold(isInForce = async () => true, onReplaced: (error: unknown) => void = () => {}): Promise<HeldKey> {
  const one = await holdKey(database.url, isInForce, onReplaced);
  held.push(one);
  return one;
}

/** Lock the master key exclusively while `work` runs. Return the error, or null. */
async function attempt(work = async () => {}): Promise<string | null> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const take = async () => {
    await takeKeyAlone(client);
    await work();
  };
  try {
    await inTransaction(client, take);
    return null;
  } catch (error) {
    return String(error);
  } finally {
    await client.end();
  }
}

const cut = () =>
  database.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'inward key'
    and datname = current_database()`);

const refused = expect.stringContaining('Stop all servers of this database first.');

it('no rotation can lock the master key while a server runs, even after the connection of the server was lost', async () => {
  const [first, second] = [await hold(), await hold()];
  expect(await attempt()).toEqual(refused);
  await first.close();
  expect(await attempt()).toEqual(refused);
  await cut();
  await expect.poll(() => attempt()).toEqual(refused);
  await second.close();
  expect(await attempt()).toBe(null);
});

it('a server that starts during a rotation of the master key waits until the rotation ends', async () => {
  let isHeld = false;
  let starting: Promise<unknown> | undefined;
  const start = async () => {
    starting = hold().then(() => {
      isHeld = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isHeld).toBe(false);
  };
  expect(await attempt(start)).toBe(null);
  await starting;
  expect(await attempt()).toEqual(refused);
});

it('a running server reports that the master key was replaced while its connection was lost', async () => {
  const replaced: unknown[] = [];
  let isInForce = true;
  await hold(
    async () => isInForce,
    (error) => replaced.push(String(error)),
  );
  isInForce = false;
  await cut();
  await expect.poll(() => replaced).toEqual([expect.stringContaining('The master key was replaced')]);
  await expect(hold(async () => false)).rejects.toThrow('The master key was replaced');
});

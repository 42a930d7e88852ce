import pg from 'pg';
import { isConflict, isStalePlan } from '../errors/database-errors.ts';
import type { Db, Tx } from './db.ts';
import { openPool } from './pool.ts';
import { transactionOn } from './transaction.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const mostConnections = 16;
const tries = 5;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Return SQL that sets a configuration parameter for one transaction. */
const setting = (name: string, value: string) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`;

function checkOwner(userId: string): void {
  if (!uuid.test(userId)) throw new TypeError('an owner is a UUID');
}

function ownerSetting(userId: string): string {
  checkOwner(userId);
  return setting('app.user_id', userId);
}

function ownersSetting(userIds: readonly string[]): string {
  userIds.forEach(checkOwner);
  return setting('app.user_ids', userIds.join(','));
}

/**
 * Open the product's pool. Only this file begins transactions and releases clients: a client released without a rollback
 * would pass its role and owner to the next caller.
 */
export function openDb(url: string, { most = mostConnections }: { readonly most?: number } = {}): Db {
  const pool = openPool(url, { most, name: 'inward', queryLimitMs: 20_000 });

  /** Run `work` in one transaction. `begin` and `settings` (SQL, built by `setting`) take one round trip. */
  async function once<T>(
    settings: readonly string[],
    work: (tx: Tx, client: pg.PoolClient) => Promise<T>,
    mode: string,
  ): Promise<T> {
    const client = await pool.connect();
    let broken = true;
    try {
      await client.query(`begin${mode}; select ${settings.join(', ')}`);
      const result = await work(transactionOn(client), client);
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error('a failed query was ignored, so nothing was committed');
      broken = false;
      return result;
    } catch (error) {
      broken = await client.query('rollback').then(
        () => isStalePlan(error),
        () => true,
      );
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async function run<T>(
    settings: readonly string[],
    work: (tx: Tx, client: pg.PoolClient) => Promise<T>,
    mode = '',
  ): Promise<T> {
    let conflicts = 0;
    let stalePlans = 0;
    for (;;) {
      try {
        return await once(settings, work, mode);
      } catch (error) {
        if (isStalePlan(error)) {
          // After a migration every idle connection may have a stale statement. Each retry closes one connection.
          stalePlans += 1;
          if (stalePlans > most + 1) throw error;
        } else {
          conflicts += 1;
          if (conflicts >= tries || !isConflict(error)) throw error;
          await pause(2 ** conflicts * 5 * (0.5 + Math.random()));
        }
      }
    }
  }

  return {
    asOwner: async (userId, work) => run([setting('role', 'inward_app'), ownerSetting(userId)], work),
    snapshotOf: async (userId, work) =>
      run([setting('role', 'inward_app'), ownerSetting(userId)], work, ' isolation level repeatable read read only'),
    asIdentity: ({ issuer, subject }, work) =>
      run(
        [setting('role', 'inward_app'), setting('app.issuer', issuer), setting('app.subject', subject)],
        (tx, client) =>
          work(tx, async (userId) => {
            await client.query(`select ${ownerSetting(userId)}`);
          }),
      ),
    asSweeper: (work) => run([setting('role', 'inward_sweeper')], work),
    asSweeperOf: async (userIds, work) => run([setting('role', 'inward_sweeper'), ownersSetting(userIds)], work),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

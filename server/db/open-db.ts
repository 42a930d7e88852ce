import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openSemaphore } from '../concurrency/semaphore.ts';
import { isClientTimeout, isConflict, isStalePlan } from '../errors/database-errors.ts';
import type { Db, PoolCount, Tx, Work } from './db.ts';
import { eraseTraces } from './erase-traces.ts';
import { isUnbound, openPool } from './pool.ts';
import { transactionOn } from './transaction.ts';
import { openWriteProbe } from './write-probe.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const defaultConnections = 16;
/** Connections for sign-in and health checks only, so that other requests cannot occupy all connections. */
const reservedConnections = 2;
/**
 * The number of connections besides the pools: the reserved ones, and one each for the key lock, the set-up and
 * `eraseTraces`.
 */
export const extraConnections = reservedConnections + 3;
const tries = 5;
/**
 * The age after which a transaction may begin no further statement. Transactions must end soon: deleted rows that an
 * open transaction still sees cannot be erased.
 */
const transactionLimitMs = 300_000;

/** The time after which the database cancels a statement. It is always shorter than the client's limit for a query. */
const statementLimitsMs: Readonly<Record<Work | 'signIn' | 'job', number>> = {
  search: 3_000,
  signIn: 5_000,
  request: 10_000,
  file: 18_000,
  job: 18_000,
};

/** SQL that sets a parameter for one transaction. `set_config` is slower: PostgreSQL plans it as a query. */
const setting = (name: string, value: string) => `set local ${name} = ${pg.escapeLiteral(value)}`;

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

const limitSetting = (kind: keyof typeof statementLimitsMs) =>
  setting('statement_timeout', String(statementLimitsMs[kind]));

const countOf = (name: string, { totalCount, idleCount, waitingCount }: pg.Pool): PoolCount => ({
  pool: name,
  busy: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

type Options = {
  readonly mode?: string;
  readonly from?: pg.Pool;
  /**
   * Whether the transaction only reads. If so, return its result before the commit is confirmed, because a read loses
   * nothing if the commit fails.
   */
  readonly isRead?: boolean;
};

type DbOptions = {
  readonly most?: number;
  readonly ownerUrl?: string;
  readonly folder?: string | null;
  /** The age after which a transaction may begin no further statement. */
  readonly limitMs?: number;
};

/**
 * Open the product's pools. Only this file begins transactions and releases clients: a client that is released without
 * a rollback would pass its role and owner on to the next caller.
 */
export function openDb(
  url: string,
  { most = defaultConnections, ownerUrl = url, folder = null, limitMs = transactionLimitMs }: DbOptions = {},
): Db {
  const pool = openPool(url, { most, name: 'inward' });
  const reserved = openPool(url, { most: reservedConnections, name: 'inward reserved' });
  const probeWrite = openWriteProbe(reserved);
  const perKey = { limit: Math.max(1, Math.floor(most / 4)), maxWaiting: 60 };
  const owners = openSemaphore({ limit: Number.POSITIVE_INFINITY, maxWaiting: 1_000, perKey });
  // A search occupies a connection and a CPU core, so each user may run only one at a time.
  const searches = openSemaphore({ limit: 4, maxWaiting: 200, perKey: { limit: 1, maxWaiting: 3 } });
  // A snapshot builds a file in memory, so only two may run at a time.
  const snapshots = openSemaphore({ limit: 2, maxWaiting: 200 });

  /**
   * Run `work` in one transaction. `begin` and `settings` are sent as one message; the first statement of `work`
   * follows without waiting for the answer. If that message fails, the statement fails too, because the transaction is
   * aborted.
   */
  async function once<T>(
    settings: readonly string[],
    work: (tx: Tx, client: pg.PoolClient) => Promise<T>,
    { mode = '', from = pool, isRead = false }: Options,
  ): Promise<T> {
    const client = await from.connect();
    let broken = true;
    let isReleasedLater = false;
    try {
      const begun = client.query(`begin${mode}; ${settings.join('; ')}`);
      // Prevent an unhandled rejection while `work` runs; `await begun` throws the error later.
      begun.catch(() => {});
      // Wait if the database user bypasses row-level security: if BEGIN failed, the first statement would run with all
      // rights of that user.
      if (isUnbound(client)) await begun;
      const result = await work(transactionOn(client, limitMs), client).catch(async (error: unknown) => {
        await begun;
        throw error;
      });
      await begun;
      const committed = client.query('commit');
      if (isRead) {
        isReleasedLater = true;
        committed.then(
          () => client.release(),
          () => client.release(true),
        );
        return result;
      }
      const { command } = await committed;
      if (command !== 'COMMIT') throw new Error('a failed query was ignored, so nothing was committed');
      broken = false;
      return result;
    } catch (error) {
      // After a timeout in the client, the query still runs in the database: close the connection to stop it.
      if (!isClientTimeout(error))
        broken = await client.query('rollback').then(
          () => isStalePlan(error),
          () => true,
        );
      throw error;
    } finally {
      if (!isReleasedLater) client.release(broken);
    }
  }

  async function run<T>(
    settings: readonly string[],
    work: (tx: Tx, client: pg.PoolClient) => Promise<T>,
    options: Options = {},
  ): Promise<T> {
    let conflicts = 0;
    let stalePlans = 0;
    for (;;) {
      try {
        return await once(settings, work, options);
      } catch (error) {
        if (isStalePlan(error)) {
          // After a migration, each idle connection may have a stale prepared statement. Each retry closes one of them.
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

  const asApp = setting('role', 'inward_app');
  const asSweeper = [setting('role', 'inward_sweeper'), limitSetting('job')];
  const asOperator = [setting('role', 'inward_operator'), limitSetting('request')];

  const runAsOwner =
    (options: Options): Db['asOwner'] =>
    async (userId, work, kind = 'request') => {
      const settings = [asApp, ownerSetting(userId), limitSetting(kind)];
      // Wait in the user's own queue first, so that a waiting user occupies no slot that other users need.
      const task = () => run(settings, work, options);
      return owners.run(kind === 'search' ? () => searches.run(task, { key: userId }) : task, { key: userId });
    };

  return {
    asOwner: runAsOwner({}),
    readAsOwner: runAsOwner({ mode: ' read only', isRead: true }),
    snapshotOf: async (userId, work) => {
      const settings = [asApp, ownerSetting(userId), limitSetting('file')];
      const mode = ' isolation level repeatable read read only';
      const task = () => run(settings, work, { mode });
      return owners.run(() => snapshots.run(task, { key: userId }), { key: userId });
    },
    asIdentity: ({ issuer, subject }, work) =>
      run(
        [asApp, setting('app.issuer', issuer), setting('app.subject', subject), limitSetting('signIn')],
        (tx, client) =>
          work(tx, async (userId) => {
            await client.query(ownerSetting(userId));
          }),
        { from: reserved },
      ),
    asSweeper: (work) => run(asSweeper, work),
    asOperator: (work) => run(asOperator, work),
    asSweeperOf: async (userIds, work) => run([...asSweeper, ownersSetting(userIds)], work),
    eraseTraces: () => eraseTraces(ownerUrl, { folder }),
    ping: async () => {
      await reserved.query('select 1');
      await probeWrite();
    },
    connections: () => [countOf('requests and jobs', pool), countOf('reserved', reserved)],
    close: async () => {
      await Promise.all([pool.end(), reserved.end()]);
    },
  };
}

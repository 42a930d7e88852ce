import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../errors/database-errors.ts';

/** The key of the advisory lock that lets only one server at a time erase traces. */
const lockKey = 5_120_733_964;
/** Below this size, rewriting all tables takes seconds. A bigger database is rewritten only once a day. */
const smallBytes = 200_000_000;
const oncePerDay = '20 hours';
const waitMs = 250;
const mostWaits = 120;
const mostWalSegments = 64;
const refusedRight = '42501';
const lockTimeout = '55P03';
const diskFull = '53100';
/** Disk space that a rewrite must leave free: PostgreSQL shuts down when it cannot write its log (WAL). */
const walRoomBytes = 256 * 1024 * 1024;

const tables = `
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('app', 'identity', 'inward_private') and c.relkind = 'r'`;

/**
 * `later`: not due, or blocked by another server or transaction. `noRoom`: too little free disk space.
 * `allButStatistics`: done, but statistics may quote text, because only a superuser may delete them. `partly`: done,
 * but text may remain, because the database user lacks a right that an administrator can grant.
 */
export type ErasedTraces = 'none' | 'later' | 'noRoom' | 'partly' | 'allButStatistics' | 'all';

type Options = {
  /** The folder of the database files, or null if it is not on this machine. */
  readonly folder?: string | null;
  readonly smallSize?: number;
};

/** Return the traces to erase now. Return 'none' if there are no traces, or 'later' if they cannot be erased yet. */
async function dueTraces(
  client: pg.ClientBase,
  smallSize: number,
): Promise<'none' | 'later' | { readonly leftAt: readonly string[] }> {
  const { rows } = await client.query<{ left_at: string[] | null; newest: string; is_due: boolean }>(
    `
    select array_agg(left_at::text) as left_at, (array_agg(xmin::text order by age(xmin)))[1] as newest,
      min(left_at) < now() - interval '${oncePerDay}'
        or (select sum(pg_total_relation_size(c.oid)) ${tables}) < $1 as is_due
    from app.traces`,
    [smallSize],
  );
  const [row] = rows;
  if (!row?.left_at) return 'none';
  return row.is_due && (await olderTransactionsEnd(client, row.newest)) ? { leftAt: row.left_at } : 'later';
}

/**
 * Wait for all transactions that began before the end of transaction `xid`, the last one that deleted text. A rewritten
 * table still contains the deleted rows that such a transaction sees. Return false if one of these transactions, for
 * example a long download, does not end in time.
 */
async function olderTransactionsEnd(client: pg.ClientBase, xid: string): Promise<boolean> {
  for (let count = 0; count < mostWaits; count += 1) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and greatest(age(backend_xmin), age(backend_xid)) >= age($1::text::xid) limit 1`,
      [xid],
    );
    if (rowCount === 0) return true;
    await pause(waitMs);
  }
  return false;
}

/** Return whether the disk has room for a copy of the biggest table with its indexes, and for the WAL. */
async function hasRoom(client: pg.ClientBase, folder: string): Promise<boolean> {
  const { rows } = await client.query<{ bytes: string | null }>(
    `select max(pg_total_relation_size(c.oid)) as bytes ${tables}`,
  );
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize > Number(rows[0]?.bytes) + walRoomBytes;
}

/**
 * Rewrite all tables, so that their files contain only live rows. Rewrite the statistics, too, because they contain
 * column values. Return false if the database user may not rewrite the statistics.
 */
async function rewriteTables(client: pg.ClientBase): Promise<boolean> {
  const isAllowed = await allowed(() =>
    client.query(`delete from pg_statistic where starelid in (select c.oid ${tables})`),
  );
  const { rows } = await client.query<{ name: string }>(`select c.oid::regclass::text as name ${tables} order by 1`);
  for (const { name } of rows) await client.query(`vacuum (full, analyze) ${name}`);
  return (await allowed(() => client.query('vacuum full pg_catalog.pg_statistic'))) && isAllowed;
}

/**
 * Return whether we see the transactions of all database users. Without the role `pg_read_all_stats`, PostgreSQL hides
 * the transactions of other users.
 */
async function seesAllTransactions(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and query = '<insufficient privilege>' limit 1`,
  );
  return rowCount === 0;
}

/**
 * Advance the WAL beyond its newest file, so that a checkpoint deletes all present files. (PostgreSQL creates some
 * files in advance.) Return false if the database user lacks a right that this needs.
 */
async function leaveWal(client: pg.ClientBase): Promise<boolean> {
  return allowed(async () => {
    const { rows } = await client.query<{ last: string }>('select max(name) as last from pg_ls_waldir()');
    for (let count = 0; count < mostWalSegments; count += 1) {
      const { rows: now } = await client.query<{ is_left: boolean }>(
        `select pg_walfile_name(pg_current_wal_insert_lsn()) > $1 as is_left from pg_logical_emit_message(false, '', '')`,
        [rows[0]?.last],
      );
      if (now[0]?.is_left) break;
      await client.query('select pg_switch_wal()');
    }
    await client.query('checkpoint');
  });
}

async function allowed(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (errorCode(error) === refusedRight) return false;
    throw error;
  }
}

/**
 * Erase the bytes of deleted rows from the database files: PostgreSQL only marks their space as free, in tables and in
 * its log (WAL). `url` must sign in as the owner of the tables. This needs disk space for a copy of the biggest table.
 */
export async function eraseTraces(
  url: string,
  { folder = null, smallSize = smallBytes }: Options = {},
): Promise<ErasedTraces> {
  const client = new pg.Client({ connectionString: url, application_name: 'inward maintenance' });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [lockKey]);
    if (rows[0]?.taken !== true) return 'later';
    const due = await dueTraces(client, smallSize);
    if (typeof due === 'string') return due;
    if (folder !== null && !(await hasRoom(client, folder))) return 'noRoom';
    // Requests queue behind a rewrite that waits for its lock: give up after 3 s and try again later.
    await client.query(`set statement_timeout = 0; set lock_timeout = '3s'`);
    const waitedForAll = await seesAllTransactions(client);
    const hasLeftStatistics = !(await rewriteTables(client));
    const hasLeftWal = await leaveWal(client);
    await client.query('delete from app.traces where left_at = any($1)', [due.leftAt]);
    if (!waitedForAll || !hasLeftWal) return 'partly';
    return hasLeftStatistics ? 'allButStatistics' : 'all';
  } catch (error) {
    if (errorCode(error) === lockTimeout) return 'later';
    if (errorCode(error) === diskFull) return 'noRoom';
    throw error;
  } finally {
    await client.end();
  }
}

import pg from 'pg';

const dateType = 1082;

type PoolOptions = {
  readonly most: number;
  /** As the database shows it. */
  readonly name: string;
  /** A query without an answer for so long is given up. */
  readonly queryLimitMs?: number;
};

/**
 * A pool whose clients cannot bring the process down: a backend that is killed makes its idle client emit 'error',
 * which without a listener is an uncaught exception. `date` stays a string, because a Date would be a local midnight.
 */
export function openPool(url: string, options: PoolOptions): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(dateType, (text: string) => text);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.most,
    application_name: options.name,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(options.queryLimitMs && { query_timeout: options.queryLimitMs }),
    types,
  });
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}

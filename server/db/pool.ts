import pg from 'pg';

const dateType = 1082;

type PoolOptions = {
  readonly most: number;
  /** The application name in the database's list of connections. */
  readonly name: string;
  /** The time limit that the client sets for a query. */
  readonly queryLimitMs?: number;
};

/**
 * Open a pool whose clients have error listeners: a killed backend makes its idle client emit 'error', which without a
 * listener ends the process. A `date` stays a string, because a Date would mean local midnight.
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

import pg from 'pg';
import { quietLog } from './log-settings.ts';

const dateType = 1082;

type PoolOptions = {
  readonly most: number;
  /** The application name in the database's list of connections. */
  readonly name: string;
  /** Time limit of a query in the database, unless a transaction sets its own. Default: 18 s. */
  readonly statementLimitMs?: number;
  /** Time limit of a query in the client, for a database that does not respond. Default: 20 s. */
  readonly queryLimitMs?: number;
};

/**
 * Apply settings for the whole connection. Each is tried by itself, because the version or the system of an external
 * database, or the rights of our user, may forbid it. Without the check of the client, a query whose client has gone runs
 * to its end.
 */
export async function applySettings(client: pg.ClientBase, statementLimitMs: number): Promise<void> {
  const settings = [
    ['statement_timeout', String(statementLimitMs)],
    ['idle_in_transaction_session_timeout', '60000'],
    ['client_connection_check_interval', '1000'],
    ...quietLog,
  ];
  await client.query(`
    do $$ declare setting text[]; begin
      foreach setting slice 1 in array array[${settings.map(([name, value]) => `['${name}', '${value}']`).join(', ')}] loop
        begin perform set_config(setting[1], setting[2], false);
        exception when others then null;
        end;
      end loop;
    end $$`);
}

const unbound = new WeakSet<pg.ClientBase>();

/** Whether row-level security does not bind the login of this client of a pool. */
export const isUnbound = (client: pg.ClientBase): boolean => unbound.has(client);

async function noteRights(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ passes: boolean }>(
    'select rolsuper or rolbypassrls as passes from pg_roles where rolname = session_user',
  );
  if (rows[0]?.passes !== false) unbound.add(client);
}

/**
 * Open a pool whose clients have error listeners: a killed backend makes its idle client emit 'error', which without a
 * listener ends the process. A `date` stays a string, because a Date would mean local midnight.
 */
export function openPool(url: string, options: PoolOptions): pg.Pool {
  const { statementLimitMs = 18_000, queryLimitMs = 20_000 } = options;
  const types = new pg.TypeOverrides();
  types.setTypeParser(dateType, (text: string) => text);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.most,
    application_name: options.name,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Send a query at once, also while the answers to earlier ones are on their way.
    pipeline: true,
    query_timeout: queryLimitMs,
    onConnect: async (client) => {
      client.on('error', () => {});
      await applySettings(client, statementLimitMs);
      await noteRights(client);
    },
    types,
  });
  pool.on('error', () => {});
  return pool;
}

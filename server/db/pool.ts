import pg from 'pg';
import { quietLog } from './log-settings.ts';
import { isPooled, leaveNamesOut } from './pooler.ts';

const dateType = 1082;

type PoolOptions = {
  readonly most: number;
  readonly name: string;
  /** The time limit of a query in the database, unless a transaction sets its own. Default: 18 s. */
  readonly statementLimitMs?: number;
  /** The time limit of a query in the client, for a database that does not respond. Default: 20 s. */
  readonly queryLimitMs?: number;
};

const usualStatementLimitMs = 18_000;

/** SQL that runs a PL/pgSQL statement for each setting: `setting[1]` is its name, `setting[2]` its value. */
function forEachSetting(statementLimitMs: number, statement: string): string {
  const settings = [
    ['statement_timeout', String(statementLimitMs)],
    ['idle_in_transaction_session_timeout', '60000'],
    ['client_connection_check_interval', '1000'],
    ...quietLog,
  ];
  return `
    do $$ declare setting text[]; begin
      foreach setting slice 1 in array array[${settings.map(([name, value]) => `['${name}', '${value}']`).join(', ')}] loop
        begin ${statement};
        exception when others then null;
        end;
      end loop;
    end $$`;
}

/**
 * Apply settings to the connection, each separately: an external database may reject some, depending on its version and
 * our user's rights. Without `client_connection_check_interval`, a query would continue after its client disconnects.
 */
export async function applySettings(client: pg.ClientBase, statementLimitMs = usualStatementLimitMs): Promise<void> {
  await client.query(forEachSetting(statementLimitMs, 'perform set_config(setting[1], setting[2], false)'));
}

/**
 * Store the settings as our user's defaults in this database: behind a pooler, no connection is ours alone. Apply them
 * to the current connection, too. If another server does the same at this moment, our attempt may fail without harm.
 */
export async function storeSettings(client: pg.ClientBase): Promise<void> {
  await applySettings(client);
  const isStored = `exists (select from pg_db_role_setting where setrole = session_user::regrole
    and setdatabase = (select oid from pg_database where datname = current_database())
    and (setting[1] || '=' || setting[2]) = any(setconfig))`;
  const store = `execute format('alter role %I in database %I set %I = %L', session_user, current_database(), setting[1], setting[2])`;
  await client.query(forEachSetting(usualStatementLimitMs, `if not ${isStored} then ${store}; end if`));
}

const unbound = new WeakSet<pg.ClientBase>();

/** Return whether the user of this pooled client bypasses row-level security. */
export const isUnbound = (client: pg.ClientBase): boolean => unbound.has(client);

/** Note whether this client bypasses row-level security. Return the process id of its backend. */
async function noteRights(client: pg.ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ passes: boolean; pid: number }>(
    'select rolsuper or rolbypassrls as passes, pg_backend_pid() as pid from pg_roles where rolname = session_user',
  );
  if (rows[0]?.passes !== false) unbound.add(client);
  return rows[0]?.pid;
}

/**
 * Open a pool. Its clients have error listeners, because an idle client emits 'error' when its backend is killed, which
 * would end this process. A `date` stays a string, because a Date would mean local midnight.
 */
export function openPool(url: string, options: PoolOptions): pg.Pool {
  const { statementLimitMs, queryLimitMs = 20_000 } = options;
  const types = new pg.TypeOverrides();
  types.setTypeParser(dateType, (text: string) => text);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.most,
    application_name: options.name,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Send each query without waiting for the answers to earlier queries.
    pipeline: true,
    query_timeout: queryLimitMs,
    onConnect: async (client) => {
      client.on('error', () => {});
      if (isPooled(client, await noteRights(client))) leaveNamesOut(client);
      else await applySettings(client, statementLimitMs);
    },
    types,
  });
  pool.on('error', () => {});
  return pool;
}

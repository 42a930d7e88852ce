import pg from 'pg';
import { StartFault } from '../../errors/start-fault.ts';
import { roles } from '../roles.ts';
import { distributedTables, referenceTables } from './tables.ts';

const lacking = `Citus is missing: add it to shared_preload_libraries, run 'create extension citus', and add the workers (docs/citus.md).`;

async function placedTables(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
       join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'app' and (p.partmethod = 'h' or p.partmethod = 'n' and p.repmodel = 't')`,
  );
  return new Set(rows.map(({ name }) => name));
}

async function checkReady(client: pg.ClientBase): Promise<number> {
  const { rows: rights } = await client.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = current_user',
  );
  const { rows: extensions } = await client.query(`select 1 from pg_extension where extname = 'citus'`);
  if (extensions.length === 0) throw new StartFault(lacking);
  // Forced row-level security applies to the owner too, so only a superuser can copy the rows to the workers.
  if (rights[0]?.rolsuper !== true)
    throw new StartFault(
      'MIGRATION_DATABASE_URL must sign in as a superuser for this command: it copies rows of all users.',
    );
  const { rows: workers } = await client.query<{ name: string }>(
    `select nodename || ':' || nodeport as name from pg_dist_node where isactive and shouldhaveshards and groupid <> 0`,
  );
  if (workers.length === 0)
    throw new StartFault(`The coordinator has no worker: run 'select citus_add_node(...)' first (docs/citus.md).`);
  const { rows: servers } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name in ('inward', 'inward reserved')
       and pid <> pg_backend_pid()`,
  );
  if (servers.length > 0) throw new StartFault('A server uses the database: stop all servers first.');
  return workers.length;
}

/**
 * Allow the database roles to sign in to the workers, because Citus connects to a worker as the current role of the
 * transaction. The roles still cannot sign in to the coordinator. Row-level security restricts the roles on the
 * workers, too.
 */
async function letRolesSignIn(client: pg.ClientBase): Promise<void> {
  const alter = roles.map((role) => `alter role ${role} login`).join('; ');
  const { rows } = await client.query<{ node: string; success: boolean; result: string }>(
    `select n.nodename || ':' || n.nodeport as node, r.success, r.result
       from run_command_on_workers($1) r join pg_dist_node n using (nodename, nodeport)`,
    [`do $do$ begin set local citus.enable_alter_role_propagation = off; ${alter}; end $do$`],
  );
  const failed = rows.filter(({ success }) => !success);
  if (failed.length === 0) return;
  const nodes = failed.map(({ node, result }) => `${node} (${result})`).join(', ');
  throw new StartFault(`Let an administrator run '${alter};' on these workers, then try again: ${nodes}`);
}

/**
 * Distribute the users' tables over the Citus workers, by owner. `client` must be connected to the coordinator as the
 * owner of the tables. Return a report, line by line. A second call does only what is still missing.
 */
export async function distribute(client: pg.ClientBase): Promise<string[]> {
  const workers = await checkReady(client);
  const before = await placedTables(client);
  const lines: string[] = [];
  for (const table of referenceTables) {
    if (before.has(table)) continue;
    await client.query(`select create_reference_table('app.${table}')`);
    lines.push(`app.${table}: a copy on each node.`);
  }
  for (const table of distributedTables) {
    if (before.has(table)) continue;
    const target = table === distributedTables[0] ? 'none' : `app.${distributedTables[0]}`;
    await client.query(`select create_distributed_table('app.${table}', 'user_id', colocate_with => '${target}')`);
    // Delete the local rows, which the distribution has copied: otherwise they stay on the coordinator's disk.
    await client.query(`select truncate_local_data_after_distributing_table('app.${table}')`);
    lines.push(`app.${table}: distributed by owner.`);
  }
  await letRolesSignIn(client);
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.query(
    `alter database ${pg.escapeIdentifier(rows[0]?.name ?? '')} set citus.propagate_set_commands = 'local'`,
  );
  if (lines.length === 0) lines.push('All tables are distributed already.');
  return [...lines, `Workers: ${workers}. The roles may sign in at them, and row-level security binds them there.`];
}

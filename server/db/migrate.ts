import type pg from 'pg';
import { StartFault } from '../errors/start-fault.ts';
import { checkIsolation } from './isolation-check.ts';
import type { Migration } from './migration.ts';
import { grantIdentity, letOwnerRead, makeRoles } from './roles.ts';
import { inTransaction, transactionOn } from './transaction.ts';

const lockKey = 4_861_207_315;

const groundwork = `
  create schema if not exists inward_private;
  create schema if not exists app;
  grant usage on schema app to inward_app, inward_sweeper, inward_operator;
  create table if not exists inward_private.migrations (
    name text primary key,
    applied_at timestamptz not null default now()
  );`;

async function applyMissing(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query(groundwork);
  const { rows } = await client.query<{ name: string }>('select name from inward_private.migrations');
  const applied = new Set(rows.map((row) => row.name));
  const known = new Set(migrations.map((migration) => migration.name));
  const newer = [...applied].filter((name) => !known.has(name));
  if (newer.length > 0) {
    throw new StartFault(`The database was set up by a newer version of Inward (${newer.join(', ')}): start that one.`);
  }
  const tx = transactionOn(client);
  for (const migration of migrations) {
    if (applied.has(migration.name)) continue;
    await migration.up(tx);
    await client.query('insert into inward_private.migrations (name) values ($1)', [migration.name]);
  }
}

export async function readUser(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ user: string }>('select session_user as user');
  return rows[0]?.user ?? '';
}

/** Apply missing migrations in the caller's transaction, then grant rights to the product's user and the owner. */
export async function applyMigrations(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  login: string,
): Promise<void> {
  await applyMissing(client, migrations);
  await grantIdentity(client, login);
  await letOwnerRead(client);
}

/**
 * Apply all missing migrations, or none if one fails. If several servers start at once, the others wait for the first.
 * @param login the database user of the product; by default the user of `client`
 */
export async function migrate(client: pg.ClientBase, migrations: readonly Migration[], login?: string): Promise<void> {
  const product = login ?? (await readUser(client));
  await makeRoles(client, product);
  await inTransaction(client, async () => {
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await applyMigrations(client, migrations, product);
    await checkIsolation(client);
  });
}

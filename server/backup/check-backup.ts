import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Migration } from '../db/migration.ts';
import { embeddedLogin, makeEmbeddedLogin, makeRoles } from '../db/roles.ts';
import { withClient } from '../db/with-client.ts';
import { errorCode } from '../errors/database-errors.ts';
import { fillFromBackup } from './fill.ts';
import { inspectBackup } from './open-backup.ts';

const scratchPrefix = 'inward_check_';
const refusedRight = '42501';

export type CheckOptions = {
  readonly path: string;
  readonly secret: string;
  readonly url: string;
  /** The database user that the product connects as. */
  readonly login: string;
  readonly migrations: readonly Migration[];
};

/** Drop the scratch databases of killed checks. Skip databases with connections: another check uses them. */
async function removeLeftovers(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select d.datname as name from pg_database d where starts_with(d.datname, $1)
       and pg_has_role(current_user, d.datdba, 'usage')
       and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
    [scratchPrefix],
  );
  for (const { name } of rows)
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)}`).catch(() => {});
}

async function createScratch(client: pg.ClientBase): Promise<string | null> {
  const name = `${scratchPrefix}${randomBytes(6).toString('hex')}`;
  try {
    await client.query(`create database ${name} template template0`);
    return name;
  } catch (error) {
    if (errorCode(error) === refusedRight) return null;
    throw error;
  }
}

/**
 * Restore a backup into a scratch database and compare all tables. Throw a `BackupFault` if it cannot be restored. If
 * the owner may not create databases, only read the backup to its end, and return false.
 */
export async function checkBackup({ path, secret, url, login, migrations }: CheckOptions): Promise<boolean> {
  const { manifest } = await inspectBackup(path, secret);
  return withClient(url, async (client) => {
    await removeLeftovers(client);
    const name = await createScratch(client);
    if (name === null) return false;
    try {
      // Create the roles first: the migrations grant rights to all roles, and before an upgrade, the roles that this
      // version adds do not exist yet.
      if (login === embeddedLogin) await makeEmbeddedLogin(client);
      await makeRoles(client, login);
      const scratch = Object.assign(new URL(url), { pathname: `/${name}` }).href;
      await withClient(scratch, async (inside) => {
        await inside.query('begin');
        await fillFromBackup(inside, { path, secret, manifest, migrations, login });
        await inside.query('rollback');
      });
      return true;
    } finally {
      await client.query(`drop database if exists ${name}`).catch(() => {});
    }
  });
}

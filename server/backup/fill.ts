import type pg from 'pg';
import { checkIsolation } from '../db/isolation-check.ts';
import { applyMigrations } from '../db/migrate.ts';
import type { Migration } from '../db/migration.ts';
import { copyIn, copyOut } from './copy.ts';
import { BackupFault } from './format/backup-fault.ts';
import type { Manifest } from './format/manifest.ts';
import { openDigest } from './format/table-digest.ts';
import { type BackupSums, readBackup } from './open-backup.ts';
import { columnsOf, listTables, nameOf, neutralSettings, type ProductTable } from './product-tables.ts';

type Options = {
  readonly path: string;
  readonly secret: string;
  readonly manifest: Manifest;
  readonly migrations: readonly Migration[];
  /** The database user that the product connects as. */
  readonly login: string;
  /** Called after the comparison with the backup, in the same transaction. It may change rows. */
  readonly afterwards?: () => Promise<void>;
};

/** Create the tables of the backup's version: apply the migrations that the backup names. */
async function createTables(client: pg.ClientBase, { manifest, migrations, login }: Options) {
  const names = manifest.migrations;
  const known = new Set(migrations.map(({ name }) => name));
  if (names.some((name) => !known.has(name))) throw new BackupFault('newer');
  await applyMigrations(
    client,
    migrations.filter(({ name }) => names.includes(name)),
    login,
  );
}

const forced = `
  select n.nspname::text as schema, c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('app', 'identity', 'inward_private') and c.relkind = 'r' and c.relforcerowsecurity`;

/** Run `work` without forced row-level security and triggers, so that the owner can write all rows unchanged. */
async function withoutRules(client: pg.ClientBase, tables: readonly ProductTable[], work: () => Promise<void>) {
  const { rows } = await client.query<Pick<ProductTable, 'schema' | 'name'>>(forced);
  for (const table of rows) await client.query(`alter table ${nameOf(table)} no force row level security`);
  for (const table of tables) await client.query(`alter table ${nameOf(table)} disable trigger user`);
  await work();
  for (const table of tables) await client.query(`alter table ${nameOf(table)} enable trigger user`);
  for (const table of rows) await client.query(`alter table ${nameOf(table)} force row level security`);
}

/** Throw a `BackupFault` if the row count or digest of a table differs from the backup. */
async function compare(client: pg.ClientBase, tables: readonly ProductTable[], sums: BackupSums): Promise<void> {
  if (Object.keys(sums).length !== tables.length) throw new BackupFault('differs');
  for (const table of tables) {
    const digest = openDigest();
    const text = `copy ${nameOf(table)} (${columnsOf(table)}) to stdout`;
    for await (const _block of copyOut(client, text, digest.add));
    const [is, was] = [digest.result(), sums[nameOf(table)]];
    if (is.rows !== was?.rows || is.digest !== was.digest) throw new BackupFault('differs');
  }
}

/**
 * Create the product's schemas from a backup in the caller's transaction, and compare all tables. The schemas must not
 * exist yet. Throw a `BackupFault` if a table differs; the caller must then roll back.
 */
export async function fillFromBackup(client: pg.ClientBase, options: Options): Promise<void> {
  await client.query(neutralSettings);
  const { path, secret } = options;
  await createTables(client, options);
  const tables = await listTables(client);
  await withoutRules(client, tables, async () => {
    // Delete the prompts and secrets that the migrations have inserted.
    await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
    const sums = await readBackup(path, secret, {
      table: async (table, rows) => {
        const known = tables.find((one) => nameOf(one) === nameOf(table))?.columns ?? [];
        if (table.columns.some((column) => !known.includes(column))) throw new BackupFault('altered');
        await copyIn(client, `copy ${nameOf(table)} (${columnsOf(table)}) from stdin`, rows);
      },
    });
    await compare(client, tables, sums);
    await options.afterwards?.();
  });
  await checkIsolation(client);
}

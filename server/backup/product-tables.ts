import pg from 'pg';
import { StartFault } from '../errors/start-fault.ts';

export const productSchemas = ['inward_private', 'app', 'identity'] as const;

export type ProductTable = {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
};

export const nameOf = ({ schema, name }: Pick<ProductTable, 'schema' | 'name'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** Name all columns for COPY, so that their order in the table does not matter. */
export const columnsOf = ({ columns }: ProductTable): string =>
  columns.map((one) => pg.escapeIdentifier(one)).join(', ');

/** Each table comes after the tables that its foreign keys reference. */
const tables = `
  with recursive tables as (
    select c.oid, n.nspname::text as schema, c.relname::text as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attname
      ) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1) and c.relkind = 'r'
  ), depths as (
    select oid, 0 as depth from tables
    union select c.conrelid, d.depth + 1 from depths d join pg_constraint c
      on c.confrelid = d.oid and c.contype = 'f' and c.conrelid <> c.confrelid where d.depth < 20
  )
  select schema, name, columns from tables join depths using (oid)
  group by 1, 2, 3 order by max(depth), 1, 2`;

export async function listTables(client: pg.ClientBase): Promise<readonly ProductTable[]> {
  return (await client.query<ProductTable>(tables, [productSchemas])).rows;
}

const hidden = `
  select c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind = 'r' and row_security_active(c.oid)
    and not exists (select from pg_policies p
      where p.schemaname = n.nspname and p.tablename = c.relname and p.policyname = 'backup' and current_user = any(p.roles))`;

/** Throw a `StartFault` if row-level security hides rows: a backup without them would look complete. */
export async function checkAllRowsAreVisible(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(hidden, [productSchemas]);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new StartFault(
    `The owner of the database cannot read ${names}. Start the server of this version once, then make the backup.`,
  );
}

/** With these settings PostgreSQL writes values as text that all versions and configurations read alike. */
export const neutralSettings = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 3; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local lock_timeout = '10s'`;

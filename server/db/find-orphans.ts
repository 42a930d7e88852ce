import { sql } from 'kysely';
import type { Tx } from './db.ts';

export type Orphan = { readonly table: string; readonly userId: string };

/** Find rows whose user does not exist, in every table with a column `user_id`. Needs the operator role. */
export async function findOrphans(tx: Tx): Promise<Orphan[]> {
  const { rows } = await sql<{ table: string }>`
    select c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where n.nspname = 'app' and c.relkind in ('r', 'p') and c.relname <> 'users' order by 1`.execute(tx);
  const found: Orphan[] = [];
  for (const { table } of rows) {
    const orphans = await sql<Orphan>`
      select distinct ${table} as table, t.user_id as "userId" from ${sql.id('app', table)} t
      left join app.users u on u.user_id = t.user_id where u.user_id is null order by 2`.execute(tx);
    found.push(...orphans.rows);
  }
  return found;
}

import type { TestDatabase } from './test-database.ts';

/** Return, by table, the number of rows that contain one of the texts. Searches all schemas but PostgreSQL's own. */
export async function countRowsContaining(
  database: TestDatabase,
  texts: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const tables = await database.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema)' order by 1`);
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await database.query<{ n: number }>(
      `select count(*)::int as n from ${name} t where t::text like any ($1)`,
      [texts.map((text) => `%${text}%`)],
    );
    if (row && row.n > 0) found[name.replaceAll('"', '')] = row.n;
  }
  return found;
}

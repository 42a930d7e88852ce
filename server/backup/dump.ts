import pg from 'pg';
import { copyOut } from './copy.ts';
import type { BackupFile, End, Manifest } from './format/manifest.ts';
import { type BackupRecord, jsonRecord } from './format/records.ts';
import { openDigest, type TableSum } from './format/table-digest.ts';
import { checkAllRowsAreVisible, columnsOf, listTables, nameOf, neutralSettings } from './product-tables.ts';

const counts = `
  select current_setting('server_version_num')::int as postgres,
    (select array_agg(name order by applied_at, name) from inward_private.migrations) as migrations,
    (select count(*)::int from app.users) as users, (select count(*)::int from app.reflections) as reflections`;

export type Dump = {
  readonly records: AsyncIterable<BackupRecord>;
  readonly manifest: Manifest;
};

async function* records(client: pg.ClientBase, manifest: Manifest, files: readonly BackupFile[]) {
  yield jsonRecord('manifest', manifest);
  for (const file of files) yield jsonRecord('file', file);
  const tables: Record<string, TableSum> = {};
  for (const table of await listTables(client)) {
    yield jsonRecord('table', table);
    const digest = openDigest();
    for await (const content of copyOut(client, `copy ${nameOf(table)} (${columnsOf(table)}) to stdout`, digest.add)) {
      yield { kind: 'rows', content } as const;
    }
    tables[nameOf(table)] = digest.result();
  }
  yield jsonRecord('end', { tables } satisfies End);
}

/** Pass a dump to `work`: all rows as they are at one moment, and the files. Meanwhile users can go on writing. */
export async function withDump<T>(
  url: string,
  { files, madeAt }: { readonly files: readonly BackupFile[]; readonly madeAt: Date },
  work: (dump: Dump) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'inward backup', keepAlive: true });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`begin isolation level repeatable read read only; ${neutralSettings}`);
    await checkAllRowsAreVisible(client);
    const { rows } = await client.query<Omit<Manifest, 'format' | 'madeAt'>>(counts);
    const [row] = rows;
    if (!row) throw new Error('the counts have one row');
    const manifest: Manifest = { format: 1, madeAt: madeAt.toISOString(), ...row };
    return await work({ manifest, records: records(client, manifest, files) });
  } finally {
    await client.end().catch(() => {});
  }
}

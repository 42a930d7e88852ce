import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server on which each test file creates its own databases. */
    readonly databaseUrl: string;
    /** The name of a migrated database to copy. */
    readonly databaseTemplate: string;
  }
}

let count = 0;

export type TestDatabase = {
  readonly url: string;
  /** Run SQL as the owner of the database, without any role's restrictions. */
  readonly query: <R extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<R[]>;
  readonly remove: () => Promise<void>;
};

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Create a database for this test file: migrated, or empty for tests of the migrations. */
export async function createTestDatabase(kind: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  count += 1;
  const name = `test_${process.pid}_${count}_${Math.random().toString(36).slice(2, 8)}`;
  await administer(`create database ${name}${kind === 'migrated' ? ` template ${inject('databaseTemplate')}` : ''}`);
  const url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href;
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  return {
    url,
    query: async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await pool.query<R>(text, values)).rows,
    remove: async () => {
      if (pool.ended) return;
      await pool.end();
      await administer(`drop database if exists ${name} with (force)`);
    },
  };
}

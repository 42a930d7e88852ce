import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { embeddedLogin } from '../server/db/roles.ts';
import { createDistributedDatabase } from './citus/distributed-database.ts';
import { checkRoutes, recordRoutes } from './citus/routes.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL server on which each test file creates its own databases. */
    readonly databaseUrl: string;
    /** The name of a migrated database, of which test files create copies. */
    readonly databaseTemplate: string;
    /**
     * Set only in the project `citus`: the URLs of the coordinator and the workers. Test databases are then
     * distributed.
     */
    readonly citusNodes: readonly string[];
    /** Set only in the project `pooler`: the URL of PgBouncer, through which the product connects. */
    readonly poolerUrl: string;
  }
}

let count = 0;

export type TestDatabase = {
  /** The URL with which the test itself connects, as a superuser. */
  readonly url: string;
  /**
   * The environment variables with which a server connects to this database. The server connects as a user without
   * superuser rights, as it does to the embedded database.
   */
  readonly variables: {
    readonly DATABASE_URL: string;
    readonly MIGRATION_DATABASE_URL: string;
    readonly MASTER_KEY_FILE: string;
  };
  /** Run SQL as the owner of the database, without the restrictions of the product's roles. */
  readonly query: <R extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<R[]>;
  readonly remove: () => Promise<void>;
};

/** Remove a database. Retry if that fails, because Citus may have opened its own connections to the database. */
async function drop(name: string, server: string, tries = 10): Promise<void> {
  try {
    await administer(`drop database if exists ${name} with (force)`, server);
  } catch (error) {
    if (tries === 1) throw error;
    await pause(500);
    await drop(name, server, tries - 1);
  }
}

async function administer(statement: string, server = inject('databaseUrl')): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Create a database for this test file: migrated, or empty for tests of migrations. */
export async function createTestDatabase(kind: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  count += 1;
  const name = `test_${process.pid}_${count}_${Math.random().toString(36).slice(2, 8)}`;
  const nodes = inject('citusNodes');
  if (nodes) {
    await createDistributedDatabase(nodes, name);
    recordRoutes();
  } else
    await administer(`create database ${name}${kind === 'migrated' ? ` template ${inject('databaseTemplate')}` : ''}`);
  const url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href;
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  const place = new URL(inject('poolerUrl') ?? url);
  const login = Object.assign(place, { username: embeddedLogin, pathname: `/${name}` }).href;
  const keyFile = join(tmpdir(), `inward-key-${name}`);
  return {
    url,
    variables: { DATABASE_URL: login, MIGRATION_DATABASE_URL: url, MASTER_KEY_FILE: keyFile },
    query: async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await pool.query<R>(text, values)).rows,
    remove: async () => {
      if (pool.ended) return;
      await pool.end();
      rmSync(keyFile, { force: true });
      try {
        if (nodes) await checkRoutes(url);
      } finally {
        for (const node of nodes ?? [inject('databaseUrl')]) await drop(name, node);
      }
    },
  };
}

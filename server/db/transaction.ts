import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely';
import type pg from 'pg';
import { Refusal } from '../errors/refusal.ts';
import type { Tx } from './db.ts';
import type { Schema } from './schema.ts';

const mostPrepared = 300;
const names = new Map<string, string>();

/**
 * Return a name under which to prepare the query, because planning costs more than running most of our queries. Return
 * null for a query without parameters, because its text may contain several statements. Prepare only the first 300
 * texts: return null for further texts, which are probably generated.
 */
function preparedName({ sql, parameters }: CompiledQuery): string | null {
  if (parameters.length === 0) return null;
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= mostPrepared) return null;
  const name = `inward-${names.size}`;
  names.set(sql, name);
  return name;
}

class ClientConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase;
  readonly #endsAt: number;

  constructor(client: pg.ClientBase, limitMs: number) {
    this.#client = client;
    this.#endsAt = performance.now() + limitMs;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (performance.now() > this.#endsAt) throw new Refusal('unavailable');
    const name = preparedName(query);
    const values = [...query.parameters];
    const result = await this.#client.query<R & pg.QueryResultRow>({ text: query.sql, values, ...(name && { name }) });
    // Several statements in one text, as in a migration, return several results.
    if (Array.isArray(result)) return { rows: [] };
    const { rows, rowCount, command } = result;
    if (command === 'SELECT' || rowCount === null) return { rows };
    return { rows, numAffectedRows: BigInt(rowCount) };
  }

  // biome-ignore lint/correctness/useYield: a stream would outlive the transaction
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not supported inside a transaction');
  }
}

const driver: Driver = new DummyDriver();
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
const executor = new DefaultQueryExecutor(new PostgresQueryCompiler(), new PostgresAdapter(), {
  provideConnection: () => Promise.reject(new Error('a query needs a transaction')),
});

/** Return a Kysely transaction for a client that has begun one. After `limitMs`, it refuses further statements. */
export function transactionOn(client: pg.ClientBase, limitMs = Number.POSITIVE_INFINITY): Tx {
  const connection = new ClientConnection(client, limitMs);
  return new Transaction<Schema>({
    config: { dialect },
    driver,
    dialect,
    executor: executor.withConnectionProvider({ provideConnection: (use) => use(connection) }),
  });
}

/** Run `work` in a transaction of a client outside of the product's pools, such as that of a migration. */
export async function inTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

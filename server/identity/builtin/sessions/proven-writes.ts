import type { BetterAuthOptions } from 'better-auth';
import type { DBAdapter, DBTransactionAdapter } from 'better-auth/adapters';
import { APIError } from 'better-auth/api';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import {
  currentProof,
  currentProvider,
  currentTransaction,
  isProofOf,
  type Locked,
  lockUser,
  proofEnded,
} from './proof.ts';
import { digestingAdapter } from './token-digests.ts';

type Query = { readonly model?: string; readonly data?: { readonly userId?: string } };
type Method = (query: Query) => Promise<unknown>;

const accountTables = ['user', 'account', 'passkey', 'twoFactor'];
const provenModels: Readonly<Record<string, ReadonlySet<string>>> = {
  create: new Set([...accountTables, 'session', 'verification']),
  update: new Set(accountTables),
  updateMany: new Set(accountTables),
  delete: new Set(accountTables),
  deleteMany: new Set([...accountTables, 'session']),
};

/** The refusal to connect a second account of a provider, which would open the account unseen. */
export const alreadyConnected = () =>
  new APIError('BAD_REQUEST', { code: 'ALREADY_CONNECTED', message: 'This provider is connected already.' });

/** Throw a 400 if the way to sign in exists already; rethrow any other error. */
function refuseTaken(error: unknown): never {
  const constraint = error instanceof pg.DatabaseError ? error.constraint : undefined;
  if (constraint === 'account_userId_providerId_key') throw alreadyConnected();
  if (constraint !== 'passkey_credentialID_key') throw error;
  const message = 'This passkey is used already. Please create another one.';
  throw new APIError('BAD_REQUEST', { code: 'PASSKEY_TAKEN', message });
}

/** Return the function that locks the user's row and throws a 401 if the request must not write. Null: no check. */
function findCheck({ model, data }: Query): ((tx: Kysely<unknown>) => Promise<void>) | null {
  const lock = async (tx: Kysely<unknown>, userId: string) =>
    (await tx.executeQuery<Locked>(CompiledQuery.raw(lockUser, [userId]))).rows[0];
  const [proof, provider, userId] = [currentProof(), currentProvider(), data?.userId];
  if (proof) {
    return async (tx) => {
      const isOther = userId !== undefined && userId !== proof.userId;
      if (isOther || !isProofOf(proof, await lock(tx, proof.userId))) throw proofEnded();
    };
  }
  if (provider === null || model !== 'session' || userId === undefined) return null;
  return async (tx) => {
    await lock(tx, userId);
    const connected = 'select from identity.account where "userId" = $1 and "providerId" = $2';
    const { rows } = await tx.executeQuery(CompiledQuery.raw(connected, [userId, provider]));
    if (rows.length === 0) throw proofEnded();
  };
}

/** Return a database whose queries are part of the client's transaction. */
const databaseOf = (client: pg.ClientBase) =>
  new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => ({ query: client.query.bind(client), release: () => {} }),
        end: async () => {},
        options: {},
      },
    }),
  });

/**
 * Make better-auth write and delete sessions, links and ways to sign in only while the request's proof holds: check the
 * proof and write in one transaction that has locked the user's row. Otherwise a request that was proved by the old
 * password could sign in, or add a passkey, just after the owner's reset. Inside `inLockedAccount`, run all queries in
 * its transaction.
 */
export const provenAdapter =
  (database: Kysely<unknown>) =>
  (options: BetterAuthOptions): DBAdapter => {
    const run = (db: Kysely<unknown>, name: string, query: Query) => {
      const method: unknown = Reflect.get(digestingAdapter(db)(options), name);
      return (method as Method)(query).catch(refuseTaken);
    };
    const adapter: DBAdapter = new Proxy(digestingAdapter(database)(options), {
      get: (target, property) => {
        const member: unknown = Reflect.get(target, property);
        if (typeof member !== 'function') return member;
        // The library never gets a transaction of its own: a check of the proof would wait for its locks.
        if (property === 'transaction') return (work: (inner: DBTransactionAdapter) => unknown) => work(adapter);
        const name = String(property);
        return async (query: Query) => {
          const check = provenModels[name]?.has(query.model ?? '') ? findCheck(query) : null;
          const client = currentTransaction();
          if (client) {
            const open = databaseOf(client);
            await check?.(open);
            return run(open, name, query);
          }
          if (!check) return (member as Method)(query);
          return database.transaction().execute(async (tx) => {
            await check(tx);
            return run(tx, name, query);
          });
        };
      },
    });
    return adapter;
  };

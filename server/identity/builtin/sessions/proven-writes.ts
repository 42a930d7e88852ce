import type { BetterAuthOptions } from 'better-auth';
import type { DBAdapter, DBTransactionAdapter } from 'better-auth/adapters';
import { APIError } from 'better-auth/api';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import { currentProof, currentProvider, isProofOf, type Locked, lockUser, proofEnded } from './proof.ts';
import { digestingAdapter } from './token-digests.ts';

type Query = { readonly model?: string; readonly data?: { readonly userId?: string } };
type Method = (query: Query) => Promise<unknown>;

const accountTables = ['user', 'account', 'passkey', 'twoFactor'];
const provenModels: Readonly<Record<string, ReadonlySet<string>>> = {
  create: new Set([...accountTables, 'session', 'verification']),
  update: new Set(accountTables),
  updateMany: new Set(accountTables),
};

/** Throw a 400 instead of an error of the database if the id of a new passkey belongs to another one. */
function refuseTakenPasskey(error: unknown): never {
  const isTaken = error instanceof pg.DatabaseError && error.constraint === 'passkey_credentialID_key';
  if (!isTaken) throw error;
  const message = 'This passkey is used already. Please create another one.';
  throw new APIError('BAD_REQUEST', { code: 'PASSKEY_TAKEN', message });
}

/** Return the function that locks the user's row and throws a 401 if the request must not write. Null: no check. */
function findCheck({ model, data }: Query): ((tx: Transaction<unknown>) => Promise<void>) | null {
  const lock = async (tx: Transaction<unknown>, userId: string) =>
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

/**
 * Make better-auth write sessions, links and ways to sign in only while the request's proof holds: check the proof and
 * write in one transaction that has locked the user's row. Otherwise a request that was proved by the old password could
 * sign in, or add a passkey, just after the owner's reset.
 */
export const provenAdapter =
  (database: Kysely<unknown>) =>
  (options: BetterAuthOptions): DBAdapter => {
    const withProof = <A extends DBTransactionAdapter>(adapter: A): A =>
      new Proxy(adapter, {
        get: (target, name) => {
          const member: unknown = Reflect.get(target, name);
          if (typeof member !== 'function') return member;
          if (name === 'transaction') {
            return (work: (inner: DBTransactionAdapter) => unknown) =>
              member((inner: DBTransactionAdapter) => work(withProof(inner)));
          }
          const models = provenModels[String(name)];
          if (!models) return member;
          return (query: Query) => {
            const check = models.has(query.model ?? '') ? findCheck(query) : null;
            if (!check) return (member as Method)(query);
            return database.transaction().execute(async (tx) => {
              await check(tx);
              const inner: unknown = Reflect.get(digestingAdapter(tx)(options), name);
              return (inner as Method)(query).catch(refuseTakenPasskey);
            });
          };
        },
      });
    return withProof(digestingAdapter(database)(options));
  };

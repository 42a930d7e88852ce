import type { BetterAuthOptions } from 'better-auth';
import type { DBAdapter, DBTransactionAdapter } from 'better-auth/adapters';
import { APIError } from 'better-auth/api';
import { CompiledQuery, type Kysely } from 'kysely';
import pg from 'pg';
import { currentProof, lockUser, proofEnded } from './proof.ts';
import { digestingAdapter } from './token-digests.ts';

type Query = { readonly model?: string };
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
            const proof = currentProof();
            if (!proof || !models.has(query.model ?? '')) return (member as Method)(query);
            return database.transaction().execute(async (tx) => {
              const { rows } = await tx.executeQuery<{ epoch: number }>(CompiledQuery.raw(lockUser, [proof.userId]));
              if (rows[0]?.epoch !== proof.epoch) throw proofEnded();
              const inner: unknown = Reflect.get(digestingAdapter(tx)(options), name);
              return (inner as Method)(query).catch(refuseTakenPasskey);
            });
          };
        },
      });
    return withProof(digestingAdapter(database)(options));
  };

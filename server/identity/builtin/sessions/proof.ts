import { AsyncLocalStorage } from 'node:async_hooks';
import { APIError } from 'better-auth/api';
import type pg from 'pg';

/**
 * Who a request speaks for, and the account's token epoch when the request proved that by a session, password or
 * passkey. A newer epoch means that the password has changed or all sessions have ended since then: the request must
 * have no effect. `email` is set if the request named the account by it: another email ends the proof, too.
 */
export type Proof = { readonly userId: string; readonly epoch: number; readonly email?: string };
export type Locked = { readonly epoch: number; readonly email: string };

export const isProofOf = ({ epoch, email }: Proof, user: Locked | undefined): boolean =>
  user !== undefined && user.epoch === epoch && (email === undefined || user.email === email);

const requests = new AsyncLocalStorage<{ proof: Proof | null; provider: string | null }>();

/** Handle one request that has proved nothing yet. */
export const withoutProof = <R>(handle: () => R): R => requests.run({ proof: null, provider: null }, handle);

/** Return what the present request proved. Null for a request that needs no proof, such as a sign-up. */
export const currentProof = (): Proof | null => requests.getStore()?.proof ?? null;

/** Bind all later writes of this request to the proof. Without a proof, refuse them. */
export function requireProof(proof: Proof | undefined): void {
  const request = requests.getStore();
  if (request) request.proof = proof ?? { userId: '', epoch: -1 };
}

/** Create a session only for a user who is still connected with the provider: its answer does not name the user. */
export function requireProvider(provider: string): void {
  const request = requests.getStore();
  if (request) request.provider = provider;
}
export const currentProvider = (): string | null => requests.getStore()?.provider ?? null;

type Queryable = Pick<pg.ClientBase, 'query'>;

const findOne = async (pool: Queryable, condition: string, value: string): Promise<Proof | undefined> =>
  (
    await pool.query<Proof>(
      `select u."id" as "userId", u."tokenEpoch" as epoch from identity."user" u ${condition} limit 1`,
      [value],
    )
  ).rows[0];

/** Return a proof for the user, or undefined for an unknown one. Call this before the password or code is checked. */
export const proofOfUser = (pool: Queryable, userId: string) => findOne(pool, 'where u."id" = $1', userId);
export const proofOfEmail = async (pool: pg.Pool, email: string): Promise<Proof | undefined> => {
  const found = await findOne(pool, 'where u."email" = $1', email);
  return found && { ...found, email };
};

/** Return a proof for the user of a session. Undefined if the session has ended. */
export const proofOfSession = (pool: pg.Pool, sessionId: string) =>
  findOne(pool, 'join identity.session s on s."userId" = u."id" where s."id" = $1', sessionId);

/** Return a proof for the owner of a passkey. Undefined for an unknown id, and for one that is no base64url. */
export const proofOfPasskey = async (pool: pg.Pool, credentialId: string) =>
  /^[\w-]+$/.test(credentialId)
    ? findOne(pool, 'join identity.passkey p on p."userId" = u."id" where p."credentialID" = $1', credentialId)
    : undefined;

/** Lock the user's row, so that changes of the account run one after another. The row must be locked before others. */
export const lockUser = `select "tokenEpoch" as epoch, "email" from identity."user" where "id" = $1 for no key update`;

export const proofEnded = () =>
  new APIError('UNAUTHORIZED', { code: 'SESSION_ENDED', message: 'Please sign in again.' });

const transactions = new AsyncLocalStorage<pg.ClientBase>();
/** The client of the `inLockedAccount` that the caller runs in. Better-auth's queries must use it, too. */
export const currentTransaction = (): pg.ClientBase | null => transactions.getStore() ?? null;

/**
 * Run `work` in a transaction that has locked the user's row, with all queries of better-auth inside. `proof` is what
 * the request proved: throw a 401 if it has ended. Pass the user's id for work that needs no proof, such as that of a
 * link from an email.
 */
export async function inLockedAccount<R>(
  pool: pg.Pool,
  proof: Proof | string,
  work: (client: pg.PoolClient) => Promise<R>,
): Promise<R> {
  const userId = typeof proof === 'string' ? proof : proof.userId;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<Locked>(lockUser, [userId]);
    if (typeof proof !== 'string' && !isProofOf(proof, rows[0])) throw proofEnded();
    const result = await transactions.run(client, () => work(client));
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await endFailed(client, error);
    throw error;
  }
}

/** Roll back after a refusal. After a fault close the connection, because the database may not answer. */
async function endFailed(client: pg.PoolClient, error: unknown): Promise<void> {
  const isRolledBack =
    error instanceof APIError &&
    (await client.query('rollback').then(
      () => true,
      () => false,
    ));
  client.release(!isRolledBack);
}

/** Run `work` like `inLockedAccount` with the proof of the present request. Throw a 401 if it has none. */
export async function inProvenAccount<R>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<R>): Promise<R> {
  const proof = currentProof();
  if (!proof) throw proofEnded();
  return inLockedAccount(pool, proof, work);
}

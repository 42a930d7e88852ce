import { hash } from 'node:crypto';
import type pg from 'pg';
import type { Random } from '../../../random/random.ts';
import { inLockedAccount } from '../sessions/proof.ts';
import { linkSecret } from './link-secret.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;

const hashOf = (token: string) => hash('sha256', token, 'base64url');

type Owner = { readonly userId: string; readonly email: string };
type Undone = Owner & { readonly replaced: string; readonly codeRemoved: boolean };

/**
 * Return the secret of a single-use link that works for 72 hours. The link restores `email` and removes new
 * ways to sign in: passkeys, providers and authenticator apps that were added less than a day before this call, or
 * after it. Call this before a change of email. Also call it after an authenticator app, a passkey or a provider was
 * added, which a stranger may have done, and after a change of password, because the next one would end the link of a
 * reset.
 * Return null if `email` was never confirmed: a mistyped address may belong to a stranger. Also return null if it is no
 * longer the present email: after an undo, it may be that of a stranger.
 */
export async function createEmailUndo(
  client: Queryable,
  random: Random,
  { userId, email }: Owner,
): Promise<string | null> {
  const token = linkSecret(random);
  const { rowCount } = await client.query(
    `insert into identity."emailUndo" ("tokenHash", "userId", "email", "waysUntil", "expiresAt")
     select $1, u."id", $3, now() - interval '1 day', now() + interval '72 hours'
     from identity."user" u where u."id" = $2 and u."email" = $3 and u."emailVerified" for no key update of u`,
    [hashOf(token), userId, email],
  );
  return rowCount === 0 ? null : token;
}

/** Return the email that an undo link would restore, or null for an invalid token. */
export async function emailToRestore(pool: pg.Pool, token: string): Promise<string | null> {
  const { rows } = await pool.query<{ email: string }>(
    `select "email" from identity."emailUndo" where "tokenHash" = $1 and "expiresAt" > now()`,
    [hashOf(token)],
  );
  return rows[0]?.email ?? null;
}

/**
 * Restore an email. Remove the password and the ways to sign in that a stranger may have added, end all sessions, and
 * revoke the undo links of later changes. `replaced` is the email before the call, and `codeRemoved` says whether the
 * authenticator app is off because of it. `addLink` creates a reset link in the same transaction, so that a later undo
 * ends the link. Return null for an invalid token.
 */
export async function undoEmailChange(
  pool: pg.Pool,
  token: string,
  addLink: (userId: string) => Promise<void>,
): Promise<Undone | null> {
  const found = `select "userId" from identity."emailUndo" where "tokenHash" = $1`;
  const owner = (await pool.query<{ userId: string }>(found, [hashOf(token)])).rows[0];
  if (!owner) return null;
  // One statement sees only the sessions from before its start: lock the account first, so that it sees all.
  return inLockedAccount(pool, owner.userId, async (client) => {
    const undone = await undoIn(client, token);
    if (undone) await addLink(undone.userId);
    return undone;
  });
}

async function undoIn(client: pg.ClientBase, token: string): Promise<Undone | null> {
  const { rows } = await client.query<Undone>(
    `with undo as (
       delete from identity."emailUndo" where "tokenHash" = $1 and "expiresAt" > now() returning *
     ), later as (
       delete from identity."emailUndo" l using undo
       where l."userId" = undo."userId" and l."createdAt" > undo."createdAt"
     ), present as (
       select u."email", u."twoFactorEnabled" from identity."user" u join undo on u."id" = undo."userId"
     ), restored as (
       update identity."user" u set "email" = undo."email", "emailVerified" = true,
         "tokenEpoch" = u."tokenEpoch" + 1,
         "passwordUndone" = u."passwordUndone" or exists (
           select from identity.account a where a."userId" = u."id" and a."providerId" = 'credential'),
         "twoFactorEnabled" = exists (
           select from identity."twoFactor" t where t."userId" = u."id" and t."verifiedAt" < undo."waysUntil")
       from undo where u."id" = undo."userId" returning u."twoFactorEnabled"
     ), accounts as (
       delete from identity.account a using undo where a."userId" = undo."userId"
         and (a."providerId" = 'credential' or a."createdAt" >= undo."waysUntil")
     ), passkeys as (
       delete from identity.passkey p using undo where p."userId" = undo."userId"
         and coalesce(p."createdAt", 'infinity') >= undo."waysUntil"
     ), codes as (
       delete from identity."twoFactor" t using undo where t."userId" = undo."userId"
         and coalesce(t."verifiedAt", 'infinity') >= undo."waysUntil"
     ), sessions as (
       delete from identity.session s using undo where s."userId" = undo."userId"
     )
     select undo."userId", undo."email", present."email" as replaced,
       coalesce(present."twoFactorEnabled", false) and not restored."twoFactorEnabled" as "codeRemoved"
     from undo, present, restored`,
    [hashOf(token)],
  );
  return rows[0] ?? null;
}

/**
 * After a change of email, delete the links to other addresses that are newer than a link to the present address, and
 * return whether there was one. That link would delete them too: an owner who changes the email back leaves a stranger
 * no way to undo it.
 */
export async function endLaterUndo(client: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `delete from identity."emailUndo" l using identity."user" u
     where u."id" = $1 and l."userId" = u."id" and l."email" <> u."email"
       and l."createdAt" > (select min(o."createdAt") from identity."emailUndo" o
         where o."userId" = u."id" and o."email" = u."email" and o."expiresAt" > now())`,
    [userId],
  );
  return rowCount !== 0;
}

/** Return whether an account other than `userId` has an unexpired undo link that reserves the address. */
export async function isKeptForUndo(pool: Queryable, email: string, userId: string | null): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from identity."emailUndo" where "email" = $1 and "userId" is distinct from $2 and "expiresAt" > now() limit 1`,
    [email, userId],
  );
  return rowCount !== 0;
}

import type pg from 'pg';

/** What a password reset removed. Passkeys are counted without names, because an attacker may have chosen the names. */
export type RemovedWays = {
  readonly providers: readonly string[];
  readonly passkeys: number;
  readonly hadCode: boolean;
};

export const isEmpty = ({ providers, passkeys, hadCode }: RemovedWays): boolean =>
  providers.length === 0 && passkeys === 0 && !hadCode;

/**
 * At a password reset, remove the providers and passkeys that were added before the user proved that the mailbox is
 * theirs: a stranger may have created the account with this address. Also remove those that were added in the last 72
 * hours, as long as an undo link works: a stranger may have learnt the password. Keep those that are older than the
 * password, because a user without a password chooses the first one by a reset, too, unless an undo link removed an
 * earlier password. If this reset is the first proof, also remove the
 * authenticator app. Otherwise keep the app: it protects the owner from a stranger who can read the emails.
 */
export async function removeUnprovenWays(client: pg.ClientBase, userId: string): Promise<RemovedWays> {
  const { rows } = await client.query<RemovedWays>(
    `with owner as (
       select "id", "emailVerified" as proven, coalesce("emailProvenAt", 'infinity') as since
       from identity."user" where "id" = $1
     ), proof as (
       update identity."user" set "emailVerified" = true, "twoFactorEnabled" = false
       where "id" = $1 and not "emailVerified"
     ), suspect as (
       select greatest(case when not u."passwordUndone" then min(a."createdAt") end, now() - interval '72 hours') as since
       from identity."user" u join identity.account a on a."userId" = u."id" and a."providerId" = 'credential'
       where u."id" = $1 group by u."id"
     ), providers as (
       delete from identity.account a using owner, suspect
       where a."userId" = owner."id" and a."providerId" <> 'credential'
         and (a."createdAt" < owner.since or a."createdAt" > suspect.since)
       returning a."providerId"
     ), passkeys as (
       delete from identity.passkey p using owner, suspect
       where p."userId" = owner."id"
         and (coalesce(p."createdAt", '-infinity') < owner.since or p."createdAt" > suspect.since) returning 1
     ), codes as (
       delete from identity."twoFactor" t using owner where t."userId" = owner."id" and not owner.proven
       returning t."verified"
     )
     select array(select "providerId" from providers order by 1) as providers,
       (select count(*)::int from passkeys) as passkeys, exists (select from codes where "verified") as "hadCode"`,
    [userId],
  );
  return rows[0] ?? { providers: [], passkeys: 0, hadCode: false };
}

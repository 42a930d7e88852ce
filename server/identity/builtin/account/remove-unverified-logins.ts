import type pg from 'pg';

/**
 * After a reset by letter of an address that was never confirmed before: whoever made the account may have been somebody
 * else, so what they added to it, a provider, a passkey, an authenticator app, lets nobody in any more.
 */
export async function removeUnverifiedLogins(pool: pg.Pool, userId: string): Promise<void> {
  await pool.query(
    `with owner as (
       update identity."user" set "emailVerified" = true, "twoFactorEnabled" = false
       where "id" = $1 and not "emailVerified" returning "id"
     ), providers as (
       delete from identity.account using owner where "userId" = owner."id" and "providerId" <> 'credential'
     ), passkeys as (
       delete from identity.passkey using owner where "userId" = owner."id"
     )
     delete from identity."twoFactor" using owner where "userId" = owner."id"`,
    [userId],
  );
}

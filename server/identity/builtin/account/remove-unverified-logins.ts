import type pg from 'pg';

/**
 * After a password reset, remove providers, passkeys and authenticator app if the e-mail was never confirmed: somebody
 * else may have created the account with this address.
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

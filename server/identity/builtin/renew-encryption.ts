import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type pg from 'pg';

/**
 * Encrypt with a new secret all data that the identity encrypted with the old secret. End all sessions, because their
 * cookies are signed with the old secret. Delete the keys that sign identity tokens: the next server makes new keys.
 * Also revoke all personal API tokens.
 */
export async function renewEncryption(client: pg.ClientBase, oldSecret: string, secret: string): Promise<void> {
  const renew = async (data: string) =>
    symmetricEncrypt({ key: secret, data: await symmetricDecrypt({ key: oldSecret, data }) });
  const { rows } = await client.query<{ id: string; secret: string; codes: string }>(
    'select id, "secret", "backupCodes" as codes from identity."twoFactor" for update',
  );
  for (const row of rows) {
    await client.query('update identity."twoFactor" set "secret" = $2, "backupCodes" = $3 where id = $1', [
      row.id,
      await renew(row.secret),
      await renew(row.codes),
    ]);
  }
  await client.query('delete from identity.jwks; delete from identity.session');
  // With a stolen secret, a thief could have signed in as any user and made API tokens: revoke them all.
  await client.query('update identity."user" set "tokenEpoch" = "tokenEpoch" + 1');
}

import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type pg from 'pg';

/**
 * Encrypt the identity's data with a new secret instead of the old one. End all sessions, because the old secret signed
 * their cookies. Delete the keys that sign identity tokens: the next server creates new keys. Revoke all API tokens.
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
  // A thief with the old secret could have signed in as any user and made API tokens.
  await client.query('update identity."user" set "tokenEpoch" = "tokenEpoch" + 1');
}

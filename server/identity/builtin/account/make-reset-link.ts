import { hash, randomUUID } from 'node:crypto';
import { openPool } from '../../../db/pool.ts';
import { systemRandom } from '../../../random/random.ts';
import { linkSecret } from './link-secret.ts';

/** How long a link from an operator is valid, hours: longer than one by e-mail, because it travels by hand. */
export const resetLinkHours = 24;

/** Make a link with which the user of the builtin identity chooses a new password, as the link of an e-mail does. */
export async function makeResetLink(url: string, publicUrl: string, subject: string): Promise<string> {
  const token = linkSecret(systemRandom);
  const pool = openPool(url, { most: 1, name: 'inward admin' });
  try {
    // The library stores identifiers of links as digests (`storeIdentifier: 'hashed'`).
    const identifier = hash('sha256', `reset-password:${token}`, 'base64url');
    await pool.query(
      `insert into identity.verification ("id", "identifier", "value", "expiresAt")
       values ($1, $2, $3, now() + $4 * interval '1 hour')`,
      [randomUUID(), identifier, subject, resetLinkHours],
    );
  } finally {
    await pool.end();
  }
  return `${publicUrl}/auth#reset=${token}`;
}

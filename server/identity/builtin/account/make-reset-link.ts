import { hash, randomUUID } from 'node:crypto';
import { openPool } from '../../../db/pool.ts';
import { systemRandom } from '../../../random/random.ts';
import { linkSecret } from './link-secret.ts';

/**
 * The number of hours for which a reset link from an operator is valid. It is longer than for a link in an e-mail,
 * because the operator passes the link on manually.
 */
export const resetLinkHours = 24;

/** Make a link with which a user of the builtin identity can choose a new password, like the link in a reset e-mail. */
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

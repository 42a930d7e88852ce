import { hash, randomUUID } from 'node:crypto';
import { openPool } from '../../../db/pool.ts';
import { systemRandom } from '../../../random/random.ts';
import { linkSecret } from './link-secret.ts';

/** Longer than the lifetime of a link in an email, because an operator passes this link on by other means. */
export const resetLinkHours = 24;

/** Create a link like the one in a reset email, for an operator to pass on. */
export async function makeResetLink(url: string, publicUrl: string, subject: string): Promise<string> {
  const token = linkSecret(systemRandom);
  const pool = openPool(url, { most: 1, name: 'inward admin' });
  try {
    // Better-auth stores this identifier hashed (`storeIdentifier: 'hashed'`).
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

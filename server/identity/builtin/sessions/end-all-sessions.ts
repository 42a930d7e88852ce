import { openPool } from '../../../db/pool.ts';

/**
 * End all sessions of all users, and revoke the users' API tokens. Return the number of ended sessions. Running servers
 * cache sessions, so they may accept an ended session for up to 2 s more.
 */
export async function endAllSessions(url: string): Promise<number> {
  const pool = openPool(url, { most: 1, name: 'inward admin' });
  try {
    await pool.query('update identity."user" set "tokenEpoch" = "tokenEpoch" + 1');
    return (await pool.query('delete from identity.session')).rowCount ?? 0;
  } finally {
    await pool.end();
  }
}

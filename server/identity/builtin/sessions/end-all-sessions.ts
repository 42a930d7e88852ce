import { openPool } from '../../../db/pool.ts';

/** End the sessions of all users of the builtin identity, and return how many. Servers accept them for two seconds more. */
export async function endAllSessions(url: string): Promise<number> {
  const pool = openPool(url, { most: 1, name: 'inward admin' });
  try {
    return (await pool.query('delete from identity.session')).rowCount ?? 0;
  } finally {
    await pool.end();
  }
}

import type pg from 'pg';

/** Delete expired rows, because they contain personal data: device names, earlier emails and hashes of emails. */
export async function forgetExpired(pool: pg.Pool): Promise<void> {
  for (const table of ['session', 'verification', '"emailUndo"']) {
    await pool.query(`delete from identity.${table} where "expiresAt" <= now()`);
  }
  await pool.query('delete from identity.counters where expire <= $1', [Date.now()]);
}

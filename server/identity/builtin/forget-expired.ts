import type pg from 'pg';

/** Delete expired rows, because they contain personal data: device names, earlier emails and hashes of emails. */
export async function forgetExpired(pool: pg.Pool): Promise<void> {
  for (const table of ['session', 'verification']) {
    await pool.query(`delete from identity.${table} where "expiresAt" <= now()`);
  }
  // Keep an undo link while a newer one restores another address: `endLaterUndo` compares their ages.
  await pool.query(
    `delete from identity."emailUndo" u where u."expiresAt" <= now() and not exists (
       select from identity."emailUndo" l where l."userId" = u."userId" and l."email" <> u."email"
         and l."createdAt" > u."createdAt" and l."expiresAt" > now())`,
  );
  await pool.query('delete from identity.counters where expire <= $1', [Date.now()]);
}

import type pg from 'pg';

const cacheMs = 2_000;
const maxCached = 20_000;

type ActiveSessions = {
  readonly isActive: (sessionId: string) => Promise<boolean>;
  /** Call this after each request that may have ended a session. */
  readonly clearCache: () => void;
};

/**
 * Return functions that look up sessions in the database and cache each found session for two seconds. If this server
 * ends a session, it refuses the session's tokens at once. If another server ends a session, this server refuses the
 * session's tokens within two seconds.
 */
export function openActiveSessions(pool: pg.Pool): ActiveSessions {
  const cachedUntil = new Map<string, number>();
  let cacheVersion = 0;
  return {
    isActive: async (sessionId) => {
      if ((cachedUntil.get(sessionId) ?? 0) > performance.now()) return true;
      const version = cacheVersion;
      const { rowCount } = await pool.query('select 1 from identity.session where "id" = $1 and "expiresAt" > now()', [
        sessionId,
      ]);
      if (rowCount !== 1) return false;
      // If the cache was cleared during the query, the result may be outdated: do not cache it.
      if (version !== cacheVersion) return true;
      if (cachedUntil.size >= maxCached) cachedUntil.clear();
      cachedUntil.set(sessionId, performance.now() + cacheMs);
      return true;
    },
    clearCache: () => {
      cacheVersion += 1;
      cachedUntil.clear();
    },
  };
}

import type pg from 'pg';

const believedMs = 2_000;
const mostBelieved = 20_000;

export type ActiveSessions = {
  /** Whether the session of a token goes on. */
  readonly isActive: (sessionId: string) => Promise<boolean>;
  /** Asks the database again about every one: something ended here. */
  readonly clearCache: () => void;
};

/**
 * Which sessions go on: what ended on this server counts at once, what ended on another within two seconds. That long
 * one answer of the database is believed, so that a burst of calls asks it once.
 */
export function openActiveSessions(pool: pg.Pool): ActiveSessions {
  const believedUntil = new Map<string, number>();
  let doubts = 0;
  return {
    isActive: async (sessionId) => {
      if ((believedUntil.get(sessionId) ?? 0) > performance.now()) return true;
      const born = doubts;
      const { rowCount } = await pool.query('select 1 from identity.session where "id" = $1 and "expiresAt" > now()', [
        sessionId,
      ]);
      if (rowCount !== 1) return false;
      if (born !== doubts) return true;
      if (believedUntil.size >= mostBelieved) believedUntil.clear();
      believedUntil.set(sessionId, performance.now() + believedMs);
      return true;
    },
    clearCache: () => {
      doubts += 1;
      believedUntil.clear();
    },
  };
}

import { NetworkError, type TokenSource } from '../../data/api/api.ts';

/** Renew a token this long before its expiry, so that it does not expire on its way to the server. */
const renewBeforeExpiryMs = 60_000;
/** The lifetime of a token without `exp` and `iat`. */
const defaultLifetimeMs = 300_000;

/** Return the unverified claims of a token; empty if the text is not a JWT. */
function claimsOf(token: string): { sub?: unknown; iat?: unknown; exp?: unknown } {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** Return a token's lifetime in ms, from the token's claims alone: the device's clock may be wrong. */
export function tokenLifetimeMs(token: string): number {
  const { exp, iat } = claimsOf(token);
  const lifetimeMs = (Number(exp) - Number(iat)) * 1000;
  return lifetimeMs > 0 ? lifetimeMs : defaultLifetimeMs;
}

/**
 * Return whether the token belongs to another user. The latest sign-in in any tab replaces the session cookie of all
 * tabs.
 */
export function isTokenOfOtherUser(token: string, uid: string): boolean {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' && sub !== uid;
}

type TokenCache = Omit<TokenSource, 'owner'> & {
  clear: () => void;
};

type Clock = { wallMs: () => number; runningMs: () => number };

const deviceClock: Clock = { wallMs: () => Date.now(), runningMs: () => performance.now() };

/** Cache the identity token in memory. Renew it a minute early, and share one fetch between concurrent callers. */
export function createTokenCache(newToken: () => Promise<string | null>, clock: Clock = deviceClock): TokenCache {
  let cached: { token: string; wallMs: number; runningMs: number } | null = null;
  let fetching: Promise<string | null> | null = null;
  let generation = 0;

  const isFresh = () => {
    if (!cached) return false;
    // `performance.now()` may stop during sleep, and `Date.now()` may be set back: use the greater of both ages.
    const ageMs = Math.max(clock.wallMs() - cached.wallMs, clock.runningMs() - cached.runningMs);
    return ageMs < tokenLifetimeMs(cached.token) - renewBeforeExpiryMs;
  };

  const fetchToken = (): Promise<string | null> => {
    if (fetching) return fetching;
    const startedIn = generation;
    const mine = newToken()
      .then((token) => {
        // The user changed during this request: discard the token, but keep the session.
        if (startedIn !== generation) throw new NetworkError('The user changed during the request');
        cached = token === null ? null : { token, wallMs: clock.wallMs(), runningMs: clock.runningMs() };
        return token;
      })
      .finally(() => {
        if (fetching === mine) fetching = null;
      });
    fetching = mine;
    return mine;
  };

  return {
    token: () => (cached && isFresh() ? Promise.resolve(cached.token) : fetchToken()),
    refresh: (stale) => (cached && cached.token !== stale ? Promise.resolve(cached.token) : fetchToken()),
    clear: () => {
      generation += 1;
      cached = null;
      fetching = null;
    },
  };
}

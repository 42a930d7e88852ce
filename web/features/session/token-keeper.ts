import { NetworkError, type TokenSource } from '../../data/api.ts';

/** A token is renewed this long before its end, so that none ends on its way. */
const renewBeforeEndMs = 60_000;
/** For a token that does not say how long it lives. */
const unknownLifetimeMs = 300_000;

/** What a token says of itself, unverified; nothing for a text that is no JWT. */
function claimsOf(token: string): { sub?: unknown; iat?: unknown; exp?: unknown } {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** How long a token lives, milliseconds, from its own claims: the device's clock may be wrong. */
export function tokenLifetimeMs(token: string): number {
  const { exp, iat } = claimsOf(token);
  const lifetimeMs = (Number(exp) - Number(iat)) * 1000;
  return lifetimeMs > 0 ? lifetimeMs : unknownLifetimeMs;
}

/** Whether a token says that it is somebody else's: the cookie it came by belongs to whoever signed in last. */
export function isTokenOfAnother(token: string, uid: string): boolean {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' && sub !== uid;
}

export type TokenKeeper = Omit<TokenSource, 'owner'> & {
  /** Forgets the token, for a sign-out or another person. */
  clear: () => void;
};

type Clock = { wallMs: () => number; runningMs: () => number };

const deviceClock: Clock = { wallMs: () => Date.now(), runningMs: () => performance.now() };

/** Keeps the identity token in memory, renews it a minute early, and never asks twice at once. */
export function createTokenKeeper(newToken: () => Promise<string | null>, clock: Clock = deviceClock): TokenKeeper {
  let kept: { token: string; wallMs: number; runningMs: number } | null = null;
  let asking: Promise<string | null> | null = null;
  let generation = 0;

  const isFresh = () => {
    if (!kept) return false;
    // The running clock may stand still in sleep and the wall clock may be set back: the longer of both counts.
    const ageMs = Math.max(clock.wallMs() - kept.wallMs, clock.runningMs() - kept.runningMs);
    return ageMs < tokenLifetimeMs(kept.token) - renewBeforeEndMs;
  };

  const ask = (): Promise<string | null> => {
    if (asking) return asking;
    const born = generation;
    const mine = newToken()
      .then((token) => {
        // Nobody's any more, which is not the end of a session.
        if (born !== generation) throw new NetworkError();
        kept = token === null ? null : { token, wallMs: clock.wallMs(), runningMs: clock.runningMs() };
        return token;
      })
      .finally(() => {
        if (asking === mine) asking = null;
      });
    asking = mine;
    return mine;
  };

  return {
    token: () => (kept && isFresh() ? Promise.resolve(kept.token) : ask()),
    refresh: (stale) => (kept && kept.token !== stale ? Promise.resolve(kept.token) : ask()),
    clear: () => {
      generation += 1;
      kept = null;
      asking = null;
    },
  };
}

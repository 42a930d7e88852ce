import { hash } from 'node:crypto';
import type { Deps } from '../deps/deps.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Claims } from '../identity/identity.ts';
import type { RateLimits } from '../requests/rate-limits.ts';
import type { Person } from './handler.ts';

/** Find or create the user with these verified claims. `inviteToken` is the invite of a new user, if any. */
export type FindUser = (deps: Deps, claims: Claims, inviteToken: string | null) => Promise<Person>;

export type Authentication = {
  readonly authenticate: (
    authorization: string | null,
    address: string,
    inviteToken?: string | null,
  ) => Promise<{ readonly person: Person; readonly claims: Claims }>;
  /**
   * Throw the refusal `unauthorized` if the caller's session has ended since `authenticate`, as may happen while the body
   * of the request arrives. `claims` are those of `authenticate`: the token is not verified again, so it may have expired
   * since then.
   */
  readonly confirm: (claims: Claims) => Promise<void>;
  /** Remove the user's tokens from the cache, so that their next use verifies them again. */
  readonly forget: (userId: string) => void;
};

type CachedToken = { readonly person: Person; readonly claims: Claims; readonly foundAt: number };

/** Look a user up again after this time: another server may have deleted the account. */
const personCacheMs = 60_000;

const maxCachedTokens = 20_000;
const maxTokenBytes = 8_192;
const bearer = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/i;

/**
 * Authenticate by `Authorization: Bearer <identity token>`. Cache each verified token by its hash until it expires,
 * because verification takes three times as long as the rest of a simple request. If the identity can look up sessions,
 * check on each request that the session still exists; otherwise a deleted account is noticed within a minute. Compare
 * the expiry with the system clock, as issuers do, not with `deps.clock`.
 */
export function openAuthentication(options: {
  readonly deps: Deps;
  readonly findPerson: FindUser;
  readonly limits: RateLimits;
}): Authentication {
  const { deps, findPerson, limits } = options;
  const cache = new Map<string, CachedToken>();

  const addToCache = (key: string, entry: CachedToken) => {
    if (cache.size >= maxCachedTokens) {
      const oldest = cache.keys().next();
      if (!oldest.done) cache.delete(oldest.value);
    }
    cache.set(key, entry);
  };

  const currentPerson = async (key: string, { person, claims, foundAt }: CachedToken): Promise<Person> => {
    if (Date.now() - foundAt < personCacheMs) return person;
    cache.delete(key);
    const found = await findPerson(deps, claims, null);
    addToCache(key, { person: found, claims, foundAt: Date.now() });
    return found;
  };

  const authenticate: Authentication['authenticate'] = async (authorization, address, inviteToken = null) => {
    const token = bearer.exec(authorization ?? '')?.[1];
    if (!token || token.length > maxTokenBytes) throw new Refusal('unauthorized');
    const key = hash('sha256', token, 'base64');
    const known = cache.get(key);
    if (known && known.claims.expiresAt > Date.now()) {
      if ((await deps.identity.isSessionActive?.(known.claims)) !== false)
        return { person: await currentPerson(key, known), claims: known.claims };
    }
    cache.delete(key);
    await limits.take('stranger', address);
    const claims = await deps.identity.verify(token);
    if (!claims) throw new Refusal('unauthorized');
    const person = await findPerson(deps, claims, inviteToken);
    addToCache(key, { person, claims, foundAt: Date.now() });
    return { person, claims };
  };

  const confirm: Authentication['confirm'] = async (claims) => {
    if ((await deps.identity.isSessionActive?.(claims)) === false) throw new Refusal('unauthorized');
  };

  const forget = (userId: string) => {
    for (const [key, { person }] of cache) if (person.userId === userId) cache.delete(key);
  };

  return { authenticate, confirm, forget };
}

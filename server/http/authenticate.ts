import { hash } from 'node:crypto';
import type { Deps } from '../deps/deps.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Claims } from '../identity/identity.ts';
import type { Person } from './handler.ts';
import type { Limits } from './limits.ts';

/** Finds or makes the product user behind verified claims. */
export type FindPerson = (deps: Deps, claims: Claims) => Promise<Person>;

export type Authentication = {
  readonly authenticate: (authorization: string | null, address: string) => Promise<Person>;
  /** Remembers no token of this owner any longer: each of them is verified anew. */
  readonly forget: (userId: string) => void;
};

type Remembered = { readonly person: Person; readonly claims: Claims; readonly foundAt: number };

/** Another server may have deleted the account since: after so long the person is looked up again. */
const personKnownMs = 60_000;

const mostRemembered = 20_000;
const longestTokenBytes = 8_192;
const bearer = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/i;

/**
 * Tells who calls, by `Authorization: Bearer <identity token>`. A verified token is remembered until it expires, by its
 * hash: a verification costs about three times the rest of a bare request. An issuer that can end a session early is
 * asked each time whether it goes on; with any other a deleted account is noticed within a minute. Expiry goes by the system's clock, the one
 * that the issuer writes into tokens; the product's rules go by `deps.clock`.
 */
export function openAuthentication(options: {
  readonly deps: Deps;
  readonly findPerson: FindPerson;
  readonly limits: Limits;
}): Authentication {
  const { deps, findPerson, limits } = options;
  const remembered = new Map<string, Remembered>();

  const remember = (key: string, entry: Remembered) => {
    if (remembered.size >= mostRemembered) {
      const oldest = remembered.keys().next();
      if (!oldest.done) remembered.delete(oldest.value);
    }
    remembered.set(key, entry);
  };

  const stillThere = async (key: string, { person, claims, foundAt }: Remembered): Promise<Person> => {
    if (Date.now() - foundAt < personKnownMs) return person;
    remembered.delete(key);
    const found = await findPerson(deps, claims);
    remember(key, { person: found, claims, foundAt: Date.now() });
    return found;
  };

  const authenticate: Authentication['authenticate'] = async (authorization, address) => {
    const token = bearer.exec(authorization ?? '')?.[1];
    if (!token || token.length > longestTokenBytes) throw new Refusal('unauthorized');
    const key = hash('sha256', token, 'base64');
    const known = remembered.get(key);
    if (known && known.claims.expiresAt > Date.now()) {
      if ((await deps.identity.isLive?.(known.claims)) !== false) return stillThere(key, known);
    }
    remembered.delete(key);
    await limits.take('stranger', address);
    const claims = await deps.identity.verify(token);
    if (!claims) throw new Refusal('unauthorized');
    const person = await findPerson(deps, claims);
    remember(key, { person, claims, foundAt: Date.now() });
    return person;
  };

  const forget = (userId: string) => {
    for (const [key, { person }] of remembered) if (person.userId === userId) remembered.delete(key);
  };

  return { authenticate, forget };
}

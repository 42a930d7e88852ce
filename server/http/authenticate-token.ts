import type { Entry } from '../../core/contract/base/entry.ts';
import type { TokenScope } from '../../core/domain/users/api-token.ts';
import type { Deps } from '../deps/deps.ts';
import { Refusal } from '../errors/refusal.ts';
import type { RateLimits } from '../requests/rate-limits.ts';
import type { Person } from './handler.ts';

/** The user of a personal API token, and what the token may read. */
export type TokenCaller = { readonly person: Person; readonly scopes: readonly TokenScope[] };

/** Return the caller of a token, or null if the token is not valid. */
export type FindTokenCaller = (deps: Deps, token: string) => Promise<TokenCaller | null>;

const personalToken = /^Bearer (inward_[A-Za-z0-9_-]{1,100})$/i;

/** Return the personal API token in the header, or null if there is none. */
export const personalTokenIn = (authorization: string | null): string | null =>
  personalToken.exec(authorization ?? '')?.[1] ?? null;

/**
 * Authenticate requests by personal API tokens. A token may make only calls whose contract entry has a scope. Tokens
 * have a separate rate limit.
 */
export const openTokenAuthentication =
  ({ deps, find, limits }: { readonly deps: Deps; readonly find: FindTokenCaller; readonly limits: RateLimits }) =>
  async (token: string, { scope }: Pick<Entry, 'scope'>, address: string): Promise<Person> => {
    await limits.take('stranger', address);
    const caller = await find(deps, token);
    if (caller === null) throw new Refusal('unauthorized');
    await limits.take('token', caller.person.userId);
    if (scope === undefined || !caller.scopes.includes(scope)) throw new Refusal('token_not_allowed');
    return caller.person;
  };

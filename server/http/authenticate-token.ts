import type { Entry } from '../../core/contract/base/entry.ts';
import type { TokenScope } from '../../core/domain/users/api-token.ts';
import type { Deps } from '../deps/deps.ts';
import { Refusal } from '../errors/refusal.ts';
import type { RateLimits } from '../requests/rate-limits.ts';
import type { Person } from './handler.ts';

export type TokenCaller = { readonly person: Person; readonly scopes: readonly TokenScope[] };

/** Return the user and scopes of a personal API token, or null if the token is invalid. */
export type FindTokenCaller = (deps: Deps, token: string) => Promise<TokenCaller | null>;

const personalToken = /^Bearer (inward_[A-Za-z0-9_-]{1,100})$/i;

export const personalTokenIn = (authorization: string | null): string | null =>
  personalToken.exec(authorization ?? '')?.[1] ?? null;

/** Authenticate by personal API token. A token may only make calls whose contract entry has one of its scopes. */
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

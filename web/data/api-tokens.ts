import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type LaterCall, laterPlace } from '../../core/contract/base/later-paths.ts';
import type { ApiToken, NewToken } from '../../core/contract/tokens.ts';
import type { TokenScope } from '../../core/domain/users/api-token.ts';
import { fillPath } from './api/api.ts';
import { requestJson } from './api/http.ts';
import { refetchOnReturn } from './refetch-on-return.ts';

function placeOf(call: LaterCall, id = '') {
  const { method, path } = laterPlace(call);
  return { method, url: fillPath(path, { id }, {}) };
}

/** Query the user's API tokens, newest first. They do not contain their secrets. */
export function apiTokensQuery() {
  return queryOptions({
    queryKey: [laterPlace('listTokens').path],
    queryFn: async ({ signal }): Promise<ApiToken[]> =>
      ((await requestJson({ ...placeOf('listTokens'), signal })) as { tokens: ApiToken[] }).tokens,
    refetchOnMount: 'always',
    refetchOnWindowFocus: refetchOnReturn,
  });
}

export type WantedToken = {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly days: number;
  readonly password?: string;
};

/** Create a token and return it with its secret, which the server sends only this once. `owner` is the user's uid. */
export async function createApiToken(client: QueryClient, owner: string, wanted: WantedToken): Promise<NewToken> {
  const made = (await requestJson({ ...placeOf('createToken'), body: wanted, owner })) as NewToken;
  client.setQueryData(
    apiTokensQuery().queryKey,
    (known) => known && [made.made, ...known.filter(({ id }) => id !== made.made.id)],
  );
  return made;
}

export async function revokeApiToken(client: QueryClient, owner: string, id: string): Promise<void> {
  await requestJson({ ...placeOf('revokeToken', id), owner });
  client.setQueryData(apiTokensQuery().queryKey, (known) => known?.filter((token) => token.id !== id));
}

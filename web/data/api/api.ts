import type { Answer, BodyInput } from '../../../core/contract/base/entry.ts';
import { methodOf, type PageCall, type PathOf, pathOf } from '../../../core/contract/base/paths.ts';
import type { Contract } from '../../../core/contract/contract.ts';
import { requestJson } from './http.ts';

export { pathOf } from '../../../core/contract/base/paths.ts';
export { ApiError, isUnanswered, isUnauthorized, NetworkError } from './api-errors.ts';
export { setTokenSource, setUnauthorizedHandler, type TokenSource } from './http.ts';

type PathParameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type WithParams<N extends PageCall> = [PathParameter<PathOf<N>>] extends [never]
  ? { params?: undefined }
  : { params: Readonly<Record<PathParameter<PathOf<N>>, string>> };

type WithBody<N extends PageCall> =
  BodyInput<Contract[N]> extends undefined ? { body?: undefined } : { body: BodyInput<Contract[N]> };

export type QueryParameters = Readonly<Record<string, string | number | undefined>>;

export type CallOptions<N extends PageCall> = WithParams<N> &
  WithBody<N> & {
    query?: QueryParameters;
    headers?: Readonly<Record<string, string>>;
    signal?: AbortSignal | undefined;
    /** The uid of the user who makes the request. The request is sent only while this user is signed in. */
    owner?: string | undefined;
    /** The time limit, 30 s by default. */
    timeoutMs?: number | undefined;
  };

/** Fill in the `:name` parts of a path and append the query. Undefined query values are omitted. */
export function fillPath(path: string, params: Readonly<Record<string, string>>, query: QueryParameters = {}): string {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

/**
 * Make one API call, such as `callApi('getSummary', { params: { id } })`, and return the body of the response. The
 * shape of the body is not checked. Throws ApiError or NetworkError.
 */
export async function callApi<N extends PageCall>(
  name: N,
  ...[options]: Record<never, never> extends CallOptions<N> ? [CallOptions<N>?] : [CallOptions<N>]
): Promise<Answer<Contract[N]>> {
  const { params = {}, query = {}, headers = {}, body, signal, owner, timeoutMs } = options ?? {};
  const answer = await requestJson({
    method: methodOf(name),
    url: fillPath(pathOf(name), params, query),
    headers,
    body,
    signal,
    owner,
    timeoutMs,
    // Send these calls without a token: they need no user, and the server must not see which user reads the help lines.
    anonymous: name === 'getConfig' || name === 'getHelpLines' || name === 'checkInvite',
  });
  return answer as Answer<Contract[N]>;
}

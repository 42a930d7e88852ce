// A page asks for its token and for the first data of its screen in one request, because each further round trip delays
// the first text on the screen: `GET /api/identity/token?first=/api/user/stats&first=...`. The server handles each call
// as if it were a separate request with the new token.
import type { Entry } from '../../core/contract/base/entry.ts';
import { contract } from '../../core/contract/contract.ts';
import { compress } from './compress.ts';

/**
 * The maximum number of calls that one response with a token answers. The page makes further calls in separate
 * requests.
 */
const mostCalls = 4;

const isAllowed = ({ method, caller, givesFile }: Entry) => method === 'GET' && caller === 'person' && !givesFile;

/**
 * The paths of the calls that a response with a token can answer. A parameter must be a single plain segment, so that a
 * path with `..` does not match.
 */
const allowedPaths = Object.values<Entry>(contract)
  .filter(isAllowed)
  .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[\\w-]+')}$`));

function isFirstCall(call: string): boolean {
  const [path = ''] = call.split('?');
  return allowedPaths.some((pattern) => pattern.test(path));
}

/**
 * Of the calls that a request for a token names, return those that the same response answers: at most four GETs of the
 * contract that need a user and return JSON. Skip other calls, so that a page of a newer version still gets its token.
 */
export const firstCallsIn = (url: string): string[] =>
  new URL(url).searchParams.getAll('first').filter(isFirstCall).slice(0, mostCalls);

type FirstAnswers = {
  /** The response that contains the token, and the request for the token. */
  readonly answer: Response;
  readonly request: Request;
  readonly calls: readonly string[];
  readonly handle: (call: string, token: string) => Promise<Response>;
};

/**
 * Add `first: [{ call, status, body }]` to the response that contains the token, in the order of the calls. Return a
 * response without a token unchanged.
 */
export async function withFirstAnswers({ answer, request, calls, handle }: FirstAnswers): Promise<Response> {
  if (calls.length === 0 || !answer.ok) return answer;
  const body = (await answer.json()) as { readonly token: string };
  const first = await Promise.all(
    calls.map(async (call) => {
      const response = await handle(call, body.token);
      return { call, status: response.status, body: await response.json() };
    }),
  );
  const compressed = await compress(Buffer.from(JSON.stringify({ ...body, first })), request);
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(compressed.headers)) headers.set(name, value);
  return new Response(compressed.content, { headers });
}

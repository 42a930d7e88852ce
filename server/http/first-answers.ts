// A page asks for its token and for the first data of its screen in one request, because each further round trip delays
// the first words: `GET /api/identity/token?first=/api/user/stats&first=...`. Each call is handled like a request of its
// own with the new token.
import type { Entry } from '../../core/contract/base/entry.ts';
import { contract } from '../../core/contract/contract.ts';
import { Refusal } from '../errors/refusal.ts';

const mostCalls = 4;

const isAllowed = ({ method, caller, givesFile }: Entry) => method === 'GET' && caller === 'person' && !givesFile;
const allowedPaths = Object.values<Entry>(contract)
  .filter(isAllowed)
  .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

/**
 * Return the calls that a request for a token names: paths with their query strings. Throw `bad_request` if there are
 * more than four, or if one is not a GET of the contract that needs a user and answers with JSON.
 */
export function firstCallsIn(url: string): string[] {
  const calls = new URL(url).searchParams.getAll('first');
  const refuse = (message: string) => new Refusal('bad_request', { field: 'query.first', message });
  if (calls.length > mostCalls) throw refuse(`first may be given at most ${mostCalls} times`);
  for (const call of calls) {
    const [path = ''] = call.split('?');
    if (!allowedPaths.some((pattern) => pattern.test(path))) throw refuse('first must be a call that reads data');
  }
  return calls;
}

/**
 * Add `first: [{ call, status, body }]` to the answer that has the token, in the order of the calls. An answer without
 * a token stays as it is.
 */
export async function withFirstAnswers(
  answer: Response,
  calls: readonly string[],
  handle: (call: string, token: string) => Promise<Response>,
): Promise<Response> {
  if (calls.length === 0 || !answer.ok) return answer;
  const body = (await answer.json()) as { readonly token: string };
  const first = await Promise.all(
    calls.map(async (call) => {
      const response = await handle(call, body.token);
      return { call, status: response.status, body: await response.json() };
    }),
  );
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify({ ...body, first }), { headers });
}

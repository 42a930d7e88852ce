// To save a round trip, a page requests its token and the first data of its screen together:
// `GET /api/identity/token?first=/api/user/stats&first=...`. The server handles each of these "first calls" like a
// separate request with the new token.
import type { Entry } from '../../core/contract/base/entry.ts';
import { contract } from '../../core/contract/contract.ts';
import { compress } from './compress.ts';

const mostCalls = 4;

const isAllowed = ({ method, caller, givesFile }: Entry) => method === 'GET' && caller === 'person' && !givesFile;

/** The paths of possible first calls. A parameter is a segment of plain characters, so `..` never matches. */
const allowedPaths = Object.values<Entry>(contract)
  .filter(isAllowed)
  .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[\\w-]+')}$`));

function isFirstCall(call: string): boolean {
  const [path = ''] = call.split('?');
  return allowedPaths.some((pattern) => pattern.test(path));
}

/**
 * Return the first calls in the URL of a token request: at most four GETs of the contract that need a user and return
 * JSON. Skip all others, so that the page of a newer version still gets its token.
 */
export const firstCallsIn = (url: string): string[] =>
  new URL(url).searchParams.getAll('first').filter(isFirstCall).slice(0, mostCalls);

type FirstAnswers = {
  readonly answer: Response;
  readonly request: Request;
  readonly calls: readonly string[];
  readonly handle: (call: string, token: string) => Promise<Response>;
};

/** Add `first: [{ call, status, body }]` to a response with a token. Return other responses unchanged. */
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

import { availableParallelism } from 'node:os';
import { openSemaphore } from '../../../concurrency/semaphore.ts';
import { isUnavailable } from '../../../errors/database-errors.ts';
import { TooManyRequests } from '../../../errors/refusal.ts';
import type { Log } from '../../../log/log.ts';
import { callerAddressHeader } from '../attempt-limits/trusted-device.ts';
import { popupResultPage, withoutOpenerPolicy } from '../providers/popup-result-page.ts';
import type { ProviderConfig } from '../providers/provider-config.ts';
import { hashingPaths } from './password-paths.ts';
import { postBodies, withCheckedBody } from './request-body.ts';

const getPaths = new Set([
  '/account',
  '/passkey/generate-register-options',
  '/passkey/generate-authenticate-options',
  '/sessions',
  '/get-session',
  '/token',
  '/jwks',
]);

/** Concurrent password hashes. One core and one of libuv's four threads stay free for signed-in users. */
const concurrentHashes = Math.min(3, Math.max(1, availableParallelism() - 1));
const retryHashingSeconds = 5;

const isServed = (method: string, path: string): boolean =>
  method === 'POST' ? Object.hasOwn(postBodies, path) : method === 'GET' && getPaths.has(path);

function errorResponse(status: number, code: string, message: string, retrySeconds?: number): Response {
  const headers = {
    'content-type': 'application/json',
    ...(retrySeconds !== undefined && { 'retry-after': String(retrySeconds) }),
  };
  return new Response(JSON.stringify({ code, message }), { status, headers });
}

/** The queue of requests that hash a password is full. This says nothing about failed attempts. */
const busy = ({ retryAfterSeconds }: TooManyRequests) =>
  errorResponse(
    429,
    'BUSY',
    `The server is busy just now. Please try again in ${retryAfterSeconds} seconds.`,
    retryAfterSeconds,
  );

const unavailable = () => errorResponse(503, 'UNAVAILABLE', 'Please try again in a moment.', 2);

/**
 * Remove the session token that better-auth puts into its answers: only the HttpOnly cookie may contain the token. Some
 * refusals of better-auth have no body.
 */
async function withoutSessionToken(response: Response): Promise<Response> {
  const given = await response.text();
  if (given === '' && !response.ok) return errorResponse(response.status, 'REFUSED', 'Not allowed.');
  const body: unknown = JSON.parse(given);
  const text = JSON.stringify(body, (key, value: unknown) => (key === 'token' ? undefined : value));
  return new Response(text, { status: response.status, headers: response.headers });
}

/** Add the base path to a redirect to our own page: request-body.ts names these pages without the base path. */
function withBasePath(response: Response, basePath: string): Response {
  const location = response.headers.get('location') ?? '';
  if (location.startsWith('/')) response.headers.set('location', basePath + location);
  return response;
}

type RequestHandlerOptions = {
  readonly handle: (request: Request) => Promise<Response>;
  /** Called after each POST request, because it may have ended a session. */
  readonly onPost: () => void;
  readonly providers: readonly ProviderConfig[];
  readonly log: Log;
  readonly basePath: string;
};

/**
 * Return the handler of requests under /api/identity. It serves only documented requests, checks their bodies, and
 * replaces unexpected errors of better-auth with generic ones.
 */
export function openRequestHandler({ handle, onPost, providers, log, basePath }: RequestHandlerOptions) {
  const callbackPaths = new Set(providers.map(({ id }) => `/callback/${id}`));
  const hashing = openSemaphore({
    limit: concurrentHashes,
    maxWaiting: 100,
    perKey: { limit: concurrentHashes, maxWaiting: 20 },
    refusal: () => new TooManyRequests(retryHashingSeconds),
  });
  /** Most providers send the user back by GET. Apple posts a form, which better-auth redirects to a GET. */
  const isProviderCallback = (method: string, path: string) =>
    callbackPaths.has(path) && (method === 'GET' || method === 'POST');

  return async (request: Request, address: string): Promise<Response> => {
    const { method } = request;
    const path = new URL(request.url).pathname.slice(`${basePath}/api/identity`.length);
    if (path === '/popup' && method === 'GET' && providers.length > 0) return popupResultPage(basePath);
    const isCallback = isProviderCallback(method, path);
    if (!isCallback && !isServed(method, path)) return errorResponse(404, 'NOT_FOUND', 'Not found.');
    const checked = await withCheckedBody(path, request);
    checked.headers.set(callerAddressHeader, address);
    try {
      const response = await (hashingPaths.has(path)
        ? hashing.run(() => handle(checked), { key: address })
        : handle(checked));
      if (method === 'POST') onPost();
      if (isCallback && response.status === 302) return withoutOpenerPolicy(withBasePath(response, basePath));
      if (response.status >= 500 && response.status !== 503) throw new Error('the identity library failed');
      if (response.headers.get('content-type')?.startsWith('application/json') !== true) {
        return response.ok ? response : errorResponse(response.status, 'REFUSED', 'Not allowed.');
      }
      if (path === '/token') return response;
      const bare = await withoutSessionToken(response);
      // The user could not be stored although the email has no account: a retry may succeed.
      if (bare.status === 422 && (await bare.clone().text()).includes('FAILED_TO_CREATE_USER')) return unavailable();
      return bare;
    } catch (error) {
      if (error instanceof TooManyRequests) return busy(error);
      log.fault('an identity request failed', error, { method });
      if (isUnavailable(error)) return unavailable();
      return errorResponse(500, 'INTERNAL', 'Something went wrong on our side.');
    }
  };
}

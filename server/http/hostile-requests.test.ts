import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../core/contract/contract.ts';
import type { Entry } from '../../core/contract/entry.ts';
import { errorBody } from '../../core/contract/error-body.ts';
import { type CallShape, casesPerCall, type HostileRequest, hostileRequests } from '../../testing/hostile-requests.ts';
import { builtinCalls } from '../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { handlers } from '../features/handlers.ts';
import { findOrCreateUser } from '../features/users/find-or-create-user.ts';
import { postBodies } from '../identity/builtin/requests/request-body.ts';
import { openRateLimits } from '../requests/rate-limits.ts';
import { createApp } from './app.ts';

/** Generous, because machines are busy: a request that takes longer is a way to stop the server. */
const longestMs = 20_000;

const many = 1e9;
const limits = openRateLimits({ read: many, write: many, file: many, open: many, stranger: many });

let app: TestApp;
let http: ReturnType<typeof createApp>;
const { signUp, tokenOf } = builtinCalls(() => app);

beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
  const pages = async () => new Response('');
  http = createApp({ deps: app.deps, handlers, findPerson: findOrCreateUser, pages, limits });
});

afterAll(() => app.stop());

/** Sign a new user up and return the cookie. An address may only sign up a hundred times an hour. */
async function newCookie(): Promise<string> {
  await app.database.query('delete from identity.counters');
  const { cookie } = await signUp();
  expect(cookie).toMatch(/^inward\.session_token=./);
  return cookie;
}

const ids = ['0b9f4b9e-0000-4000-8000-000000000000'];

/** Send requests of a call until one gets a wrong answer. */
async function attack(
  shape: CallShape,
  signIn: () => Promise<Record<string, string>>,
  isRight: (body: unknown) => void,
) {
  let credentials = await signIn();
  let sent = 0;
  const answersWell = async ({ method, path, headers, body, isSignedIn }: HostileRequest) => {
    sent += 1;
    // Some requests sign the user out, and a token is valid for ten minutes.
    if (sent % 500 === 0) credentials = await signIn();
    const startedAt = performance.now();
    const answer = await http.request(path, {
      method,
      headers: { ...headers, ...(isSignedIn && credentials) },
      ...(body !== null && { body }),
    });
    const content = await answer.text();
    expect(performance.now() - startedAt).toBeLessThan(longestMs);
    if (answer.status !== 503) expect(answer.status).toBeLessThan(500);
    if (answer.status >= 400 && content !== '') isRight(JSON.parse(content));
  };
  const numRuns = shape.takesFile ? Math.ceil(casesPerCall / 20) : casesPerCall;
  await fc.assert(fc.asyncProperty(hostileRequests(shape, ids), answersWell), { numRuns });
}

describe('a call of the contract', () => {
  it.each(Object.entries<Entry>(contract))(
    '%s answers hostile requests within bounds, and never with a fault',
    async (_name, entry) => {
      const signIn = async () => ({ authorization: `Bearer ${await tokenOf(await newCookie())}` });
      await attack(entry, signIn, (body) => errorBody.parse(body));
    },
    3_600_000,
  );
});

const identityCalls: readonly CallShape[] = [
  ...Object.entries(postBodies).map(([path, body]) => ({ method: 'POST', path: `/api/identity${path}`, body })),
  ...[
    'account',
    'passkey/generate-register-options',
    'sessions',
    'get-session',
    'token',
    'jwks',
    'callback/google',
  ].map((path) => ({ method: 'GET', path: `/api/identity/${path}` })),
];

describe('an identity call', () => {
  it.each(identityCalls.map((shape) => [`${shape.method} ${shape.path}`, shape] as const))(
    '%s answers hostile requests within bounds, and never with a fault',
    async (_name, shape) => {
      const signIn = async () => ({ cookie: await newCookie() });
      await attack(shape, signIn, (body) => expect(body).toMatchObject({ message: expect.any(String) }));
    },
    3_600_000,
  );
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entry } from '../../core/contract/base/entry.ts';
import { errorBody } from '../../core/contract/base/error-body.ts';
import { contract } from '../../core/contract/contract.ts';
import { downloadOf } from '../../testing/downloads.ts';
import { type CallShape, casesPerCall, type HostileRequest, hostileRequests } from '../../testing/hostile-requests.ts';
import { builtinCalls } from '../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestUser } from '../../testing/test-user.ts';
import { handlers } from '../features/handlers.ts';
import { weeklySummaryJob } from '../features/summaries/make-weekly-summary.ts';
import { findTokenCaller } from '../features/tokens/find-token-caller.ts';
import { findOrCreateUser } from '../features/users/find-or-create-user.ts';
import { postBodies } from '../identity/builtin/requests/request-body.ts';
import { runDue } from '../jobs/run-jobs.ts';
import { openRateLimits } from '../requests/rate-limits.ts';
import { createApp } from './app.ts';

const now = '2026-03-12T20:00:00+02:00';
/** The time limit for an answer, generous because test machines may be busy. Slower requests could block a server. */
const longestMs = 20_000;

const many = 1e9;
const limits = openRateLimits({ read: many, write: many, file: many, open: many, stranger: many });

let app: TestApp;
let http: ReturnType<typeof createApp>;
/** A downloaded journal with reflections and a summary, which new users import. */
let journal: Uint8Array<ArrayBuffer>;
const { signUp, tokenOf } = builtinCalls(() => app);

beforeAll(async () => {
  journal = await downloadOfWriter();
  app = await createTestApp({ identity: 'builtin' });
  app.clock.set(now);
  const pages = async () => new Response('');
  http = createApp({ deps: app.deps, handlers, findPerson: findOrCreateUser, findTokenCaller, pages, limits });
});

afterAll(() => app.stop());

/** Return the download of a user with a summary and five reflections, one of them in a window that is still open. */
async function downloadOfWriter(): Promise<Uint8Array<ArrayBuffer>> {
  const source = await createTestApp();
  const writer = await createTestUser(source);
  for (const day of ['02', '03', '04', '05', '12']) {
    source.clock.set(`2026-03-${day}T19:00:00+02:00`);
    await writer.write(`The harbour on the ${day}th: “quiet”.`);
  }
  await runDue(weeklySummaryJob, source.deps);
  const { zip } = await downloadOf(source, writer.token);
  await source.stop();
  return zip as Uint8Array<ArrayBuffer>;
}

/** Sign up a user. Reset the rate limits first: one IP address may sign up only a hundred users an hour. */
async function newCookie(): Promise<string> {
  await app.database.query('delete from identity.counters');
  const { cookie } = await signUp();
  expect(cookie).toMatch(/^inward\.session_token=./);
  return cookie;
}

type Credentials = Record<string, string>;

const lists = { reflections: '/api/reflections', summaries: '/api/summaries/weekly' };
type Kind = keyof typeof lists;
const placeholder = '0b9f4b9e-0000-4000-8000-000000000000';

async function storedIds(credentials: Credentials, kind: Kind): Promise<readonly string[]> {
  const imported = await http.request('/api/user/import', { method: 'POST', headers: credentials, body: journal });
  expect(imported.status).toBe(200);
  const listed = await http.request(lists[kind], { headers: credentials });
  const stored = (await listed.json()) as readonly { readonly id: string }[];
  expect(stored).not.toHaveLength(0);
  return stored.map(({ id }) => id);
}

/** Send hostile requests to one call. Fail at the first wrong answer. */
async function attack(
  shape: CallShape,
  signIn: () => Promise<Credentials>,
  isRight: (body: unknown) => void,
  idsOf: (credentials: Credentials) => Promise<readonly string[]> = async () => [placeholder],
) {
  let credentials = await signIn();
  let ids = await idsOf(credentials);
  let sent = 0;
  const answersWell = async ({ method, path, headers, body, isSignedIn }: HostileRequest) => {
    sent += 1;
    // Sign in again from time to time: some requests sign the user out or delete records, and a token expires after ten
    // minutes.
    if (sent % (ids[0] === placeholder ? 500 : 50) === 0) {
      credentials = await signIn();
      ids = await idsOf(credentials);
    }
    const id = ids[sent % ids.length] ?? placeholder;
    const startedAt = performance.now();
    const answer = await http.request(path.replaceAll(placeholder, id), {
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
  await fc.assert(fc.asyncProperty(hostileRequests(shape, [placeholder]), answersWell), { numRuns });
}

describe('a call of the contract', () => {
  it.each(Object.entries<Entry>(contract))(
    '%s answers hostile requests in time, and never with an unexpected server error',
    async (_name, entry) => {
      const signIn = async () => ({ authorization: `Bearer ${await tokenOf(await newCookie())}` });
      const kind = /^\/api\/(reflections|summaries)\/:id/.exec(entry.path)?.[1] as
        | 'reflections'
        | 'summaries'
        | undefined;
      const idsOf = kind && ((credentials: Credentials) => storedIds(credentials, kind));
      await attack(entry, signIn, (body) => errorBody.parse(body), idsOf);
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
    '%s answers hostile requests in time, and never with an unexpected server error',
    async (_name, shape) => {
      const signIn = async () => ({ cookie: await newCookie() });
      await attack(shape, signIn, (body) => expect(body).toMatchObject({ message: expect.any(String) }));
    },
    3_600_000,
  );
});

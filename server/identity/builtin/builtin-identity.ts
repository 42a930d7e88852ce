import { Kysely, PostgresDialect } from 'kysely';
import { openPool } from '../../db/pool.ts';
import type { Random } from '../../deps/deps.ts';
import { isUnavailable } from '../../errors/database-errors.ts';
import type { Log } from '../../log/log.ts';
import type { Mail } from '../../outside/mail/mail.ts';
import type { Claims, Identity } from '../identity.ts';
import { keysReadOnDemand } from '../published-keys.ts';
import { openTokenVerifier } from '../verify-token.ts';
import { openAccountRecords } from './account/account-records.ts';
import { forgetPendingEmailChange } from './account/email-confirmation.ts';
import { removeUnverifiedLogins } from './account/remove-unverified-logins.ts';
import { openAttemptLimits } from './attempt-limits/attempt-limits.ts';
import { callerAddressHeader } from './attempt-limits/trusted-device.ts';
import { type Auth, algorithm, audience, createAuth, issuer } from './auth.ts';
import { sampleEmail } from './demo/sample-account.ts';
import { openIdentityEmails } from './emails/identity-emails.ts';
import { popupResultPage, withoutOpenerPolicy } from './providers/popup-result-page.ts';
import type { ProviderConfig } from './providers/provider-config.ts';
import { withCheckedBody } from './requests/request-body.ts';
import { openActiveSessions } from './sessions/active-sessions.ts';

/** What is served; the library has more, which nobody asked for. docs/identity-calls.md tells each call. */
const calls = new Set([
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-out',
  'POST /request-password-reset',
  'POST /reset-password',
  'POST /reset-password/check',
  'POST /update-user',
  'POST /change-password',
  'GET /account',
  'POST /account/email',
  'POST /account/email/confirm',
  'POST /account/email/again',
  'POST /account/disconnect',
  'POST /account/prove',
  'POST /two-factor/enable',
  'POST /two-factor/disable',
  'POST /two-factor/verify-totp',
  'POST /two-factor/verify-backup-code',
  'GET /passkey/generate-register-options',
  'POST /passkey/verify-registration',
  'GET /passkey/generate-authenticate-options',
  'POST /passkey/verify-authentication',
  'POST /passkey/delete-passkey',
  'POST /sign-in/social',
  'POST /link-social',
  'GET /sessions',
  'POST /sessions/end',
  'POST /sessions/end-all',
  'POST /demo/sign-in',
  'GET /get-session',
  'GET /token',
  'GET /jwks',
]);

export type BuiltinIdentity = Identity & {
  readonly isLive: NonNullable<Identity['isLive']>;
  /** Waits for emails on their way, then closes the connections. */
  readonly close: () => Promise<void>;
};

export type BuiltinOptions = {
  readonly url: string;
  readonly secret: string;
  readonly publicUrl: string;
  readonly mail: Mail;
  readonly log: Log;
  readonly random: Random;
  readonly providers: readonly ProviderConfig[];
  /** Null outside the demo. */
  readonly sampleOffset: (() => number) | null;
};

const plain = (status: number, code: string, message: string) =>
  new Response(JSON.stringify({ code, message }), { status, headers: { 'content-type': 'application/json' } });

const tryAgain = () => plain(503, 'UNAVAILABLE', 'Please try again in a moment.');

/** The library repeats the session's secret in its answers; it belongs in the HttpOnly cookie alone. */
async function withoutSessionToken(answer: Response): Promise<Response> {
  const body: unknown = await answer.json();
  const text = JSON.stringify(body, (key, value: unknown) => (key === 'token' ? undefined : value));
  return new Response(text, { status: answer.status, headers: answer.headers });
}

/** The issuer inside the product, under /api/identity: e-mail and password, sessions, tokens with published keys. */
export function openBuiltinIdentity(options: BuiltinOptions): BuiltinIdentity {
  const { publicUrl, mail, log } = options;
  const pool = openPool(options.url, { most: 6, name: 'inward identity' });
  const emails = openIdentityEmails({ mail, log, publicUrl });
  const live = openActiveSessions(pool);

  const limits = openAttemptLimits(pool);
  const auth: Auth = createAuth({
    database: new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }),
    secret: options.secret,
    publicUrl,
    random: options.random,
    limits,
    emails,
    afterReset: async (userId) => {
      await removeUnverifiedLogins(pool, userId);
      await forgetPendingEmailChange((await auth.$context).internalAdapter, userId);
    },
    log,
    providers: options.providers,
    sampleOffset: options.sampleOffset,
  });

  const readKeys = async () => {
    const { keys } = await auth.api.getJwks();
    return { keys };
  };

  const providerReturns = new Set(options.providers.map(({ id }) => `/callback/${id}`));
  /** Apple posts a form; the library turns it into the GET that the others come back by. */
  const isProviderReturn = (path: string, method: string) =>
    providerReturns.has(path) && (method === 'GET' || method === 'POST');

  const handle = async (request: Request, address: string): Promise<Response> => {
    const path = new URL(request.url).pathname.replace(/^\/api\/identity/, '');
    if (path === '/popup' && request.method === 'GET' && options.providers.length > 0) return popupResultPage();
    const isReturn = isProviderReturn(path, request.method);
    if (!isReturn && !calls.has(`${request.method} ${path}`)) return plain(404, 'NOT_FOUND', 'Not found.');
    const known = await withCheckedBody(path, request);
    known.headers.set(callerAddressHeader, address);
    try {
      const answer = await auth.handler(known);
      if (request.method === 'POST') live.clearCache();
      if (isReturn && answer.status === 302) return withoutOpenerPolicy(answer);
      if (answer.status >= 500 && answer.status !== 503) throw new Error('the identity library failed');
      if (answer.headers.get('content-type')?.startsWith('application/json') !== true) {
        return answer.ok ? answer : plain(answer.status, 'REFUSED', 'Not allowed.');
      }
      if (path === '/token') return answer;
      const bare = await withoutSessionToken(answer);
      // Of two sign-ups at once one finds the other's row where it looked in vain before: the next try says so.
      if (bare.status === 422 && (await bare.clone().text()).includes('FAILED_TO_CREATE_USER')) return tryAgain();
      return bare;
    } catch (error) {
      log.fault('an identity call failed', error, { method: request.method });
      if (isUnavailable(error)) return tryAgain();
      return plain(500, 'INTERNAL', 'Something went wrong on our side.');
    }
  };

  const makeSamplePerson: BuiltinIdentity['makeSamplePerson'] = async ({ name, picture }) => {
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findUserByEmail(sampleEmail);
    const user =
      found?.user ??
      (await internalAdapter.createUser(
        { email: sampleEmail, name, emailVerified: true, image: picture },
        { method: 'demo' },
      ));
    const times = { issuedAt: 0, expiresAt: 0, provedAt: null };
    const claims: Claims = { issuer, subject: user.id, email: user.email, name, picture, ...times };
    return claims;
  };

  const verifyToken = openTokenVerifier({
    issuer,
    audience,
    algorithms: [algorithm],
    keys: keysReadOnDemand(readKeys),
  });
  const isLive: BuiltinIdentity['isLive'] = async ({ sessionId }) =>
    sessionId !== undefined && (await live.isActive(sessionId));

  return {
    verify: async (token) => {
      const claims = await verifyToken(token);
      return claims && (await isLive(claims)) ? claims : null;
    },
    isLive,
    handle,
    ...openAccountRecords({ pool, limits, passwords: async () => (await auth.$context).password }),
    makeSamplePerson,
    isSample: ({ email }) => options.sampleOffset !== null && email === sampleEmail,
    close: async () => {
      await emails.settled();
      await pool.end();
    },
  };
}

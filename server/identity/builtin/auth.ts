import { type BetterAuthPlugin, betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { jwt } from 'better-auth/plugins/jwt';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Random } from '../../deps/deps.ts';
import type { Log } from '../../log/log.ts';
import { trustedOrigins } from '../../requests/origin.ts';
import { accountEndpoints } from './account/account-endpoints.ts';
import {
  createEmailConfirmation,
  forgetPendingEmailChange,
  welcomeLinkLifetimeMs,
} from './account/email-confirmation.ts';
import type { AttemptLimits } from './attempt-limits/attempt-limits.ts';
import { readSignInAttempt, trustDevice } from './attempt-limits/trusted-device.ts';
import { sampleSignIn } from './demo/demo-sign-in.ts';
import { sampleEmail } from './demo/sample-account.ts';
import type { IdentityEmails } from './emails/identity-emails.ts';
import { newPasswordFault } from './passwords/new-password-fault.ts';
import type { ProviderConfig } from './providers/provider-config.ts';
import { signInProviders } from './providers/sign-in-providers.ts';
import { sessionEndpoints } from './sessions/session-endpoints.ts';
import { hasRecentLogin, twoFactorPlugins } from './two-factor/two-factor.ts';

/** Constant, so that a person stays the same person when PUBLIC_URL changes. */
export const issuer = 'inward';
export const audience = 'inward';
export const algorithm = 'ES256';

const hour = 60 * 60;
const day = 24 * hour;
/** RFC 5321: a longer one can receive no mail. */
const email = z.email().check(z.maxLength(254));

export type AuthOptions = {
  readonly database: Kysely<unknown>;
  readonly secret: string;
  readonly publicUrl: string;
  readonly random: Random;
  readonly limits: AttemptLimits;
  readonly emails: IdentityEmails;
  /** What a reset by letter takes away beside the sessions. */
  readonly afterReset: (userId: string) => Promise<void>;
  readonly log: Log;
  readonly providers: readonly ProviderConfig[];
  /** Null outside the demo: the call does not exist then. */
  readonly sampleOffset: (() => number) | null;
};

const takesEmail = new Set(['/sign-up/email', '/sign-in/email', '/request-password-reset', '/account/email']);

/** Where a new password stands in the body. */
const newPasswordIn: Readonly<Record<string, string>> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
};

/** Calls of somebody signed in that ask for their current password. */
const takesProof = new Set([
  '/account/email',
  '/change-password',
  '/link-social',
  '/account/prove',
  '/two-factor/enable',
  '/two-factor/disable',
]);

/** Ways in are added and removed only by who has just proved who they are: an open page could be anybody's. */
const needsProof = new Set(['/passkey/generate-register-options', '/passkey/delete-passkey', '/account/disconnect']);

/** Everybody in a demo signs in as the sample person: what one changed would be another's. */
const changesAccount = /^\/(account\/|update-user|change-password|sessions\/|two-factor\/|passkey\/|link-social)/;
const sampleStays = { code: 'SAMPLE_PERSON', message: 'The sample journal belongs to everybody and stays as it is.' };

const emailIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email.trim().toLowerCase()
    : '';

function guard({ limits, emails, random }: Pick<AuthOptions, 'limits' | 'emails' | 'random'>) {
  const before = createAuthMiddleware(async (context) => {
    const { path, body } = context;
    if (takesEmail.has(path) && !z.safeParse(email, emailIn(body)).success) {
      throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Please enter a valid email address.' });
    }
    const password = body?.[newPasswordIn[path] ?? ''];
    const fault = typeof password === 'string' ? newPasswordFault(password) : null;
    if (fault) throw new APIError('BAD_REQUEST', fault);
    if (path === '/sign-in/email') await limits.countSignIn(await readSignInAttempt(context, emailIn(body)));
    if (path === '/sign-up/email') await limits.countSignUp((await readSignInAttempt(context, emailIn(body))).address);
    if (path === '/request-password-reset') await limits.countEmailRequest(emailIn(body));
    const session = changesAccount.test(path) ? await getSessionFromCtx(context) : null;
    if (session?.user.email === sampleEmail) throw new APIError('FORBIDDEN', sampleStays);
    if (session && takesProof.has(path)) await limits.countPasswordCheck(session.user.id);
    if (session && needsProof.has(path) && !(await hasRecentLogin(context.context, session))) {
      const message = 'Please sign out and sign in again to perform this action.';
      throw new APIError('FORBIDDEN', { code: 'REQUIRES_RECENT_LOGIN', message });
    }
    // Whoever found an open page could keep a way in for themselves: a password is asked where there is one.
    if (session && path === '/link-social') {
      const { password: passwords, internalAdapter } = context.context;
      const account = await internalAdapter.findCredentialAccount(session.user.id);
      const isProved =
        !account?.password || (await passwords.verify({ hash: account.password, password: body.password }));
      if (!isProved) throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message: 'Incorrect password.' });
    }
  });
  const after = createAuthMiddleware(async (call) => {
    const { path, context } = call;
    const { newSession, session, returned } = context;
    const isDone = !(returned instanceof APIError);
    if (takesProof.has(path) && session && isDone) await limits.clearPasswordChecks(session.user.id);
    if (path === '/change-password' && session && isDone) {
      const endedEmailChange = await forgetPendingEmailChange(context.internalAdapter, session.user.id);
      return call.json({ ...Object(returned), endedEmailChange });
    }
    if (path === '/sign-up/email' && newSession) {
      const { id: userId, email: to } = newSession.user;
      const change = { userId, from: to, to, livesMs: welcomeLinkLifetimeMs };
      await trustDevice(call, await readSignInAttempt(call, to), random.id);
      emails.sendWelcome(to, await createEmailConfirmation(context.internalAdapter, random, change));
    }
    return undefined;
  });
  return { before, after };
}

/** The calls that end a sign-in by password: with it alone, or with a code after it. */
const endsSignIn = new Set(['/sign-in/email', '/two-factor/verify-totp', '/two-factor/verify-backup-code']);

/** Stands behind the plugin that asks for codes: while one is still asked for there is no new session here. */
const afterSignIn = ({ limits, random }: Pick<AuthOptions, 'limits' | 'random'>) =>
  ({
    id: 'after-sign-in',
    hooks: {
      after: [
        {
          matcher: ({ path }) => path !== undefined && endsSignIn.has(path),
          handler: createAuthMiddleware(async (call) => {
            const { newSession, session } = call.context;
            // Who was signed in has only switched an app on: no try was taken for it, so none is given back.
            const isSignIn = call.path === '/sign-in/email' || !session;
            if (!newSession || !isSignIn) return;
            const attempt = await readSignInAttempt(call, newSession.user.email);
            await limits.clearSignIn(attempt);
            await trustDevice(call, attempt, random.id);
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;

/** A provider's tokens are of no use after the sign-in, so none is kept. */
const withoutTokens = async <A extends object>(account: A) => ({
  data: { ...account, accessToken: null, refreshToken: null, idToken: null, scope: null },
});

/**
 * The library behind the builtin identity, set up for this product: e-mail and password with scrypt, sessions of 30
 * days that use prolongs, tokens of 10 minutes under published keys, each bound to its session. Its traps are closed here:
 * sessions end with a reset, reset tokens are stored hashed, tokens carry five claims and not the whole user, nothing is
 * reported home, proxies are not believed.
 */
export function createAuth(options: AuthOptions) {
  return betterAuth({
    appName: 'Inward',
    baseURL: options.publicUrl,
    basePath: '/api/identity',
    secret: options.secret,
    database: { db: options.database, type: 'postgres', schemaName: 'identity' },
    telemetry: { enabled: false },
    logger: { disabled: true },
    trustedOrigins: (request) => trustedOrigins(options.publicUrl, request),
    // Faults that are no refusals reach us, instead of being printed with all that a database's error quotes.
    onAPIError: { throw: true, errorURL: `${options.publicUrl}/auth` },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 4_095,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: hour,
      onPasswordReset: async ({ user }) => options.afterReset(user.id),
      sendResetPassword: async ({ user, token }) => options.emails.sendPasswordReset(user.email, token),
    },
    // Prolonged at most once an hour; that is also how exactly Settings can say when a device was last seen.
    session: { expiresIn: 30 * day, updateAge: hour, freshAge: 0 },
    verification: { storeIdentifier: 'hashed' },
    account: {
      updateAccountOnSignIn: false,
      // Never by e-mail: only somebody signed in who then proves the provider's account has both.
      accountLinking: {
        disableImplicitLinking: true,
        allowDifferentEmails: true,
        trustedProviders: options.providers.map(({ id }) => id),
      },
    },
    databaseHooks: { account: { create: { before: withoutTokens }, update: { before: withoutTokens } } },
    hooks: guard(options),
    plugins: [
      jwt({
        disableSettingJwtHeader: true,
        jwks: { keyPairConfig: { alg: algorithm }, rotationInterval: 90 * day, gracePeriod: day },
        jwt: {
          issuer,
          audience,
          expirationTime: '10m',
          definePayload: ({ user, session }) => ({
            email: user.email,
            name: user.name,
            sid: session.id,
            auth_time: Math.floor(session.createdAt.getTime() / 1000),
          }),
        },
      }),
      sessionEndpoints,
      accountEndpoints(options),
      signInProviders(options.providers, options.log),
      ...twoFactorPlugins,
      afterSignIn(options),
      ...(options.sampleOffset ? [sampleSignIn(options.sampleOffset)] : []),
    ],
    advanced: {
      cookiePrefix: 'inward',
      ipAddress: { disableIpTracking: true },
      trustedProxyHeaders: false,
      database: { generateId: () => options.random.id(), validateSchema: false },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

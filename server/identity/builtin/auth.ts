import { betterAuth } from 'better-auth';
import { jwt } from 'better-auth/plugins/jwt';
import type { Kysely } from 'kysely';
import type { Log } from '../../log/log.ts';
import { basePathOf, trustedOrigins } from '../../requests/origin.ts';
import type { AccountGate } from '../identity.ts';
import { accountEndpoints } from './account/account-endpoints.ts';
import { createEmailUndo } from './account/email-undo.ts';
import { emailUndoEndpoint, refuseKeptEmail } from './account/email-undo-endpoint.ts';
import { resetPasswordEndpoint } from './account/reset-password.ts';
import { completeSignIn } from './attempt-limits/complete-sign-in.ts';
import { checkRequest, type HookOptions } from './check-request.ts';
import { completeRequest } from './complete-request.ts';
import { sampleSignIn } from './demo/sample-user.ts';
import { noteSignUp, ownerNotices, type ReportParts, tellOfProvider } from './emails/owner-notices.ts';
import { changePasswordEndpoint } from './passwords/change-password.ts';
import { passwordHashes } from './passwords/password-hash.ts';
import type { ProviderConfig } from './providers/provider-config.ts';
import { signInProviders } from './providers/sign-in-providers.ts';
import { openRecorder, recordEvents } from './record-events.ts';
import { askGate, carryInvite, refuseDisabled } from './requests/ask-gate.ts';
import { limitSessions } from './sessions/limit-sessions.ts';
import { provenAdapter } from './sessions/proven-writes.ts';
import { sessionEndpoints } from './sessions/session-endpoints.ts';
import { confirmPassword } from './two-factor/recent-login.ts';
import { twoFactorPlugins } from './two-factor/two-factor.ts';

/**
 * The issuer in identity tokens. It does not depend on PUBLIC_URL: users would lose their accounts when that changes.
 */
export const issuer = 'inward';
export const audience = 'inward';
export const algorithm = 'ES256';

const hour = 60 * 60;
const day = 24 * hour;

type AuthOptions = HookOptions & {
  readonly gate: AccountGate;
  readonly database: Kysely<unknown>;
  readonly secret: string;
  readonly publicUrl: string;
  /** Replace a stored password hash of an outdated algorithm or cost. */
  readonly renewHash: (oldHash: string, newHash: string) => Promise<void>;
  readonly log: Log;
  readonly providers: readonly ProviderConfig[];
  /** Return the sample user's offset from UTC at sign-in, in minutes. Null outside the demo. */
  readonly sampleOffset: (() => number) | null;
};

/** Discard the provider's tokens instead of storing them with the account: only the sign-in itself needs them. */
const withoutTokens = async <A extends object>(account: A) => ({
  data: { ...account, accessToken: null, refreshToken: null, idToken: null, scope: null },
});

/**
 * Configure the library better-auth: passwords with Argon2id, sessions of 30 days that use extends, and identity tokens
 * of 10 minutes that can be verified with a public key. Replace the library's unsafe defaults: a reset is one
 * transaction, reset tokens are stored hashed, tokens contain only the claims below, telemetry is off, and proxy
 * headers are not trusted.
 */
export function createAuth(options: AuthOptions) {
  const basePath = basePathOf(options.publicUrl);
  const record = openRecorder(options.gate, issuer, options.log);
  const { pool, emails, random } = options;
  const report: ReportParts = {
    pool,
    emails,
    record,
    createUndo: (client, owner) => createEmailUndo(client, random, owner),
  };
  return betterAuth({
    appName: 'Inward',
    baseURL: new URL(options.publicUrl).origin,
    basePath: `${basePath}/api/identity`,
    secret: options.secret,
    database: provenAdapter(options.database),
    telemetry: { enabled: false },
    logger: { disabled: true },
    trustedOrigins: (request) => trustedOrigins(options.publicUrl, request),
    // Throw unexpected errors to our handler. The library would log them with the data that database errors quote.
    onAPIError: { throw: true, errorURL: `${options.publicUrl}/auth` },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 4_095,
      password: passwordHashes(options.renewHash),
      resetPasswordTokenExpiresIn: hour,
      sendResetPassword: async ({ user, token }) => options.emails.sendPasswordReset(user.email, token),
    },
    // A session is extended at most once an hour. "Last seen" in Settings is therefore precise to an hour.
    session: { expiresIn: 30 * day, updateAge: hour, freshAge: 0 },
    verification: { storeIdentifier: 'hashed' },
    account: {
      updateAccountOnSignIn: false,
      // Never connect a provider only because its email matches an account. Users connect providers while signed in.
      accountLinking: {
        disableImplicitLinking: true,
        allowDifferentEmails: true,
        trustedProviders: options.providers.map(({ id }) => id),
      },
    },
    databaseHooks: {
      user: { create: { before: askGate(options.gate, refuseKeptEmail(options.pool)), after: noteSignUp } },
      session: { create: { before: refuseDisabled(options.gate, issuer), after: limitSessions(options.pool) } },
      account: {
        create: { before: withoutTokens, after: tellOfProvider(report) },
        update: { before: withoutTokens },
      },
    },
    hooks: { before: checkRequest(options), after: completeRequest(options) },
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
      sessionEndpoints(options.pool),
      changePasswordEndpoint(report),
      accountEndpoints({ ...options, record }),
      emailUndoEndpoint({ ...options, record }),
      resetPasswordEndpoint({ ...options, record }),
      signInProviders(options.providers, options.log),
      carryInvite,
      confirmPassword,
      ...twoFactorPlugins({ ...report, random: options.random }),
      completeSignIn(options),
      recordEvents(record),
      ownerNotices(report),
      ...(options.sampleOffset ? [sampleSignIn(options.sampleOffset)] : []),
    ],
    advanced: {
      cookiePrefix: 'inward',
      ...(basePath !== '' && { defaultCookieAttributes: { path: basePath } }),
      ipAddress: { disableIpTracking: true },
      trustedProxyHeaders: false,
      database: { generateId: () => options.random.id(), validateSchema: false },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

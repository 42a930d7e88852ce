import { betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { jwt } from 'better-auth/plugins/jwt';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { trustedOrigins } from '../../../http/origin.ts';
import { demoSignIn } from './demo-sign-in.ts';
import type { LockOut } from './lock-out.ts';
import { passwordFault } from './password-fault.ts';

/** Constant, so that a person stays the same person when PUBLIC_URL changes. */
export const issuer = 'inward';
export const audience = 'inward';
export const algorithm = 'ES256';

const day = 24 * 60 * 60;
/** RFC 5321: a longer one can receive no mail. */
const email = z.email().check(z.maxLength(254));

export type AuthOptions = {
  readonly database: Kysely<unknown>;
  readonly secret: string;
  readonly publicUrl: string;
  readonly newId: () => string;
  readonly lockOut: LockOut;
  readonly sendReset: (letter: { readonly email: string; readonly token: string }) => void;
  /** Null outside the demo: the call does not exist then. */
  readonly sampleOffset: (() => number) | null;
};

const takesEmail = new Set(['/sign-up/email', '/sign-in/email', '/request-password-reset']);

const emailIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email.trim().toLowerCase()
    : '';

function guard(lockOut: LockOut) {
  const before = createAuthMiddleware(async (context) => {
    const { path, body } = context;
    if (takesEmail.has(path) && !z.safeParse(email, emailIn(body)).success) {
      throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Please enter a valid email address.' });
    }
    const password = path === '/sign-up/email' ? body?.password : path === '/reset-password' ? body?.newPassword : null;
    const fault = typeof password === 'string' ? passwordFault(password) : null;
    if (fault) throw new APIError('BAD_REQUEST', fault);
    if (path === '/sign-in/email') await lockOut.takeSignIn(emailIn(body));
    if (path === '/request-password-reset') await lockOut.takeReset(emailIn(body));
  });
  const after = createAuthMiddleware(async ({ path, body, context }) => {
    if (path === '/sign-in/email' && context.newSession) await lockOut.forgive(emailIn(body));
  });
  return { before, after };
}

/**
 * The library behind the builtin identity, set up for this product: e-mail and password with scrypt, sessions of 30
 * days that use prolongs, tokens of 10 minutes under published keys. Its traps are closed here: sessions end with a
 * reset, reset tokens are stored hashed, tokens carry three claims and not the whole user, nothing is reported home,
 * proxies are not believed.
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
    onAPIError: { throw: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 4_095,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 60 * 60,
      sendResetPassword: async ({ user, token }) => options.sendReset({ email: user.email, token }),
    },
    session: { expiresIn: 30 * day, updateAge: day },
    verification: { storeIdentifier: 'hashed' },
    hooks: guard(options.lockOut),
    plugins: [
      jwt({
        disableSettingJwtHeader: true,
        jwks: { keyPairConfig: { alg: algorithm }, rotationInterval: 90 * day, gracePeriod: day },
        jwt: {
          issuer,
          audience,
          expirationTime: '10m',
          definePayload: ({ user }) => ({ email: user.email, name: user.name }),
        },
      }),
      ...(options.sampleOffset ? [demoSignIn(options.sampleOffset)] : []),
    ],
    advanced: {
      cookiePrefix: 'inward',
      ipAddress: { disableIpTracking: true },
      trustedProxyHeaders: false,
      database: { generateId: () => options.newId(), validateSchema: false },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

import { createHash } from 'node:crypto';
import type { SignInAttempt } from './attempt-limits.ts';

/** The header that carries the caller's address to the library's hooks. The request handler overwrites a sent value. */
export const callerAddressHeader = 'x-inward-caller';

const cookie = 'inward.known_device';
const yearSeconds = 365 * 86_400;

/** The part of the library's request context that is used here. */
type Context = {
  readonly headers?: Headers | undefined;
  readonly context: { readonly secret: string; readonly options: { readonly baseURL?: unknown } };
  readonly getSignedCookie: (name: string, secret: string) => Promise<string | null | false | undefined>;
  readonly setSignedCookie: (
    name: string,
    value: string,
    secret: string,
    options: {
      readonly httpOnly: boolean;
      readonly sameSite: 'lax';
      readonly secure: boolean;
      readonly path: string;
      readonly maxAge: number;
    },
  ) => Promise<unknown>;
};

const hashOf = (email: string) => createHash('sha256').update(email).digest('base64url');

/**
 * Describe a sign-in attempt. `device` is set when a signed cookie says that this account has signed in on this browser
 * before. The cookie only raises the limit; it does not sign in.
 */
export async function readSignInAttempt(context: Context, email: string): Promise<SignInAttempt> {
  const value = await context.getSignedCookie(cookie, context.context.secret);
  const [account, device] = typeof value === 'string' ? value.split(' ') : [];
  const address = context.headers?.get(callerAddressHeader) ?? 'local';
  return { email, address, device: account === hashOf(email) && device ? device : null };
}

/** Set the cookie that makes this browser trusted for the account, for a year. */
export async function trustDevice(
  context: Context,
  { email, device }: SignInAttempt,
  newId: () => string,
): Promise<void> {
  await context.setSignedCookie(cookie, `${hashOf(email)} ${device ?? newId()}`, context.context.secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: String(context.context.options.baseURL).startsWith('https:'),
    path: '/api/identity',
    maxAge: yearSeconds,
  });
}

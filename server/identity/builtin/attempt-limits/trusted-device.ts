import { createHash } from 'node:crypto';
import type { SignInAttempt } from './attempt-limits.ts';

/** Where the library's hooks read who calls; whatever a caller sends under this name is overwritten. */
export const callerAddressHeader = 'x-inward-caller';

const cookie = 'inward.known_device';
const yearSeconds = 365 * 86_400;

/** The library's context, as far as it is used here. */
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

const accountOf = (email: string) => createHash('sha256').update(email).digest('base64url');

/** A try to sign in. A browser is known for an account by a signed cookie that names both and opens nothing. */
export async function readSignInAttempt(context: Context, email: string): Promise<SignInAttempt> {
  const known = await context.getSignedCookie(cookie, context.context.secret);
  const [account, device] = typeof known === 'string' ? known.split(' ') : [];
  const address = context.headers?.get(callerAddressHeader) ?? 'local';
  return { email, address, device: account === accountOf(email) && device ? device : null };
}

/** Makes the browser known for the account that was signed in on it, for a year. */
export async function trustDevice(
  context: Context,
  { email, device }: SignInAttempt,
  newId: () => string,
): Promise<void> {
  await context.setSignedCookie(cookie, `${accountOf(email)} ${device ?? newId()}`, context.context.secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: String(context.context.options.baseURL).startsWith('https:'),
    path: '/api/identity',
    maxAge: yearSeconds,
  });
}

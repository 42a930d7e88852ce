import type { SignInAttempt } from './attempt-limits.ts';
import type { DeviceStore } from './device-store.ts';

/**
 * The header that carries the caller's address to the library's hooks. The request handler overwrites any value that
 * the caller sent.
 */
export const callerAddressHeader = 'x-inward-caller';

const cookie = 'inward.known_device';

type CookieOptions = { readonly baseURL?: unknown; readonly basePath?: string | undefined };

/** The part of the library's request context that is used here. */
type Context = {
  readonly headers?: Headers | undefined;
  readonly context: { readonly secret: string; readonly options: CookieOptions };
  readonly getSignedCookie: (name: string, secret: string) => Promise<string | null | false | undefined>;
  readonly setSignedCookie: (
    name: string,
    value: string,
    secret: string,
    options: ReturnType<typeof yearCookie>,
  ) => Promise<unknown>;
};

/** Return the attributes of a cookie that recognises a browser for a year. Pages cannot read it. */
export const yearCookie = ({ baseURL, basePath = '/api/identity' }: CookieOptions) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: String(baseURL).startsWith('https:'),
  path: basePath,
  maxAge: 365 * 86_400,
});

/** Return the address by which the limits count the caller. */
export const callerAddressOf = ({ headers }: Pick<Context, 'headers'>): string =>
  headers?.get(callerAddressHeader) ?? 'local';

/**
 * Describe a sign-in attempt. `device` is set if a signed cookie names a device on which this account has signed in
 * with its present password. The cookie only raises the limit; it does not sign anybody in.
 */
export async function readSignInAttempt(context: Context, devices: DeviceStore, email: string): Promise<SignInAttempt> {
  const device = await context.getSignedCookie(cookie, context.context.secret);
  const address = callerAddressOf(context);
  return { email, address, device: device && (await devices.isTrusted(device, email)) ? device : null };
}

/** Set the cookie that makes this browser trusted for the account, for a year. */
export async function trustDevice(
  context: Context,
  devices: DeviceStore,
  { userId, device }: { readonly userId: string; readonly device: string | null },
): Promise<void> {
  const id = await devices.trust(userId, device);
  await context.setSignedCookie(cookie, id, context.context.secret, yearCookie(context.context.options));
}

import type { SignInAttempt } from './attempt-limits.ts';
import type { DeviceStore } from './device-store.ts';

/**
 * The header that passes the caller's address to better-auth's hooks. The request handler overwrites it, so callers
 * cannot choose its value.
 */
export const callerAddressHeader = 'x-inward-caller';

const cookie = 'inward.known_device';

type CookieOptions = { readonly baseURL?: unknown; readonly basePath?: string | undefined };

/** The part of better-auth's request context that this file uses. */
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

/** Return the attributes of a cookie that lasts a year and that scripts in a page cannot read. */
export const yearCookie = ({ baseURL, basePath = '/api/identity' }: CookieOptions) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: String(baseURL).startsWith('https:'),
  path: basePath,
  maxAge: 365 * 86_400,
});

export const callerAddressOf = ({ headers }: Pick<Context, 'headers'>): string =>
  headers?.get(callerAddressHeader) ?? 'local';

/**
 * Describe a sign-in attempt. `device` is set if a signed cookie names a device on which this account has signed in
 * with its present password. The cookie only gives more attempts; it signs nobody in.
 */
export async function readSignInAttempt(context: Context, devices: DeviceStore, email: string): Promise<SignInAttempt> {
  const device = await context.getSignedCookie(cookie, context.context.secret);
  const address = callerAddressOf(context);
  return { email, address, device: device && (await devices.isTrusted(device, email)) ? device : null };
}

/** Make this browser a trusted device of the user for a year, by a cookie. */
export async function trustDevice(
  context: Context,
  devices: DeviceStore,
  { userId, device }: { readonly userId: string; readonly device: string | null },
): Promise<void> {
  const id = await devices.trust(userId, device);
  await context.setSignedCookie(cookie, id, context.context.secret, yearCookie(context.context.options));
}

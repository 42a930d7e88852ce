import * as z from 'zod/mini';
import { federatedProviders } from '../../../../core/contract/product.ts';
import { parseInput } from '../../../requests/parse-input.ts';
import { readJsonBody } from '../../../requests/read-json-body.ts';

const text = (most: number) =>
  z.string().check(
    z.maxLength(most, { error: `must be at most ${most} characters` }),
    z.refine((value) => !value.includes('\u0000'), { error: 'must not contain a NUL character' }),
  );

/** Name and e-mail travel in every token, and a token that is too long for a header would lock its person out. */
const longestName = 200;
const email = text(1_000);
/** How long it may be is a rule of its own, with a code of its own. */
const password = z.string();

const provider = z.enum(federatedProviders, { error: `must be one of ${federatedProviders.join(', ')}` });

/** Where a provider leads back to is ours to say, never the caller's: a popup's end, or a page of the product. */
const signInSocial = z.pipe(
  z.strictObject({ provider, popup: z.boolean() }),
  z.transform(({ provider, popup }) => ({
    provider,
    disableRedirect: true,
    callbackURL: popup ? '/api/identity/popup' : '/',
    errorCallbackURL: popup ? '/api/identity/popup' : '/auth',
  })),
);
const linkSocial = z.pipe(
  z.strictObject({ provider, password }),
  z.transform(({ provider, password }) => ({
    provider,
    password,
    disableRedirect: true,
    callbackURL: `/settings?connected=${provider}`,
    errorCallbackURL: '/settings',
  })),
);

/** What a browser's authenticator answered; the library knows its parts. */
const credential = z.record(z.string(), z.unknown());

const bodies: Readonly<Record<string, z.ZodMiniType>> = {
  '/sign-up/email': z.strictObject({ name: text(longestName), email, password }),
  '/sign-in/email': z.strictObject({ email, password }),
  '/sign-out': z.strictObject({}),
  '/request-password-reset': z.strictObject({ email }),
  '/reset-password': z.strictObject({ token: text(200), newPassword: password }),
  '/reset-password/check': z.strictObject({ token: text(200) }),
  '/update-user': z.strictObject({ name: text(longestName) }),
  '/change-password': z.strictObject({
    currentPassword: password,
    newPassword: password,
    revokeOtherSessions: z.literal(true, { error: 'must be true' }),
  }),
  '/account/email': z.strictObject({ email, password }),
  '/account/email/confirm': z.strictObject({ token: text(200) }),
  '/account/email/again': z.strictObject({}),
  '/account/prove': z.strictObject({ password }),
  '/two-factor/enable': z.strictObject({ password }),
  '/two-factor/disable': z.strictObject({ password }),
  '/two-factor/verify-totp': z.strictObject({ code: text(20) }),
  '/two-factor/verify-backup-code': z.strictObject({ code: text(50) }),
  '/passkey/verify-registration': z.strictObject({ response: credential, name: text(longestName) }),
  '/passkey/verify-authentication': z.strictObject({ response: credential }),
  '/passkey/delete-passkey': z.strictObject({ id: text(200) }),
  '/account/disconnect': z.strictObject({ provider }),
  '/sign-in/social': signInSocial,
  '/link-social': linkSocial,
  '/sessions/end': z.strictObject({ id: text(200) }),
  '/sessions/end-all': z.strictObject({}),
  '/demo/sign-in': z.strictObject({}),
};

/**
 * The same call with nothing in its body but what docs/identity-calls.md names: the library would also take pictures,
 * addresses to lead to and forms. Throws a `bad_request` that names the field at fault.
 */
export async function withCheckedBody(path: string, request: Request): Promise<Request> {
  const shape = bodies[path];
  if (request.method !== 'POST' || !shape) return request;
  const body = parseInput(shape, 'body', await readJsonBody(request));
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(body) });
}

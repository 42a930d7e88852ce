import * as z from 'zod/mini';
import { noNul } from '../../../../core/contract/base/values.ts';
import { inviteToken } from '../../../../core/contract/invites.ts';
import { federatedProviders } from '../../../../core/contract/product.ts';
import { NAME_MAX_CHARACTERS } from '../../../../core/domain/limits.ts';
import { parseInput } from '../../../requests/parse-input.ts';
import { readJsonBody } from '../../../requests/read-json-body.ts';
import { storedFormOf } from '../two-factor/recovery-code.ts';

const text = (maxLength: number) =>
  z.string().check(z.maxLength(maxLength, { error: `must be at most ${maxLength} characters` }), noNul);

const email = text(1_000);
/** No maximum length: the password rules check the length and have their own error code. */
const password = z.string();

const provider = z.enum(federatedProviders, { error: `must be one of ${federatedProviders.join(', ')}` });

/** Add the address to return to from the provider. If the client chose it, open redirects would be possible. */
const signInSocial = z.pipe(
  z.strictObject({ provider, popup: z.boolean(), invite: z.optional(inviteToken) }),
  z.transform(({ provider, popup, invite }) => ({
    provider,
    invite,
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

/** The response of the browser's authenticator. Better-auth validates its fields. */
const credential = z.record(z.string(), z.unknown());

/** The schema of each accepted POST body by its path. docs/identity-calls.md describes the requests. */
export const postBodies: Readonly<Record<string, z.ZodMiniType>> = {
  '/sign-up/email': z.strictObject({
    name: text(NAME_MAX_CHARACTERS),
    email,
    password,
    invite: z.optional(inviteToken),
  }),
  '/sign-in/email': z.strictObject({ email, password }),
  '/sign-out': z.strictObject({}),
  '/request-password-reset': z.strictObject({ email }),
  '/reset-password': z.strictObject({ token: text(200), newPassword: password }),
  '/reset-password/check': z.strictObject({ token: text(200) }),
  '/update-user': z.strictObject({ name: text(NAME_MAX_CHARACTERS) }),
  '/change-password': z.strictObject({
    currentPassword: password,
    newPassword: password,
    revokeOtherSessions: z.literal(true, { error: 'must be true' }),
  }),
  '/account/email': z.strictObject({ email, password }),
  '/account/email/cancel': z.strictObject({}),
  '/account/email/confirm': z.strictObject({ token: text(200) }),
  '/account/email/undo': z.strictObject({ token: text(200) }),
  '/account/email/undo/check': z.strictObject({ token: text(200) }),
  '/account/email/again': z.strictObject({}),
  '/account/prove': z.strictObject({ password }),
  '/two-factor/enable': z.strictObject({ password }),
  '/two-factor/disable': z.strictObject({ password }),
  '/two-factor/generate-backup-codes': z.strictObject({ password }),
  '/two-factor/verify-totp': z.strictObject({ code: text(20), setup: z.optional(text(100)) }),
  '/two-factor/verify-backup-code': z.strictObject({ code: z.pipe(text(50), z.transform(storedFormOf)) }),
  '/passkey/verify-registration': z.strictObject({ response: credential, name: text(NAME_MAX_CHARACTERS) }),
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
 * Return the request with a checked body, or throw a `bad_request` refusal that names the invalid field. Without this
 * check, better-auth would also accept pictures, redirect addresses and forms.
 */
export async function withCheckedBody(path: string, request: Request): Promise<Request> {
  const schema = postBodies[path];
  if (request.method !== 'POST' || !schema) return request;
  const body = parseInput(schema, 'body', await readJsonBody(request));
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(body) });
}

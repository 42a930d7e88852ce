import { hash } from 'node:crypto';
import { jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { DiscoveryDocument } from './openid-discovery.ts';

/** Asymmetric algorithms only: with `none` or HMAC (the public key as its secret), tokens could be forged. */
const allowedAlgorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const clockToleranceSeconds = 60;

export const profileSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.email()),
  /** Apple may send a string instead of a boolean. */
  email_verified: z.optional(z.union([z.boolean(), z.literal('true'), z.literal('false')])),
  name: z.optional(z.string().check(z.maxLength(200))),
});
export type Profile = z.output<typeof profileSchema>;

/** Return a different nonce for each provider. A token of another provider is then refused (mix-up attack). */
export const providerNonce = (providerId: string, nonce: string): string =>
  hash('sha256', `${providerId}.${nonce}`, 'base64url');

/** Verify an ID token and return its profile, or throw if the token is invalid. `nonce`: see `providerNonce`. */
export async function verifyIdToken(
  idToken: string,
  {
    document,
    clientId,
    nonce,
  }: { readonly document: DiscoveryDocument; readonly clientId: string; readonly nonce: string },
): Promise<Profile> {
  const { keys, id_token_signing_alg_values_supported: offered = ['RS256'], issuer } = document;
  const { payload } = await jwtVerify(idToken, keys, {
    issuer,
    audience: clientId,
    algorithms: allowedAlgorithms.filter((algorithm) => offered.includes(algorithm)),
    clockTolerance: clockToleranceSeconds,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
  });
  if (payload['nonce'] !== nonce) throw new Error('an ID token has another nonce');
  if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload['azp'] !== clientId)
    throw new Error('an ID token was issued for another client');
  return profileSchema.parse(payload);
}

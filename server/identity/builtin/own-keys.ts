import { createRemoteJWKSet, customFetch, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

const cooldownMs = 2_000;

/**
 * Cache the keys of this product's own issuer, which `read` returns. For a token with an unknown key, read them again,
 * but only every two seconds, so that forged tokens cannot flood the database. Pass on errors of `read`.
 */
export function openOwnKeys(read: () => Promise<JSONWebKeySet>): JWTVerifyGetKey {
  // jose requires an address for a key set. No request is sent to this one.
  return createRemoteJWKSet(new URL('https://inward.invalid/jwks'), {
    cacheMaxAge: Number.POSITIVE_INFINITY,
    cooldownDuration: cooldownMs,
    [customFetch]: async () => Response.json(await read()),
  });
}

import { createRemoteJWKSet, customFetch, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

const cooldownMs = 2_000;

/**
 * The keys of this product's own issuer, read by `read` and cached. A token with an unknown key reads them again, at
 * most every two seconds, so that forged tokens cannot flood the database. Errors of `read` pass through.
 */
export function openOwnKeys(read: () => Promise<JSONWebKeySet>): JWTVerifyGetKey {
  // jose caches a key set for an address; nothing is fetched from this one.
  return createRemoteJWKSet(new URL('https://inward.invalid/jwks'), {
    cacheMaxAge: Number.POSITIVE_INFINITY,
    cooldownDuration: cooldownMs,
    [customFetch]: async () => Response.json(await read()),
  });
}

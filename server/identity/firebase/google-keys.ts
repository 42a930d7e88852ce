import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import { IssuerUnavailable } from '../identity.ts';
import { type GoogleRequest, type GoogleResponse, requestGoogle } from './google-request.ts';

const keysUrl = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const minuteMs = 60_000;
const minLifetimeMs = minuteMs;
const maxLifetimeMs = 24 * 60 * minuteMs;
/** The cache time for a response without max-age. */
const defaultLifetimeMs = 60 * minuteMs;
/** How long expired keys are used during an outage of Google, so that users stay signed in. */
const graceMs = 12 * 60 * minuteMs;
const pauseAfterFailureMs = 5_000;

const keySetSchema = z.object({
  keys: z
    .array(
      z.looseObject({ kty: z.literal('RSA'), kid: z.string().check(z.minLength(1)), n: z.string(), e: z.string() }),
    )
    .check(z.minLength(1)),
});

/** Return the cache time of a response in milliseconds, from its headers Cache-Control and Age. */
export function lifetimeMs(headers: Headers): number {
  const maxAge = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(headers.get('cache-control') ?? '')?.[1];
  if (maxAge === undefined) return defaultLifetimeMs;
  const age = /^\d{1,9}$/.exec(headers.get('age') ?? '')?.[0] ?? '0';
  return Math.min(maxLifetimeMs, Math.max(minLifetimeMs, (Number(maxAge) - Number(age)) * 1000));
}

function parseKeySet({ status, body }: GoogleResponse): JWTVerifyGetKey {
  const parsed = z.safeParse(keySetSchema, body);
  if (status !== 200 || !parsed.success) throw new IssuerUnavailable();
  return createLocalJWKSet({ keys: parsed.data.keys });
}

/**
 * Return a function that finds the public key of a Firebase token. During an outage of Google it uses expired keys,
 * unlike jose's `createRemoteJWKSet`. It sends no request for a token with an unknown key. Such a token is forged,
 * because Google publishes its keys before it uses them.
 */
export function openGoogleKeys(request: GoogleRequest = requestGoogle, now: () => number = Date.now): JWTVerifyGetKey {
  let cached: { readonly keys: JWTVerifyGetKey; readonly expiresAt: number } | undefined;
  let pending: Promise<JWTVerifyGetKey> | undefined;
  let pauseUntil = 0;

  const fetchKeys = async (): Promise<JWTVerifyGetKey> => {
    try {
      const response = await request(keysUrl);
      cached = { keys: parseKeySet(response), expiresAt: now() + lifetimeMs(response.headers) };
      return cached.keys;
    } catch (error) {
      pauseUntil = now() + pauseAfterFailureMs;
      throw error;
    } finally {
      pending = undefined;
    }
  };

  const fetchKeysOnce = (): Promise<JWTVerifyGetKey> => {
    if (now() < pauseUntil) return Promise.reject(new IssuerUnavailable());
    pending ??= fetchKeys();
    return pending;
  };

  const currentKeys = async (): Promise<JWTVerifyGetKey> => {
    if (cached && now() < cached.expiresAt) return cached.keys;
    const stale = cached && now() < cached.expiresAt + graceMs ? cached.keys : null;
    try {
      return await fetchKeysOnce();
    } catch (error) {
      if (stale) return stale;
      throw error;
    }
  };

  return async (header, token) => (await currentKeys())(header, token);
}

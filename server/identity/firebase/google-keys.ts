import { createLocalJWKSet } from 'jose';
import * as z from 'zod/mini';
import { IssuerUnavailable } from '../identity.ts';
import type { KeySet, PublishedKeys } from '../published-keys.ts';
import { type GoogleRequest, type GoogleResponse, requestGoogle } from './google-request.ts';

const keysUrl = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const minuteMs = 60_000;
const shortestMs = minuteMs;
const longestMs = 24 * 60 * minuteMs;
/** For an answer that does not say how long it is good. */
const unsaidMs = 60 * minuteMs;
/** How long keys serve past their time while nobody answers: people are not signed out by another's outage. */
const graceMs = 12 * 60 * minuteMs;
const pauseAfterFailureMs = 5_000;

const answerSchema = z.object({
  keys: z
    .array(
      z.looseObject({ kty: z.literal('RSA'), kid: z.string().check(z.minLength(1)), n: z.string(), e: z.string() }),
    )
    .check(z.minLength(1)),
});

/** How long an answer is good by its own Cache-Control and Age, milliseconds. */
export function lifetimeMs(headers: Headers): number {
  const maxAge = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(headers.get('cache-control') ?? '')?.[1];
  if (maxAge === undefined) return unsaidMs;
  const age = /^\d{1,9}$/.exec(headers.get('age') ?? '')?.[0] ?? '0';
  return Math.min(longestMs, Math.max(shortestMs, (Number(maxAge) - Number(age)) * 1000));
}

function keysOf({ status, body }: GoogleResponse): KeySet {
  const read = z.safeParse(answerSchema, body);
  if (status !== 200 || !read.success) throw new IssuerUnavailable();
  return createLocalJWKSet({ keys: read.data.keys });
}

/**
 * The keys that Firebase signs identity tokens with, kept as long as their Cache-Control says and asked for once at a
 * time. New ones are published before they are used, so a token that names an unknown key is a forgery and asks nobody.
 */
export function openGoogleKeys(ask: GoogleRequest = requestGoogle, now: () => number = Date.now): PublishedKeys {
  let kept: { readonly keys: KeySet; readonly goodUntil: number } | undefined;
  let asking: Promise<KeySet> | undefined;
  let pauseUntil = 0;

  const askNow = async (): Promise<KeySet> => {
    try {
      const answer = await ask(keysUrl);
      kept = { keys: keysOf(answer), goodUntil: now() + lifetimeMs(answer.headers) };
      return kept.keys;
    } catch (error) {
      pauseUntil = now() + pauseAfterFailureMs;
      throw error;
    } finally {
      asking = undefined;
    }
  };

  const askOnce = (): Promise<KeySet> => {
    if (now() < pauseUntil) return Promise.reject(new IssuerUnavailable());
    asking ??= askNow();
    return asking;
  };

  const current = async (): Promise<KeySet> => {
    if (kept && now() < kept.goodUntil) return kept.keys;
    const old = kept && now() < kept.goodUntil + graceMs ? kept.keys : null;
    try {
      return await askOnce();
    } catch (error) {
      if (old) return old;
      throw error;
    }
  };

  return { current, newer: async () => null };
}

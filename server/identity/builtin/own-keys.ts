import { setTimeout as delay } from 'node:timers/promises';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

const waitingMax = 100;

/**
 * Cache the public keys of this product's issuer, which `read` returns. A token with an unknown key waits for the next
 * read, because another server may just have created the key. Reads are at least two seconds apart and at most 100
 * tokens wait, so that forged tokens can overload neither the database nor the memory. The time between reads is
 * measured with the monotonic clock: a jump of the system clock must not block new keys. Errors of `read` reach the
 * caller.
 */
export function openOwnKeys(read: () => Promise<JSONWebKeySet>, betweenReadsMs = 2_000): JWTVerifyGetKey {
  let known: ReturnType<typeof createLocalJWKSet> | null = null;
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let waiting = 0;

  const readKeys = async () => {
    readAtMs = performance.now();
    try {
      known = createLocalJWKSet(await read());
    } catch (error) {
      readAtMs = Number.NEGATIVE_INFINITY;
      throw error;
    } finally {
      reading = null;
    }
  };

  const readNext = async () => {
    await delay(Math.max(0, readAtMs + betweenReadsMs - performance.now()));
    next = null;
    reading = readKeys();
    await reading;
  };

  /** Return null if the key of the token is not known yet. */
  const find = async (...[header, token]: Parameters<JWTVerifyGetKey>) => {
    try {
      return known && (await known(header, token));
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) return null;
      throw error;
    }
  };

  return async (...token) => {
    if (reading) await reading;
    const key = await find(...token);
    if (key) return key;
    if (waiting >= waitingMax) throw new errors.JWKSNoMatchingKey();
    waiting += 1;
    try {
      next ??= readNext();
      await next;
    } finally {
      waiting -= 1;
    }
    const newKey = await find(...token);
    if (newKey) return newKey;
    throw new errors.JWKSNoMatchingKey();
  };
}

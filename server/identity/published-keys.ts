import { createLocalJWKSet, type JSONWebKeySet } from 'jose';

export type KeySet = ReturnType<typeof createLocalJWKSet>;

/** The keys that an issuer signs with, as a verifier asks for them. */
export type PublishedKeys = {
  /** Those that are good now. Rejects when they cannot be had. */
  readonly current: () => Promise<KeySet>;
  /** After a token that names another key: keys read since, or null where it is too soon to read them again. */
  readonly newer: () => Promise<KeySet | null>;
};

const pauseMs = 2_000;

/**
 * Keys that are read once, and again for an unknown one, at most every two seconds, so that forged tokens cannot hammer
 * anything.
 */
export function keysReadOnDemand(read: () => Promise<JSONWebKeySet>): PublishedKeys {
  let keys: KeySet | undefined;
  let readAt = 0;
  const readNow = async () => {
    readAt = Date.now();
    keys = createLocalJWKSet(await read());
    return keys;
  };
  return {
    current: async () => keys ?? readNow(),
    newer: async () => (Date.now() - readAt < pauseMs ? null : readNow()),
  };
}

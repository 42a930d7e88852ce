import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { Claims } from '../identity.ts';

const payloadSchema = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1), z.maxLength(256)),
  exp: z.number(),
  email: z.optional(z.string()),
  name: z.optional(z.string()),
  sid: z.optional(z.string()),
});

export type TokenRules = {
  readonly issuer: string;
  readonly audience: string;
  readonly algorithms: readonly string[];
  readonly readKeys: () => Promise<JSONWebKeySet>;
};

const skewSeconds = 60;
const keysPauseMs = 2_000;

/**
 * Verifies tokens against the issuer's published keys: issuer, audience, algorithm list and expiry, all of them. The
 * time is the system's, because that is the clock the issuer writes by; `deps.clock` is for the product's rules alone.
 * An unknown key makes the keys be read again, at most every two seconds, so that forged ones cannot hammer anything.
 */
export function openTokenVerifier(rules: TokenRules): (token: string) => Promise<Claims | null> {
  let keys: ReturnType<typeof createLocalJWKSet> | undefined;
  let readAt = 0;

  const readKeys = async () => {
    readAt = Date.now();
    keys = createLocalJWKSet(await rules.readKeys());
    return keys;
  };

  const check = async (token: string, known: ReturnType<typeof createLocalJWKSet>) =>
    jwtVerify(token, known, {
      issuer: rules.issuer,
      audience: rules.audience,
      algorithms: [...rules.algorithms],
      clockTolerance: skewSeconds,
      requiredClaims: ['sub', 'exp', 'iat'],
    });

  const verify = async (token: string) => {
    const fresh = keys === undefined;
    try {
      return await check(token, keys ?? (await readKeys()));
    } catch (error) {
      const isUnknownKey = error instanceof errors.JWKSNoMatchingKey;
      if (!isUnknownKey || fresh || Date.now() - readAt < keysPauseMs) throw error;
      return await check(token, await readKeys());
    }
  };

  return async (token) => {
    try {
      const { iss, sub, exp, email = '', name = '', sid } = payloadSchema.parse((await verify(token)).payload);
      const claims = { issuer: iss, subject: sub, email, name, picture: null, expiresAt: exp * 1000 };
      return sid === undefined ? claims : { ...claims, sessionId: sid };
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.core.$ZodError) return null;
      throw error;
    }
  };
}

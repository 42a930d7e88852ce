import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { Claims } from './identity.ts';

const payloadSchema = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1), z.maxLength(256)),
  iat: z.number(),
  exp: z.number(),
  /**
   * The time of the sign-in in epoch seconds. It may be in the future if the clock was set back; `isRecent` then
   * returns false.
   */
  auth_time: z.optional(z.number()),
  email: z.optional(z.string()),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
  sid: z.optional(z.string()),
});

type TokenRules = {
  readonly issuer: string;
  readonly audience: string;
  readonly algorithms: readonly string[];
  /**
   * Return the public key that a token's header names. Throw a `JOSEError` if the issuer has no key with this name, and
   * another error if the issuer's keys cannot be read.
   */
  readonly keys: JWTVerifyGetKey;
};

const clockToleranceSeconds = 60;

/**
 * Return a function that checks a token's signature, algorithm, issuer, audience, issue time and expiry. It returns
 * null for an invalid token, throws if the keys cannot be read, and ignores keys inside the token. It uses the system's
 * clock instead of `deps.clock`, because issuers use real time.
 */
export function openTokenVerifier({ keys, ...rules }: TokenRules): (token: string) => Promise<Claims | null> {
  return async (token) => {
    try {
      const verified = await jwtVerify(token, keys, {
        issuer: rules.issuer,
        audience: rules.audience,
        algorithms: [...rules.algorithms],
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      const payload = payloadSchema.parse(verified.payload);
      const { iss, sub, iat, exp, auth_time, email = '', name = '', picture = null, sid } = payload;
      if (iat > Date.now() / 1000 + clockToleranceSeconds) return null;
      const authenticatedAt = auth_time === undefined ? null : auth_time * 1000;
      const times = { issuedAt: iat * 1000, expiresAt: exp * 1000, authenticatedAt };
      const claims = { issuer: iss, subject: sub, email, name, picture, ...times };
      return sid === undefined ? claims : { ...claims, sessionId: sid };
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.core.$ZodError) return null;
      throw error;
    }
  };
}

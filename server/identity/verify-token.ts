import { errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { Claims } from './identity.ts';
import type { KeySet, PublishedKeys } from './published-keys.ts';

const payloadSchema = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1), z.maxLength(256)),
  iat: z.number(),
  exp: z.number(),
  /** When the person signed in, where the issuer says so. */
  auth_time: z.optional(z.number()),
  email: z.optional(z.string()),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
  sid: z.optional(z.string()),
});

export type TokenRules = {
  readonly issuer: string;
  readonly audience: string;
  readonly algorithms: readonly string[];
  readonly keys: PublishedKeys;
};

const skewSeconds = 60;

/** Whether the times a token claims to be from have come. */
const isOfThePast = (...times: readonly (number | undefined)[]): boolean =>
  times.every((time = 0) => time <= Date.now() / 1000 + skewSeconds);

/**
 * Verifies tokens against the issuer's published keys: issuer, audience, algorithm list, time of issue and expiry, all
 * of them. The time is the system's, because that is the clock the issuer writes by; `deps.clock` is for the product's
 * rules alone. Nothing that a token says of its own key is followed.
 */
export function openTokenVerifier({ keys, ...rules }: TokenRules): (token: string) => Promise<Claims | null> {
  const check = async (token: string, known: KeySet) =>
    jwtVerify(token, known, {
      issuer: rules.issuer,
      audience: rules.audience,
      algorithms: [...rules.algorithms],
      clockTolerance: skewSeconds,
      requiredClaims: ['sub', 'exp', 'iat'],
    });

  const verify = async (token: string) => {
    try {
      return await check(token, await keys.current());
    } catch (error) {
      const newer = error instanceof errors.JWKSNoMatchingKey ? await keys.newer() : null;
      if (!newer) throw error;
      return await check(token, newer);
    }
  };

  return async (token) => {
    try {
      const payload = payloadSchema.parse((await verify(token)).payload);
      const { iss, sub, iat, exp, auth_time, email = '', name = '', picture = null, sid } = payload;
      if (!isOfThePast(iat, auth_time)) return null;
      const provedAt = auth_time === undefined ? null : auth_time * 1000;
      const times = { issuedAt: iat * 1000, expiresAt: exp * 1000, provedAt };
      const claims = { issuer: iss, subject: sub, email, name, picture, ...times };
      return sid === undefined ? claims : { ...claims, sessionId: sid };
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.core.$ZodError) return null;
      throw error;
    }
  };
}

import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Identity } from '../server/identity/identity.ts';
import { openTokenVerifier } from '../server/identity/verify-token.ts';

const issuer = 'https://stand-in.example';
const audience = 'inward';

export type StandInPerson = {
  readonly subject?: string;
  readonly email?: string;
  readonly name?: string;
  readonly ageSeconds?: number;
  readonly authenticatedAt?: Date;
};

export type StandInIdentity = Identity & {
  /** Return a token for this user, by default with a random subject. The product's own code can verify the token. */
  readonly tokenFor: (person?: StandInPerson) => Promise<string>;
};

/**
 * Return a fake issuer that signs tokens for any user in 0.2 ms. A real sign-up takes 100 ms, because the server hashes
 * a password.
 */
export async function standInIdentity(): Promise<StandInIdentity> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = randomUUID();
  const key = { ...(await exportJWK(publicKey)), kid, alg: 'ES256' };
  const keys = createLocalJWKSet({ keys: [key] });
  return {
    verify: openTokenVerifier({ issuer, audience, algorithms: ['ES256'], keys }),
    tokenFor: ({
      subject = randomUUID(),
      email = `${subject}@example.com`,
      name = '',
      ageSeconds = 0,
      authenticatedAt,
    } = {}) =>
      new SignJWT({ email, name, ...(authenticatedAt && { auth_time: Math.floor(authenticatedAt.getTime() / 1000) }) })
        .setProtectedHeader({ alg: 'ES256', kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setIssuedAt(new Date(Date.now() - ageSeconds * 1000))
        .setExpirationTime('1h')
        .sign(privateKey),
  };
}

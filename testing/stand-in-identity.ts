import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Identity } from '../server/identity/identity.ts';
import { keysReadOnDemand } from '../server/identity/published-keys.ts';
import { openTokenVerifier } from '../server/identity/verify-token.ts';

const issuer = 'https://stand-in.example';
const audience = 'inward';

export type StandInPerson = {
  readonly subject?: string;
  readonly email?: string;
  readonly name?: string;
  readonly ageSeconds?: number;
  readonly provedAt?: Date;
};

export type StandInIdentity = Identity & {
  /** A token for this person, verified by the same code as any other. A subject is made up when none is given. */
  readonly tokenFor: (person?: StandInPerson) => Promise<string>;
};

/** An issuer that signs for whomever a test names: 0.2 ms where a real sign-up hashes a password for 100. */
export async function standInIdentity(): Promise<StandInIdentity> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = randomUUID();
  const key = { ...(await exportJWK(publicKey)), kid, alg: 'ES256' };
  const keys = keysReadOnDemand(async () => ({ keys: [key] }));
  return {
    verify: openTokenVerifier({ issuer, audience, algorithms: ['ES256'], keys }),
    tokenFor: ({
      subject = randomUUID(),
      email = `${subject}@example.com`,
      name = '',
      ageSeconds = 0,
      provedAt,
    } = {}) =>
      new SignJWT({ email, name, ...(provedAt && { auth_time: Math.floor(provedAt.getTime() / 1000) }) })
        .setProtectedHeader({ alg: 'ES256', kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setIssuedAt(new Date(Date.now() - ageSeconds * 1000))
        .setExpirationTime('1h')
        .sign(privateKey),
  };
}

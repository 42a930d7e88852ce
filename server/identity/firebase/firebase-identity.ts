import type { Identity } from '../identity.ts';
import { openTokenVerifier } from '../verify-token.ts';
import type { FirebaseConfig } from './firebase-config.ts';
import { openGoogleKeys } from './google-keys.ts';
import { type GoogleRequest, requestGoogle } from './google-request.ts';
import { openRevocationCheck } from './revocation-check.ts';

export type FirebaseOptions = {
  readonly choice: FirebaseConfig;
  readonly publicUrl: string;
  /** For tests: whom to ask in Google's place. Unsigned tokens are refused whoever it is. */
  readonly ask?: GoogleRequest;
};

/** Firebase Authentication as the issuer: ID tokens of the project, verified against Google's published keys. */
export function openFirebaseIdentity({ choice, publicUrl, ask = requestGoogle }: FirebaseOptions): Identity {
  const verifyToken = openTokenVerifier({
    issuer: `https://securetoken.google.com/${choice.projectId}`,
    audience: choice.projectId,
    algorithms: ['RS256'],
    keys: openGoogleKeys(ask),
  });
  if (!choice.checksRevocation) return { verify: verifyToken };
  const check = openRevocationCheck({ apiKey: choice.apiKey, publicUrl, ask });
  return {
    verify: async (token) => {
      const claims = await verifyToken(token);
      return claims && check(token, claims);
    },
  };
}

import type { Identity } from '../identity.ts';
import { openTokenVerifier } from '../verify-token.ts';
import type { FirebaseConfig } from './firebase-config.ts';
import { openGoogleKeys } from './google-keys.ts';
import { type GoogleRequest, requestGoogle } from './google-request.ts';
import { openRevocationCheck } from './revocation-check.ts';

type FirebaseOptions = {
  readonly config: FirebaseConfig;
  readonly publicUrl: string;
  /** Tests replace Google's servers with this function. Even then, unsigned tokens are refused. */
  readonly request?: GoogleRequest;
};

/** Open Firebase Authentication as the issuer: accept the project's ID tokens, verified with Google's public keys. */
export function openFirebaseIdentity({ config, publicUrl, request = requestGoogle }: FirebaseOptions): Identity {
  const verifyToken = openTokenVerifier({
    issuer: `https://securetoken.google.com/${config.projectId}`,
    audience: config.projectId,
    algorithms: ['RS256'],
    keys: openGoogleKeys(request),
  });
  if (!config.checksRevocation) return { verify: verifyToken };
  const checkRevocation = openRevocationCheck({ apiKey: config.apiKey, publicUrl, request });
  return {
    verify: async (token) => {
      const claims = await verifyToken(token);
      return claims && checkRevocation(token, claims);
    },
  };
}

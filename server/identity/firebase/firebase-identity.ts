import type { Identity } from '../identity.ts';
import { openTokenVerifier } from '../verify-token.ts';
import type { FirebaseConfig } from './firebase-config.ts';
import { openGoogleKeys } from './google-keys.ts';
import { type GoogleRequest, requestGoogle } from './google-request.ts';
import { openRevocationCheck } from './revocation-check.ts';

type FirebaseOptions = {
  readonly config: FirebaseConfig;
  readonly publicUrl: string;
  /** Tests pass a function that replaces Google's servers. Unsigned tokens are refused even then. */
  readonly request?: GoogleRequest;
};

/** Firebase Authentication as the issuer: accept ID tokens of the project, verified with Google's published keys. */
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

import type { Identity } from '../identity.ts';
import { openTokenVerifier } from '../verify-token.ts';
import type { FirebaseConfig } from './firebase-config.ts';
import { openGoogleKeys } from './google-keys.ts';
import { type GoogleRequest, requestGoogle } from './google-request.ts';
import { openRevocationCheck } from './revocation-check.ts';

type FirebaseOptions = {
  readonly config: FirebaseConfig;
  readonly publicUrl: string;
  /** Sends a request to Google. Tests pass a fake, but unsigned tokens are refused in tests too. */
  readonly request?: GoogleRequest;
};

/** Use Firebase Authentication as the issuer. `verify` accepts only ID tokens that Google signed for the project. */
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

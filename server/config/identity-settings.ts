import type { FederatedProvider } from '../../core/contract/product.ts';
import { readProviderConfigs } from '../identity/builtin/providers/provider-config.ts';
import type { FirebaseConfig } from '../identity/firebase/firebase-config.ts';
import type { Values } from './variables.ts';

/** Return the sign-in providers of the login page. The provider of OIDC_ISSUER comes last unless FEDERATED lists it. */
export const federatedOf = ({ FEDERATED, OIDC_ISSUER }: Values): readonly FederatedProvider[] =>
  OIDC_ISSUER === null ? FEDERATED : [...new Set([...FEDERATED, 'oidc' as const])];

/** Return the OAuth clients of the sign-in providers. Return none with Firebase, which stores the clients itself. */
export const providersOf = (values: Values) =>
  readProviderConfigs(values.IDENTITY === 'builtin' ? federatedOf(values) : [], values);

/** Return error sentences for combinations of Firebase variables that are invalid together. */
export function firebaseFaults(values: Values): string[] {
  if (values.IDENTITY !== 'firebase') {
    return values.TOKEN_SYNC === 'true' ? ['TOKEN_SYNC must be false: only hosted tokens are mirrored.'] : [];
  }
  const missing = (['FIREBASE_PROJECT', 'FIREBASE_API_KEY'] as const).filter((name) => values[name] === null);
  const faults = missing.map((name) => `${name} must be set: IDENTITY is firebase.`);
  if (federatedOf(values).includes('oidc')) faults.push('OIDC_ISSUER must be unset: IDENTITY is firebase.');
  if (values.DEMO === 'true') faults.push('DEMO must be false: the sample user signs in with the builtin identity.');
  return faults;
}

export function identityOf(values: Values): 'builtin' | FirebaseConfig {
  const { FIREBASE_PROJECT: projectId, FIREBASE_API_KEY: apiKey } = values;
  if (values.IDENTITY === 'builtin' || projectId === null || apiKey === null) return 'builtin';
  return {
    projectId,
    apiKey,
    authDomain: values.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    checksRevocation: values.FIREBASE_REVOCATION === 'true',
    syncsToken: values.TOKEN_SYNC === 'true',
  };
}

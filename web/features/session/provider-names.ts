import type { FederatedProvider } from '../../identity/port/identity.ts';

/** Brand names as the providers spell them. */
export const providerNames: Readonly<Record<FederatedProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
  github: 'GitHub',
};

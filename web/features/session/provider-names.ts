import type { FederatedProvider } from '../../identity/identity.ts';

/** As they write themselves. */
export const providerNames: Readonly<Record<FederatedProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
  github: 'GitHub',
};

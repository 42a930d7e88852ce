import { readStoredConfig } from '../../data/stored-config.ts';
import type { FederatedProvider } from '../../identity/port/identity.ts';

const brands: Readonly<Record<Exclude<FederatedProvider, 'oidc'>, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
  github: 'GitHub',
};

/** Return the name of a provider. The operator sets the name of `oidc`. */
export const providerName = (provider: FederatedProvider, config = readStoredConfig()): string =>
  provider === 'oidc' ? (config?.oidcLabel ?? 'OpenID') : brands[provider];

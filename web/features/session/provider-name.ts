import { readStoredConfig } from '../../data/stored-config.ts';
import type { FederatedProvider } from '../../identity/port/identity.ts';

/** Brand names as the providers spell them. */
const brands: Readonly<Record<Exclude<FederatedProvider, 'oidc'>, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
  github: 'GitHub',
};

/** Return the name of a provider. The name of `oidc` is set by the operator. */
export const providerName = (provider: FederatedProvider, config = readStoredConfig()): string =>
  provider === 'oidc' ? (config?.oidcLabel ?? 'OpenID') : brands[provider];

import type { FederatedProvider } from '../../../../core/contract/product.ts';

/** How one provider knows this product. */
export type ProviderConfig = {
  readonly id: FederatedProvider;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Its OpenID Connect issuer; null for one that speaks OAuth 2 alone. */
  readonly issuer: string | null;
};

/** Facebook and GitHub have no OpenID Connect for web pages of their own. */
const issuers: Readonly<Record<FederatedProvider, string | null>> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  facebook: null,
  github: null,
};

export type ProviderVariable = `${Uppercase<FederatedProvider>}_${'CLIENT_ID' | 'CLIENT_SECRET' | 'ISSUER'}`;

const nameOf = <P extends FederatedProvider, V extends 'CLIENT_ID' | 'CLIENT_SECRET' | 'ISSUER'>(id: P, variable: V) =>
  `${id.toUpperCase()}_${variable}` as `${Uppercase<P>}_${V}`;

/** The providers of the login page as their variables describe them, and what these lack, a sentence each. */
export function readProviderConfigs(
  federated: readonly FederatedProvider[],
  values: Readonly<Record<ProviderVariable, string | null>>,
): { readonly providers: readonly ProviderConfig[]; readonly faults: readonly string[] } {
  const needed = federated.flatMap((id) => [nameOf(id, 'CLIENT_ID'), nameOf(id, 'CLIENT_SECRET')]);
  return {
    providers: federated.map((id) => ({
      id,
      clientId: values[nameOf(id, 'CLIENT_ID')] ?? '',
      clientSecret: values[nameOf(id, 'CLIENT_SECRET')] ?? '',
      issuer: values[nameOf(id, 'ISSUER')] ?? issuers[id],
    })),
    faults: needed
      .filter((name) => values[name] === null)
      .map((name) => `${name} must be set: FEDERATED names its provider.`),
  };
}

/** An issuer's address: https, or http on this machine. */
export function readIssuerUrl(value: string): string | null {
  const parsed = URL.parse(value);
  if (!parsed || parsed.search || parsed.hash || parsed.username) return null;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(parsed.hostname);
  return parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isLocal) ? value.replace(/\/$/, '') : null;
}

import type { FederatedProvider } from '../../../../core/contract/product.ts';
import { isLoopback } from '../../../requests/origin.ts';

/** A sign-in provider, and this product's client registration at the provider. */
export type ProviderConfig = {
  readonly id: FederatedProvider;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The OpenID Connect issuer as its tokens spell it; null for a provider that supports OAuth 2 only. */
  readonly issuer: string | null;
  /** The scopes to ask for, separated by spaces, instead of `openid email profile`. */
  readonly scopes?: string;
};

/**
 * The OpenID Connect issuers of the providers. Null for `oidc`, whose issuer the operator configures, and for Facebook
 * and GitHub, which offer no OpenID Connect for web pages.
 */
const defaultIssuers: Readonly<Record<FederatedProvider, string | null>> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  facebook: null,
  github: null,
  oidc: null,
};

type Variable = 'CLIENT_ID' | 'CLIENT_SECRET' | 'ISSUER';
export type ProviderVariable = `${Uppercase<FederatedProvider>}_${Variable}`;

const variableName = <P extends FederatedProvider, V extends Variable>(id: P, variable: V) =>
  `${id.toUpperCase()}_${variable}` as `${Uppercase<P>}_${V}`;

/** Read the configuration of the providers on the login page. `faults`: a sentence for each missing variable. */
export function readProviderConfigs(
  ids: readonly FederatedProvider[],
  values: Readonly<Record<ProviderVariable, string | null>> & { readonly OIDC_SCOPES: string },
): { readonly providers: readonly ProviderConfig[]; readonly faults: readonly string[] } {
  const required = ids.flatMap((id) => [
    ...(id === 'oidc' ? [variableName(id, 'ISSUER')] : []),
    variableName(id, 'CLIENT_ID'),
    variableName(id, 'CLIENT_SECRET'),
  ]);
  return {
    providers: ids.map((id) => ({
      id,
      clientId: values[variableName(id, 'CLIENT_ID')] ?? '',
      clientSecret: values[variableName(id, 'CLIENT_SECRET')] ?? '',
      issuer: values[variableName(id, 'ISSUER')] ?? defaultIssuers[id],
      ...(id === 'oidc' && { scopes: values.OIDC_SCOPES }),
    })),
    faults: required
      .filter((name) => values[name] === null)
      .map(
        (name) =>
          `${name} must be set: FEDERATED${name.startsWith('OIDC') ? ' or OIDC_ISSUER' : ''} names its provider.`,
      ),
  };
}

/** Return an issuer's address unchanged, or null if it is invalid or neither https nor on this machine. */
export function readIssuerUrl(value: string): string | null {
  const parsed = URL.parse(value);
  if (!parsed || parsed.search || parsed.hash || parsed.username) return null;
  const isSecure = parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isLoopback(parsed.hostname));
  return isSecure ? value : null;
}

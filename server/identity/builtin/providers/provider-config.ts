import type { FederatedProvider } from '../../../../core/contract/product.ts';
import { isLoopback } from '../../../requests/origin.ts';

export type ProviderConfig = {
  readonly id: FederatedProvider;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The OpenID Connect issuer, spelled as in its tokens. Null for a provider that supports only OAuth 2. */
  readonly issuer: string | null;
  /** The scopes to request, separated by spaces. Default: `openid email profile`. */
  readonly scopes?: string;
};

/** Facebook and GitHub offer no OpenID Connect to web pages. The operator configures the issuer of `oidc`. */
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

/** Read the configuration of the providers `ids`. `faults` contains a sentence for each missing variable. */
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

/** Return an issuer's address, or null if it is malformed or uses http outside this machine. */
export function readIssuerUrl(value: string): string | null {
  const parsed = URL.parse(value);
  if (!parsed || parsed.search || parsed.hash || parsed.username) return null;
  const isSecure = parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isLoopback(parsed.hostname));
  return isSecure ? value : null;
}

import { createRemoteJWKSet, customFetch } from 'jose';
import * as z from 'zod/mini';
import { blankNotes, boundedFetch } from '../../../outside/bounded-fetch.ts';
import { readIssuerUrl } from './provider-config.ts';

const timeoutMs = 10_000;
const cacheMs = 60 * 60_000;

const address = z.string().check(z.refine((value) => readIssuerUrl(value.replace(/\?.*$/s, '')) !== null));
const documentSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  userinfo_endpoint: z.optional(address),
  jwks_uri: address,
  token_endpoint_auth_methods_supported: z.optional(z.array(z.string())),
  id_token_signing_alg_values_supported: z.optional(z.array(z.string())),
});

export type DiscoveryDocument = z.output<typeof documentSchema> & {
  /** The provider's public keys, fetched when needed. */
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
};

/** Request JSON from a provider. Throw after 10 s, on a redirect, an error status, or a body over the size limit. */
export async function requestProvider(url: string, init: RequestInit = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await boundedFetch(blankNotes())(url, { ...init, signal });
  if (!response.ok) throw new Error(`a sign-in provider responded with ${response.status}`);
  return response.json();
}

/**
 * Return a function that fetches the issuer's discovery document and caches it for an hour. It does not cache failures,
 * and throws if the document names another issuer.
 */
export function openDiscovery(issuer: string): () => Promise<DiscoveryDocument> {
  let cached: { readonly at: number; readonly document: Promise<DiscoveryDocument> } | null = null;
  const discover = async (): Promise<DiscoveryDocument> => {
    const document = documentSchema.parse(await requestProvider(`${issuer}/.well-known/openid-configuration`));
    if (document.issuer.replace(/\/$/, '') !== issuer) throw new Error('a discovery document names another issuer');
    const keys = createRemoteJWKSet(new URL(document.jwks_uri), {
      timeoutDuration: timeoutMs,
      [customFetch]: (url, init) => boundedFetch(blankNotes())(url, init),
    });
    return { ...document, keys };
  };
  return () => {
    if (cached && performance.now() - cached.at < cacheMs) return cached.document;
    const entry = { at: performance.now(), document: discover() };
    cached = entry;
    entry.document.catch(() => {
      if (cached === entry) cached = null;
    });
    return entry.document;
  };
}

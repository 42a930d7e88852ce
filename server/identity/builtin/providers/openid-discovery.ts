import { createRemoteJWKSet, customFetch } from 'jose';
import * as z from 'zod/mini';
import { blankNotes, boundedFetch } from '../../../outside/bounded-fetch.ts';
import { readIssuerUrl } from './provider-config.ts';

const timeoutMs = 10_000;
const keptMs = 60 * 60_000;

const address = z.string().check(z.refine((value) => readIssuerUrl(value.replace(/\?.*$/s, '')) !== null));
const shape = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  userinfo_endpoint: z.optional(address),
  jwks_uri: address,
  token_endpoint_auth_methods_supported: z.optional(z.array(z.string())),
  id_token_signing_alg_values_supported: z.optional(z.array(z.string())),
});

export type DiscoveryDocument = z.output<typeof shape> & { readonly keys: ReturnType<typeof createRemoteJWKSet> };

/** One JSON answer of a provider: within 10 s, without a redirect, of a bounded size. Throws for anything else. */
export async function requestProvider(url: string, init: RequestInit = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await boundedFetch(blankNotes())(url, { ...init, signal });
  if (!answer.ok) throw new Error(`a provider answered ${answer.status}`);
  return answer.json();
}

/**
 * What an issuer says of itself, asked when it is first needed and every hour. One that is down is asked again by the
 * next person who comes: nothing of a failure is kept. The document must name the issuer it was asked of.
 */
export function openDiscovery(issuer: string): () => Promise<DiscoveryDocument> {
  let known: { readonly at: number; readonly document: Promise<DiscoveryDocument> } | null = null;
  const discover = async (): Promise<DiscoveryDocument> => {
    const document = shape.parse(await requestProvider(`${issuer}/.well-known/openid-configuration`));
    if (document.issuer.replace(/\/$/, '') !== issuer) throw new Error('a provider names another issuer');
    const keys = createRemoteJWKSet(new URL(document.jwks_uri), {
      timeoutDuration: timeoutMs,
      [customFetch]: (url, init) => boundedFetch(blankNotes())(url, init),
    });
    return { ...document, keys };
  };
  return () => {
    if (known && performance.now() - known.at < keptMs) return known.document;
    const document = discover();
    const mine = { at: performance.now(), document };
    known = mine;
    document.catch(() => {
      if (known === mine) known = null;
    });
    return document;
  };
}

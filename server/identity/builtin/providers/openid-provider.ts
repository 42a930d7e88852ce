import { hash } from 'node:crypto';
import type { AuthContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import { jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { Log } from '../../../log/log.ts';
import { type DiscoveryDocument, openDiscovery, requestProvider } from './openid-discovery.ts';
import type { ProviderConfig } from './provider-config.ts';

export type SignInProvider = AuthContext['socialProviders'][number];

/** Never `none`, and nothing that a public key could be mistaken for the secret of. */
const signatures = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const skewSeconds = 60;

const truth = z.union([z.boolean(), z.literal('true'), z.literal('false')]);
const profileShape = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.email()),
  email_verified: z.optional(truth),
  name: z.optional(z.string().check(z.maxLength(200))),
});
const tokenShape = z.object({ id_token: z.string(), access_token: z.optional(z.string()) });

/** The nonce as one provider sees it: another's token cannot carry it, whatever this one learned (mix-up). */
const nonceFor = (id: string, nonce: string) => hash('sha256', `${id}.${nonce}`, 'base64url');

/** Basic is what every provider must take; Apple takes the form alone. */
function clientAuthentication({ clientId, clientSecret }: ProviderConfig, discovered: DiscoveryDocument) {
  const methods = discovered.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  if (!methods.includes('client_secret_basic') && methods.includes('client_secret_post')) {
    return { form: { client_id: clientId, client_secret: clientSecret }, headers: {} };
  }
  const both = [clientId, clientSecret].map(encodeURIComponent).join(':');
  return { form: {}, headers: { authorization: `Basic ${Buffer.from(both).toString('base64')}` } };
}

/** A provider that speaks OpenID Connect: authorization code with state, nonce and PKCE, and a verified ID token. */
export function openIdProvider(choice: ProviderConfig & { readonly issuer: string }, log: Log): SignInProvider {
  const { id, clientId, issuer } = choice;
  const discover = openDiscovery(issuer);

  /** The proved claims of an ID token that was made for us, in this sign-in. */
  const claimsOf = async (idToken: string, nonce: string | undefined) => {
    const { keys, id_token_signing_alg_values_supported: offered = ['RS256'], issuer: named } = await discover();
    const algorithms = signatures.filter((one) => offered.includes(one));
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: named,
      audience: clientId,
      algorithms,
      clockTolerance: skewSeconds,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    });
    if (nonce === undefined || payload['nonce'] !== nonceFor(id, nonce)) throw new Error('another nonce');
    if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload['azp'] !== clientId)
      throw new Error('another client');
    return profileShape.parse(payload);
  };

  /** Some providers keep the e-mail out of the ID token; what they add must be of the same person. */
  const withUserInfo = async (claims: z.output<typeof profileShape>, accessToken: string | undefined) => {
    const { userinfo_endpoint: url } = await discover();
    if (claims.email !== undefined || !url || !accessToken) return claims;
    const more = profileShape.parse(
      await requestProvider(url, { headers: { authorization: `Bearer ${accessToken}` } }),
    );
    if (more.sub !== claims.sub) throw new Error('another subject');
    return { ...more, ...claims };
  };

  return {
    id,
    name: id,
    issuer,
    requiresIdTokenNonce: true,
    // A person is (issuer, subject): another issuer under the same name has other people.
    accountSubject: ({ profile }) => `${issuer} ${profileShape.parse(profile).sub}`,
    createAuthorizationURL: async ({ state, codeVerifier, redirectURI, idTokenNonce = '' }) => {
      const discovered = await discover().catch((error: unknown) => {
        log.fault('a sign-in provider did not answer', error);
        const away = {
          code: 'PROVIDER_UNAVAILABLE',
          message: 'This provider cannot be reached just now. Please try again in a moment.',
        };
        throw new APIError('SERVICE_UNAVAILABLE', away);
      });
      const url = new URL(discovered.authorization_endpoint);
      const parameters = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectURI,
        scope: id === 'apple' ? 'openid email name' : 'openid email profile',
        state,
        nonce: nonceFor(id, idTokenNonce),
        code_challenge: hash('sha256', codeVerifier, 'base64url'),
        code_challenge_method: 'S256',
        // Apple gives name and e-mail by a posted form alone.
        ...(id === 'apple' && { response_mode: 'form_post' }),
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url;
    },
    validateAuthorizationCode: async ({ code, codeVerifier = '', redirectURI }) => {
      try {
        const discovered = await discover();
        const { form, headers } = clientAuthentication(choice, discovered);
        const body = new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectURI,
          code_verifier: codeVerifier,
          ...form,
        });
        const answer = tokenShape.parse(
          await requestProvider(discovered.token_endpoint, { method: 'POST', headers, body }),
        );
        return {
          idToken: answer.id_token,
          ...(answer.access_token !== undefined && { accessToken: answer.access_token }),
        };
      } catch (error) {
        log.fault('a sign-in provider refused a code', error);
        return null;
      }
    },
    getUserInfo: async ({ idToken, accessToken, expectedIdTokenNonce, user }) => {
      try {
        const profile = await withUserInfo(await claimsOf(idToken ?? '', expectedIdTokenNonce), accessToken);
        const { email, email_verified: verified, name } = profile;
        const given = [user?.name?.firstName, user?.name?.lastName]
          .filter((part) => typeof part === 'string')
          .join(' ');
        return {
          user: { email, emailVerified: verified === true || verified === 'true', name: name ?? given.slice(0, 200) },
          data: profile,
        };
      } catch (error) {
        log.fault('a sign-in provider sent what cannot be trusted', error);
        return null;
      }
    },
  };
}

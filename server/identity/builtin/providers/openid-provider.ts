import { hash } from 'node:crypto';
import type { AuthContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import * as z from 'zod/mini';
import type { Log } from '../../../log/log.ts';
import { type Profile, profileSchema, providerNonce, verifyIdToken } from './id-token.ts';
import { type DiscoveryDocument, openDiscovery, requestProvider } from './openid-discovery.ts';
import type { ProviderConfig } from './provider-config.ts';

export type SignInProvider = AuthContext['socialProviders'][number];

const tokenSchema = z.object({ id_token: z.string(), access_token: z.optional(z.string()) });

const unavailable = () =>
  new APIError('SERVICE_UNAVAILABLE', {
    code: 'PROVIDER_UNAVAILABLE',
    message: 'This provider cannot be reached just now. Please try again in a moment.',
  });

/**
 * Return this product's credentials as a Basic header, or as form fields for a provider that accepts only these
 * (Apple).
 */
function clientAuthentication({ clientId, clientSecret }: ProviderConfig, document: DiscoveryDocument) {
  const methods = document.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  if (!methods.includes('client_secret_basic') && methods.includes('client_secret_post')) {
    return { form: { client_id: clientId, client_secret: clientSecret }, headers: {} };
  }
  const credentials = [clientId, clientSecret].map(encodeURIComponent).join(':');
  return { form: {}, headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } };
}

/** Add the userinfo profile if the ID token has no email. Throw if the userinfo endpoint names another user. */
async function withUserInfo(
  profile: Profile,
  { userinfo_endpoint: url }: DiscoveryDocument,
  accessToken: string | undefined,
): Promise<Profile> {
  if (profile.email !== undefined || !url || !accessToken) return profile;
  const more = profileSchema.parse(await requestProvider(url, { headers: { authorization: `Bearer ${accessToken}` } }));
  if (more.sub !== profile.sub) throw new Error('the userinfo endpoint responded about another user');
  return { ...more, ...profile };
}

/** Sign in by OpenID Connect: authorization code flow with state, nonce, PKCE and a verified ID token. */
export function openIdProvider(config: ProviderConfig & { readonly issuer: string }, log: Log): SignInProvider {
  const { id, clientId, scopes = 'openid email profile' } = config;
  const issuer = config.issuer.replace(/\/$/, '');
  const isApple = id === 'apple';
  const discover = openDiscovery(issuer);

  return {
    id,
    name: id,
    // Better-auth compares this issuer with the `iss` parameter of the callback: keep the provider's spelling.
    issuer: config.issuer,
    requiresIdTokenNonce: true,
    // Two issuers may use the same subject for different users: make the issuer part of the user's key.
    accountSubject: ({ profile }) => `${issuer} ${profileSchema.parse(profile).sub}`,
    createAuthorizationURL: async ({ state, codeVerifier, redirectURI, idTokenNonce = '' }) => {
      const document = await discover().catch((error: unknown) => {
        log.fault('a sign-in provider did not answer', error);
        throw unavailable();
      });
      const url = new URL(document.authorization_endpoint);
      const parameters = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectURI,
        scope: isApple ? 'openid email name' : scopes,
        state,
        nonce: providerNonce(id, idTokenNonce),
        code_challenge: hash('sha256', codeVerifier, 'base64url'),
        code_challenge_method: 'S256',
        // Apple sends the name and the email only in a posted form.
        ...(isApple && { response_mode: 'form_post' }),
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url;
    },
    validateAuthorizationCode: async ({ code, codeVerifier = '', redirectURI }) => {
      try {
        const document = await discover();
        const { form, headers } = clientAuthentication(config, document);
        const body = new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectURI,
          code_verifier: codeVerifier,
          ...form,
        });
        const response = await requestProvider(document.token_endpoint, { method: 'POST', headers, body });
        const { id_token: idToken, access_token: accessToken } = tokenSchema.parse(response);
        return { idToken, ...(accessToken !== undefined && { accessToken }) };
      } catch (error) {
        log.fault('a sign-in provider refused a code', error);
        return null;
      }
    },
    getUserInfo: async ({ idToken, accessToken, expectedIdTokenNonce, user }) => {
      try {
        if (expectedIdTokenNonce === undefined) throw new Error('a sign-in has no nonce');
        const document = await discover();
        const nonce = providerNonce(id, expectedIdTokenNonce);
        const verified = await verifyIdToken(idToken ?? '', { document, clientId, nonce });
        const profile = await withUserInfo(verified, document, accessToken);
        const { email, email_verified: isVerified, name } = profile;
        const nameInForm = [user?.name?.firstName, user?.name?.lastName]
          .filter((part) => typeof part === 'string')
          .join(' ')
          .slice(0, 200);
        return {
          user: { email, emailVerified: isVerified === true || isVerified === 'true', name: name ?? nameInForm },
          data: profile,
        };
      } catch (error) {
        log.fault('a sign-in provider sent an invalid answer', error);
        return null;
      }
    },
  };
}

import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { facebook, github } from 'better-auth/social-providers';
import * as z from 'zod/mini';
import { within } from '../../../concurrency/within.ts';
import type { Log } from '../../../log/log.ts';
import { openIdProvider, type SignInProvider } from './openid-provider.ts';
import type { ProviderConfig } from './provider-config.ts';

/** Better-auth's implementations of the providers that support OAuth 2 but not OpenID Connect. */
const libraryProviders = { facebook, github } as const;
const isLibraryProvider = (id: string): id is keyof typeof libraryProviders => id in libraryProviders;
const timeoutMs = 5_000;

/** Give up on a call to a provider after 5 s; a sign-in makes two calls. */
function withTimeout(provider: SignInProvider): SignInProvider {
  return {
    ...provider,
    validateAuthorizationCode: (code) => within(provider.validateAuthorizationCode(code), timeoutMs),
    getUserInfo: (tokens) => within(provider.getUserInfo(tokens), timeoutMs),
  };
}

function openProvider(config: ProviderConfig, log: Log): SignInProvider {
  const { id, clientId, clientSecret, issuer } = config;
  if (issuer !== null) return openIdProvider({ ...config, issuer }, log);
  if (!isLibraryProvider(id)) throw new Error(`the sign-in provider ${id} needs an issuer`);
  return withTimeout(libraryProviders[id]({ clientId, clientSecret }));
}

const refusal = (code: string, message: string) => new APIError('BAD_REQUEST', { code, message });

/** Add the configured providers. Only sign-ins contact a provider, so its outage affects nothing else. */
export function signInProviders(configs: readonly ProviderConfig[], log: Log) {
  return {
    id: 'federated',
    init: () => ({ context: { socialProviders: configs.map((config) => openProvider(config, log)) } }),
    endpoints: {
      disconnect: createAuthEndpoint(
        '/account/disconnect',
        { method: 'POST', body: z.object({ provider: z.string() }), use: [sensitiveSessionMiddleware] },
        async ({ context, body, json }) => {
          const { internalAdapter: adapter, session } = context;
          const methods = await adapter.findAccounts(session.user.id);
          const found = methods.find(({ providerId }) => providerId === body.provider && providerId !== 'credential');
          if (!found) throw refusal('NOT_CONNECTED', 'This provider is not connected.');
          if (methods.length === 1) {
            const message =
              'This is your only way in. Choose a password first: sign out, then press "Forgot Password?".';
            throw refusal('ONLY_WAY_IN', message);
          }
          await adapter.deleteAccount(found.id);
          return json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

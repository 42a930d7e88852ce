import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { facebook, github } from 'better-auth/social-providers';
import * as z from 'zod/mini';
import type { Log } from '../../../log/log.ts';
import { within } from '../../../outside/within.ts';
import { openIdProvider, type SignInProvider } from './openid-provider.ts';
import type { ProviderConfig } from './provider-config.ts';

const plain = { facebook, github } as const;
const longestWaitMs = 5_000;

/** The same provider, who takes an answer for none that has not come after 5 s; a sign-in asks for two. */
function inTime(provider: SignInProvider): SignInProvider {
  return {
    ...provider,
    validateAuthorizationCode: (code) => within(provider.validateAuthorizationCode(code), longestWaitMs),
    getUserInfo: (tokens) => within(provider.getUserInfo(tokens), longestWaitMs),
  };
}

function openProvider(choice: ProviderConfig, log: Log): SignInProvider {
  const { id, clientId, clientSecret, issuer } = choice;
  if (issuer !== null) return openIdProvider({ ...choice, issuer }, log);
  if (id !== 'facebook' && id !== 'github') throw new Error('this provider needs an issuer');
  return inTime(plain[id]({ clientId, clientSecret }));
}

/** The providers of the login page, each asked only when somebody comes: one that is down keeps nothing else waiting. */
export function signInProviders(choices: readonly ProviderConfig[], log: Log) {
  return {
    id: 'federated',
    init: () => ({ context: { socialProviders: choices.map((choice) => openProvider(choice, log)) } }),
    endpoints: {
      disconnect: createAuthEndpoint(
        '/account/disconnect',
        { method: 'POST', body: z.object({ provider: z.string() }), use: [sensitiveSessionMiddleware] },
        async ({ context, body, json }) => {
          const { internalAdapter: adapter, session } = context;
          const ways = await adapter.findAccounts(session.user.id);
          const found = ways.find(({ providerId }) => providerId === body.provider && providerId !== 'credential');
          if (!found)
            throw new APIError('BAD_REQUEST', { code: 'NOT_CONNECTED', message: 'This provider is not connected.' });
          if (ways.length === 1) {
            const message =
              'This is your only way in. Choose a password first: sign out, then press "Forgot Password?".';
            throw new APIError('BAD_REQUEST', { code: 'ONLY_WAY_IN', message });
          }
          await adapter.deleteAccount(found.id);
          return json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

import type { AuthContext, BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';

/** The domain receives no mail (RFC 2606), so nobody can get a reset link for the sample user. */
export const sampleEmail = 'sample@inward.example';

/** Return the sample user. Create it without a password if it does not exist. */
export async function ensureSampleAccount(
  { internalAdapter }: Pick<AuthContext, 'internalAdapter'>,
  { name, picture }: { readonly name: string; readonly picture: string | null },
): Promise<{ readonly id: string; readonly email: string }> {
  const found = await internalAdapter.findUserByEmail(sampleEmail);
  if (found) return found.user;
  return internalAdapter.createUser(
    { email: sampleEmail, name, emailVerified: true, image: picture },
    { method: 'demo' },
  );
}

/** Return the plugin that signs in as the sample user without a password. Install it only in the demo. */
export function sampleSignIn(sampleOffset: () => number) {
  return {
    id: 'demo',
    endpoints: {
      demoSignIn: createAuthEndpoint('/demo/sign-in', { method: 'POST' }, async (context) => {
        const { internalAdapter } = context.context;
        const found = await internalAdapter.findUserByEmail(sampleEmail);
        if (!found) throw new APIError('NOT_FOUND', { code: 'NO_SAMPLE_PERSON', message: 'Nobody to sign in as yet.' });
        const session = await internalAdapter.createSession(found.user.id);
        await setSessionCookie(context, { session, user: found.user });
        const { id, email, name, image = null } = found.user;
        return context.json({ user: { id, email, name, image }, timezoneOffset: sampleOffset() });
      }),
    },
  } satisfies BetterAuthPlugin;
}

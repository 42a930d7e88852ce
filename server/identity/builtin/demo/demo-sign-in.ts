import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { sampleEmail } from './sample-account.ts';

/** Signs in as the sample person, in one tap and without a password. Only put in place for the demo. */
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

import type { AuthContext } from 'better-auth';
import { addOAuthServerContext } from 'better-auth/api';
import type pg from 'pg';
import * as z from 'zod/mini';
import { proofOfSession, requireProof, requireProvider } from '../sessions/proof.ts';

const linking = z.object({
  link: z.object({ userId: z.string() }),
  serverContext: z.optional(z.object({ session: z.optional(z.string()) })),
});

type Call = {
  readonly context: AuthContext;
  readonly params?: { readonly id?: string } | undefined;
  readonly query?: { readonly state?: unknown } | undefined;
};

/** Note with the stored state which session connects a provider. */
export const carrySession = (sessionId: string): Promise<void> => addOAuthServerContext({ session: sessionId });

/**
 * Require that the session that began to connect a provider has not ended, and does not end before the provider is
 * connected. A new password also deletes the stored state. For a sign-in, require that the provider stays connected.
 */
export async function requireProofOfCallback({ context, params, query }: Call, pool: pg.Pool): Promise<void> {
  const stored = await context.internalAdapter.findVerificationValue(`auth-state:${query?.state}`);
  const { success, data } = linking.safeParse(stored && JSON.parse(stored.value));
  requireProvider(params?.id ?? '');
  if (success) requireProof(await proofOfSession(pool, data.serverContext?.session ?? ''));
}

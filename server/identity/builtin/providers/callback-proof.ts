import type { AuthContext } from 'better-auth';
import type pg from 'pg';
import * as z from 'zod/mini';
import { proofOfUser, requireProof, requireProvider } from '../sessions/proof.ts';

const linking = z.object({ link: z.object({ userId: z.string() }) });

type Call = {
  readonly context: AuthContext;
  readonly params?: { readonly id?: string } | undefined;
  readonly query?: { readonly state?: unknown } | undefined;
};

/**
 * Require that the account's password does not change while a provider is being connected. A new password deletes the
 * stored state, which better-auth reads after this call; later changes end the proof. For a sign-in, require that the
 * provider stays connected.
 */
export async function requireProofOfCallback({ context, params, query }: Call, pool: pg.Pool): Promise<void> {
  const stored = await context.internalAdapter.findVerificationValue(`auth-state:${query?.state}`);
  const { success, data } = linking.safeParse(stored && JSON.parse(stored.value));
  requireProvider(params?.id ?? '');
  if (success) requireProof(await proofOfUser(pool, data.link.userId));
}

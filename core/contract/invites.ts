import * as z from 'zod/mini';
import { entry } from './base/entry.ts';

/**
 * The states of an invite. `unknown` means that it was never created or was revoked, or that it expired long ago and
 * was deleted.
 */
const inviteStates = ['valid', 'used', 'expired', 'unknown'] as const;
export type InviteState = (typeof inviteStates)[number];

/** The secret of an invite link. Send it only in the body: paths and queries are logged. */
export const inviteToken = z.string().check(z.maxLength(100, { error: 'must be at most 100 characters' }));

export const checkInvite = entry('checkInvite', {
  summary: 'Whether an invite can still be used; does not use it up',
  caller: 'nobody',
  limit: 'open',
  body: z.object({ token: inviteToken }),
  answers: { 200: z.object({ state: z.enum(inviteStates) }) },
  errors: [],
});

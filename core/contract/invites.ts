import * as z from 'zod/mini';
import { entry } from './base/entry.ts';

/** `unknown`: never created, revoked, or deleted long after its expiry. */
const inviteStates = ['valid', 'used', 'expired', 'unknown'] as const;
export type InviteState = (typeof inviteStates)[number];

/** The secret of an invite link. Send it only in a body: paths and queries are logged. */
export const inviteToken = z.string().check(z.maxLength(100, { error: 'must be at most 100 characters' }));

export const checkInvite = entry('checkInvite', {
  summary: 'Whether an invite can still be used; does not use it up',
  caller: 'nobody',
  limit: 'open',
  body: z.object({ token: inviteToken }),
  answers: { 200: z.object({ state: z.enum(inviteStates) }) },
  errors: [],
});

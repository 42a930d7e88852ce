import type { OperatorAccount, OperatorInvite } from '../../../core/contract/operator.ts';
import type { InviteRow } from '../invites/invite-store.ts';
import type { Account } from '../users/account-store.ts';

/** `caller` is the operator who makes the call. */
export const accountView = (account: Account, caller: { readonly userId: string }): OperatorAccount => ({
  id: account.userId,
  email: account.email,
  createdAt: account.createdAt.toISOString(),
  lastReflectionDate: account.lastReflectionDay,
  reflections: account.reflections,
  disabledAt: account.disabledAt?.toISOString() ?? null,
  isOperator: account.isOperator,
  hasOpened: account.hasOpened,
  isOwn: account.userId === caller.userId,
});

function stateOf({ used_at, expires_at }: InviteRow, nowMs: number): OperatorInvite['state'] {
  if (used_at) return 'used';
  return expires_at.getTime() <= nowMs ? 'expired' : 'valid';
}

export const inviteView = (invite: InviteRow, nowMs: number): OperatorInvite => ({
  id: invite.id,
  note: invite.note,
  createdAt: invite.created_at.toISOString(),
  expiresAt: invite.expires_at.toISOString(),
  usedAt: invite.used_at?.toISOString() ?? null,
  state: stateOf(invite, nowMs),
});

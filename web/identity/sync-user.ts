import type { User } from '../../core/contract/users.ts';
import { inviteHeader } from '../../core/domain/users/invite-link.ts';
import { ApiError, callApi } from '../data/api/api.ts';
import { currentInvite, forgetInvite } from '../device/invite.ts';
import type { SignInIdentity } from './port/identity.ts';

export class SyncError extends Error {
  override readonly name = 'SyncError';
  /** Null without a response. */
  readonly status: number | null;
  /** Whether the server does not allow this identity to have an account. The message has the reason. */
  readonly isRefused: boolean;

  constructor(message: string, status: number | null, isRefused = false) {
    super(message);
    this.status = status;
    this.isRefused = isRefused;
  }
}

const refusals: ReadonlySet<string> = new Set(['sign_up_refused', 'account_disabled']);

function syncErrorOf(cause: unknown): SyncError {
  if (!(cause instanceof ApiError)) return new SyncError('Sync failed', null);
  const { body, status } = cause;
  return new SyncError(body?.message || 'Failed to sync user data', status, refusals.has(body?.code ?? ''));
}

/** Create or update the user of the signed-in identity. Throws SyncError. */
export async function syncUser({ uid, email, displayName, photoURL }: SignInIdentity): Promise<User> {
  try {
    const invite = currentInvite();
    const headers = invite === null ? {} : { [inviteHeader]: invite };
    const user = await callApi('syncUser', { body: { uid, email, displayName, photoURL }, headers });
    forgetInvite();
    return user;
  } catch (cause) {
    throw syncErrorOf(cause);
  }
}

import type { User } from '../../core/contract/users.ts';
import { ApiError, callApi } from '../data/api.ts';
import type { SignInIdentity } from './port/identity.ts';

/** Thrown when the sync call is refused or gets no response. */
export class SyncError extends Error {
  override readonly name = 'SyncError';
  /** The HTTP status, or null without a response. */
  readonly status: number | null;

  constructor(message: string, status: number | null) {
    super(message);
    this.status = status;
  }
}

function syncErrorOf(cause: unknown): SyncError {
  if (!(cause instanceof ApiError)) return new SyncError('Sync failed', null);
  return new SyncError(cause.body?.message || 'Failed to sync user data', cause.status);
}

/** Create or update the product user of the signed-in identity. Throws SyncError. */
export async function syncUser({ uid, email, displayName, photoURL }: SignInIdentity): Promise<User> {
  try {
    return await callApi('syncUser', { body: { uid, email, displayName, photoURL } });
  } catch (cause) {
    throw syncErrorOf(cause);
  }
}

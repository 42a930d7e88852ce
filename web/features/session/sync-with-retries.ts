import type { User } from '../../../core/contract/users.ts';
import { SYNC_RETRIES } from '../../../core/domain/limits.ts';
import { SyncError } from '../../identity/sync-user.ts';

/** Delays before the retries of the sync call: 400 ms, then 1200 ms. */
const syncRetryAfterMs = Array.from({ length: SYNC_RETRIES }, (_, retry) => 400 * 3 ** retry);

type SyncOutcome = {
  user: User | null;
  failure: string | null;
  /** Whether the server answered 401 or refused this identity. `refusal` is the reason for a refusal. */
  isOver: boolean;
  refusal?: string;
};

/** Make the sync call up to three times, but not again after a 401 or a refusal. Never throws. */
export async function syncWithRetries(
  sync: () => Promise<User>,
  wait: (ms: number) => Promise<void>,
): Promise<SyncOutcome> {
  for (const retryAfterMs of [...syncRetryAfterMs, null]) {
    try {
      return { user: await sync(), failure: null, isOver: false };
    } catch (error) {
      const failure = error instanceof SyncError ? error : new SyncError('Sync failed', null);
      if (failure.isRefused) return { user: null, failure: failure.message, isOver: true, refusal: failure.message };
      if (failure.status === 401) return { user: null, failure: failure.message, isOver: true };
      if (retryAfterMs === null) return { user: null, failure: failure.message, isOver: false };
      await wait(retryAfterMs);
    }
  }
  return { user: null, failure: 'Sync failed', isOver: false };
}

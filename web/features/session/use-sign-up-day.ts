import { type Day, dayAt } from '../../../core/domain/days/day.ts';
import { readStoredSession } from './stored-session.ts';
import { effectiveTimezoneOffset } from './timezone-offset.ts';
import { useSession } from './use-session.ts';

/**
 * Return the day of the sign-up, or null if it is unknown. After a failed sync call only the stored user tells it,
 * because the `createdAt` of a fallback user is the present moment.
 */
export function useSignUpDay(): Day | null {
  const { user, syncFailure } = useSession();
  const known = syncFailure === null ? user : readStoredSession()?.user;
  const signedUpMs = known ? Date.parse(known.createdAt) : Number.NaN;
  return Number.isNaN(signedUpMs) ? null : dayAt(signedUpMs, effectiveTimezoneOffset());
}

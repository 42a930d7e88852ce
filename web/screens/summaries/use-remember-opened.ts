import { useEffect } from 'react';
import type { Day } from '../../../core/domain/days/day.ts';
import { callApi } from '../../data/api/api.ts';
import { useUid } from '../../features/session/use-session.ts';
import { newestOpenedWeek, rememberOpenedWeek } from '../../features/summaries/opened-summary.ts';

/**
 * Remember that the user has opened the summary of a week, on this device and in the preferences, so that the home page
 * does not announce it any more, not on another device or after a sign-out either.
 */
export function useRememberOpened(weekStart: Day, isOpen: boolean): void {
  const uid = useUid();
  useEffect(() => {
    if (!isOpen || weekStart <= (newestOpenedWeek(uid) ?? '')) return;
    rememberOpenedWeek(uid, weekStart);
    // Without a connection, only this device remembers the week.
    callApi('updatePreferences', { body: { openedSummary: weekStart }, owner: uid }).catch(() => undefined);
  }, [isOpen, uid, weekStart]);
}

import { useCallback } from 'react';
import type { Day } from '../../../../core/domain/days/day.ts';
import type { KnownWindow } from '../../../data/current-window.ts';
import { useSignUpDay } from '../../session/use-sign-up-day.ts';
import { markerName } from '../marks/day-mark.tsx';
import { isDayOpen } from './open-day.ts';

/**
 * Return a function that names a day without reflections for screen readers. `begins` is the first day of the journal,
 * or null if it is unknown; undefined on a screen that does not know it. A restored journal begins before its account.
 */
export function useEmptyDayName(today: Day, known: KnownWindow | undefined, begins?: Day | null): (day: Day) => string {
  const signUpDay = useSignUpDay();
  return useCallback(
    (day) => {
      if (known && isDayOpen(day, today, known)) return 'not yet';
      const isBefore =
        signUpDay !== null && day < signUpDay && begins !== null && (begins === undefined || day < begins);
      return isBefore ? 'before your account' : markerName('none');
    },
    [today, known, begins, signUpDay],
  );
}

import { useEffect, useState } from 'react';
import { addDays, type Day, dayAt, instantOf } from '../../../core/domain/days/day.ts';
import { serverClockMs, watchServerClock } from '../../device/server-clock.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';

const settleMs = 500;
const checkNow = () => ({ localDay: localDayNow() });

/** Return the local day by the server's clock, because the device's clock may be wrong. */
export function localDayNow(): Day {
  return dayAt(serverClockMs(), effectiveTimezoneOffset());
}

/**
 * Return the local day for cache keys, updated at midnight and when the device wakes up. The server alone decides which
 * day a reflection counts for.
 */
export function useLocalDay(): Day {
  const [seen, setSeen] = useState(checkNow);
  // Set a new timer after each check, even on the same day: the clock or the time zone may have been set back.
  useEffect(() => {
    const check = () => setSeen(checkNow());
    const untilMidnightMs = instantOf(addDays(seen.localDay, 1), 0, effectiveTimezoneOffset()) - serverClockMs();
    const timer = setTimeout(check, Math.max(untilMidnightMs, 0) + settleMs);
    document.addEventListener('visibilitychange', check);
    const stopWatching = watchServerClock(check);
    return () => {
      clearTimeout(timer);
      stopWatching();
      document.removeEventListener('visibilitychange', check);
    };
  }, [seen]);
  return seen.localDay;
}

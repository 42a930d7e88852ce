import { useEffect, useState } from 'react';
import { addDays, type Day, dayAt, instantOf } from '../../../core/domain/days/day.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';

const settleMs = 500;
const lookNow = () => ({ localDay: localDayNow() });

/** The device's local day at this moment. */
export function localDayNow(): Day {
  return dayAt(Date.now(), effectiveTimezoneOffset());
}

/** The device's local day, 'YYYY-MM-DD', kept right across midnight and sleep. Keys caches; the server decides days. */
export function useLocalDay(): Day {
  const [seen, setSeen] = useState(lookNow);
  // Each look sets the timer anew, also one that finds the same day: the clock or the zone may have been set back.
  useEffect(() => {
    const look = () => setSeen(lookNow());
    const untilMidnightMs = instantOf(addDays(seen.localDay, 1), 0, effectiveTimezoneOffset()) - Date.now();
    const timer = setTimeout(look, Math.max(untilMidnightMs, 0) + settleMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [seen]);
  return seen.localDay;
}

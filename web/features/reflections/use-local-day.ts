import { useEffect, useState } from 'react';
import { addDays, type Day, dayAt, instantOf } from '../../../core/domain/day.ts';
import { claimedOffset } from '../session/claimed-offset.ts';

const settleMs = 500;

/** The device's local day, 'YYYY-MM-DD', kept right across midnight and sleep. Keys caches; the server decides days. */
export function useLocalDay(): Day {
  const [localDay, setLocalDay] = useState(() => dayAt(Date.now(), claimedOffset()));
  useEffect(() => {
    const look = () => setLocalDay(dayAt(Date.now(), claimedOffset()));
    const untilMidnightMs = instantOf(addDays(localDay, 1), 0, claimedOffset()) - Date.now();
    const timer = setTimeout(look, Math.max(untilMidnightMs, 0) + settleMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [localDay]);
  return localDay;
}

import { useSyncExternalStore } from 'react';
import type { KnownWindow } from '../../../data/current-window.ts';
import { clockOffMs, watchServerClock } from '../../../device/server-clock.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const ZoneNote = lazyPart(async () => (await import('./zone-note.tsx')).ZoneNote);
const ClockNote = lazyPart(async () => (await import('./clock-note.tsx')).ClockNote);

/**
 * Explain why times on home differ from this device's: another zone is in force, or the device's clock is wrong. Both
 * cases are rare, so the notes are loaded on demand.
 */
export function TimeNotes({ zone }: Pick<KnownWindow, 'zone'>) {
  const offMs = useSyncExternalStore(watchServerClock, clockOffMs);
  return (
    <>
      {zone && zone.offset !== effectiveTimezoneOffset() && <ZoneNote zone={zone} />}
      {offMs !== 0 && <ClockNote offMs={offMs} />}
    </>
  );
}

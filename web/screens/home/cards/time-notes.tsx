import { useSyncExternalStore } from 'react';
import type { KnownWindow } from '../../../data/current-window.ts';
import { clockOffMs, watchServerClock } from '../../../device/server-clock.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const ZoneNote = lazyPart(async () => (await import('./zone-note.tsx')).ZoneNote);
const ClockNote = lazyPart(async () => (await import('./clock-note.tsx')).ClockNote);

/** Say why times here differ from those of this device, which is rare: another zone in force, or a wrong clock. */
export function TimeNotes({ zone }: Pick<KnownWindow, 'zone'>) {
  const offMs = useSyncExternalStore(watchServerClock, clockOffMs);
  return (
    <>
      {zone && zone.offset !== effectiveTimezoneOffset() && <ZoneNote zone={zone} />}
      {offMs !== 0 && <ClockNote offMs={offMs} />}
    </>
  );
}

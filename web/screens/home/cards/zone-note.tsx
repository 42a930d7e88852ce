import type { KnownWindow } from '../../../data/current-window.ts';
import { deviceZoneName, zoneName } from '../../../features/reflections/window/zone-name.ts';
import styles from './time-notes.module.css';

export function ZoneNote({ zone }: { zone: NonNullable<KnownWindow['zone']> }) {
  return (
    <p className={styles['note']}>
      Your days run on {zoneName(zone.offset, zone.name)} time; this device says {deviceZoneName()}. If you have moved,
      your journal follows by itself, usually within a few hours.
    </p>
  );
}

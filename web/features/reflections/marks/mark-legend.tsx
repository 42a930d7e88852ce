import { DayMark } from './day-mark.tsx';
import styles from './mark-legend.module.css';

const entries = [
  { marker: 'evening', name: 'Evening' },
  { marker: 'deep', name: 'Deep' },
  { marker: 'both', name: 'Both' },
  { marker: 'imported', name: 'Imported' },
] as const;

/** `hasImported`: whether imported entries are shown. Otherwise, the legend leaves out their mark. */
export function MarkLegend({ hasImported }: { hasImported: boolean }) {
  const shown = entries.filter(({ marker }) => marker !== 'imported' || hasImported);
  return (
    <ul className={styles['legend']} aria-label="Legend">
      {shown.map(({ marker, name }) => (
        <li key={marker} className={styles['entry']}>
          <DayMark marker={marker} size={14} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

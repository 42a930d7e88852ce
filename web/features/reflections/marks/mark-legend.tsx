import { DayMark } from './day-mark.tsx';
import styles from './mark-legend.module.css';

const entries = [
  { marker: 'evening', name: 'Evening' },
  { marker: 'deep', name: 'Deep' },
  { marker: 'both', name: 'Both' },
] as const;

export function MarkLegend() {
  return (
    <ul className={styles['legend']} aria-label="Legend">
      {entries.map(({ marker, name }) => (
        <li key={marker} className={styles['entry']}>
          <DayMark marker={marker} size={14} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

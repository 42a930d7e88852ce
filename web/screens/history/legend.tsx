import { DayMark } from '../../features/reflections/day-mark.tsx';
import styles from './legend.module.css';

const entries = [
  { marker: 'evening', name: 'Evening' },
  { marker: 'deep', name: 'Deep' },
  { marker: 'both', name: 'Both' },
] as const;

/** What the marks of the calendar mean, in the same shapes. */
export function Legend() {
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

import { DayMark } from './day-mark.tsx';
import styles from './mark-legend.module.css';

const entries = [
  { marker: 'evening', name: 'Evening' },
  { marker: 'deep', name: 'Deep' },
  { marker: 'both', name: 'Both' },
  { marker: 'imported', name: 'Imported' },
  { marker: 'deleted', name: 'Deleted later' },
  { marker: 'unknown', name: 'Not loaded' },
] as const;

type Props = {
  /** Whether imported entries are shown. Otherwise, the legend leaves out their mark. */
  hasImported: boolean;
  /** Whether days are shown that count although their reflections were deleted. */
  hasDeleted: boolean;
  /** Whether days are shown whose reflections cannot be loaded just now. */
  hasUnknown?: boolean;
};

export function MarkLegend({ hasImported, hasDeleted, hasUnknown = false }: Props) {
  const isShown = {
    evening: true,
    deep: true,
    both: true,
    imported: hasImported,
    deleted: hasDeleted,
    unknown: hasUnknown,
  };
  const shown = entries.filter(({ marker }) => isShown[marker]);
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

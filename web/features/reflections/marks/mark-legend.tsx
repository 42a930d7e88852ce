import { classNames } from '../../../ui/styles/class-names.ts';
import { DayMark } from './day-mark.tsx';
import styles from './mark-legend.module.css';

const entries = [
  { entry: 'evening', marker: 'evening', name: 'Evening' },
  { entry: 'deep', marker: 'deep', name: 'Deep' },
  { entry: 'both', marker: 'both', name: 'Both' },
  { entry: 'waiting', marker: 'evening', name: 'Waiting to be sent' },
  { entry: 'imported', marker: 'imported', name: 'Imported' },
  { entry: 'deleted', marker: 'deleted', name: 'Written, then deleted' },
  { entry: 'unknown', marker: 'unknown', name: 'Not loaded' },
] as const;

type Props = {
  /** Whether imported entries are shown. Otherwise, the legend leaves out their mark. */
  hasImported: boolean;
  /** Whether days are shown that count although their reflections were deleted. */
  hasDeleted: boolean;
  /** Whether days are shown whose reflections cannot be loaded just now. */
  hasUnknown?: boolean;
  /** Whether days are shown of which all own words wait to be sent. */
  hasWaiting?: boolean;
};

export function MarkLegend({ hasImported, hasDeleted, hasUnknown = false, hasWaiting = false }: Props) {
  const isShown = {
    evening: true,
    deep: true,
    both: true,
    waiting: hasWaiting,
    imported: hasImported,
    deleted: hasDeleted,
    unknown: hasUnknown,
  };
  const shown = entries.filter(({ entry }) => isShown[entry]);
  return (
    <ul className={styles['legend']} aria-label="Legend">
      {shown.map(({ entry, marker, name }) => (
        <li key={entry} className={classNames(styles['entry'], entry === 'waiting' && styles['waiting'])}>
          <DayMark marker={marker} size={14} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

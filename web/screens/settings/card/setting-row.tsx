import type { ReactNode } from 'react';
import { classNames } from '../../../ui/styles/class-names.ts';
import styles from './setting-row.module.css';

export type SettingRowProps = {
  /** What the value is. A row that has nothing but a name and a note has its name as the value. */
  label?: string;
  value: ReactNode;
  note?: ReactNode;
  /** Give the text its own line when it does not fit beside the button. */
  isWide?: boolean;
  /** The button at the end of the row. `label` is visible; `name` is the full accessible name. */
  action?: { label: string; name: string; run: () => void };
};

export function SettingRow({ label, value, note, isWide = false, action }: SettingRowProps) {
  return (
    <div className={styles['row']}>
      <div className={classNames(styles['words'], isWide && styles['wide'])}>
        {label !== undefined && <div className={styles['label']}>{label}</div>}
        <div>{value}</div>
        {note !== undefined && <div className={styles['note']}>{note}</div>}
      </div>
      {action && (
        <button type="button" className={styles['action']} aria-label={action.name} onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  );
}

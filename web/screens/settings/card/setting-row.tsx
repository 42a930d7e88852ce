import type { ReactNode } from 'react';
import { classNames } from '../../../ui/styles/class-names.ts';
import styles from './setting-row.module.css';

export type SettingRowProps = {
  label: string;
  value: ReactNode;
  note?: string | undefined;
  /** Too long beside its button, it has the line to itself. */
  isWide?: boolean;
  /** The button at its end; `name` says it in full to who cannot see the row. */
  action?: { words: string; name: string; run: () => void };
};

/** One thing of the account and the button that changes it. */
export function SettingRow({ label, value, note, isWide = false, action }: SettingRowProps) {
  return (
    <div className={styles['row']}>
      <div className={classNames(styles['words'], isWide && styles['wide'])}>
        <div className={styles['label']}>{label}</div>
        <div>{value}</div>
        {note !== undefined && <div className={styles['note']}>{note}</div>}
      </div>
      {action && (
        <button type="button" className={styles['action']} aria-label={action.name} onClick={action.run}>
          {action.words}
        </button>
      )}
    </div>
  );
}

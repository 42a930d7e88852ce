import { classNames } from '../styles/class-names.ts';
import styles from './spinner.module.css';

export function Spinner({ label = 'Loading...', fill = false }: { label?: string; fill?: boolean }) {
  return (
    <div role="status" className={classNames(styles['spinner'], fill && styles['fill'])}>
      <span className={styles['ring']} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}

import { monthName } from '../format.ts';
import type { Month } from '../month.ts';
import styles from './month-name.module.css';

/** The name of a month above its entries in a list. It stays at the top of the screen, beside the select of MonthJump. */
export function MonthName({ month }: { month: Month }) {
  return (
    <p className={styles['month']} data-month={month} tabIndex={-1}>
      <span className={styles['name']}>{monthName(month)}</span>
    </p>
  );
}

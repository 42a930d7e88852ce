import { CalendarIcon } from '../../../ui/icons.tsx';
import { monthName } from '../format.ts';
import type { Month } from '../month.ts';
import styles from './month-name.module.css';

type Props = {
  month: Month;
  /** Open the month in the calendar. If undefined, the name is not a button. */
  onOpen?: ((month: Month) => void) | undefined;
};

/** The name of a month above its entries in a list. It stays at the top of the screen, beside the select of MonthJump. */
export function MonthName({ month, onOpen }: Props) {
  return (
    <p className={styles['month']} data-month={month} tabIndex={-1}>
      <span className={styles['name']}>
        {onOpen ? (
          <button
            type="button"
            className={styles['open']}
            data-words
            aria-label={`${monthName(month)} in the calendar`}
            onClick={() => onOpen(month)}
          >
            {monthName(month)}
            <CalendarIcon size={16} />
          </button>
        ) : (
          monthName(month)
        )}
      </span>
    </p>
  );
}

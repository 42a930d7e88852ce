import { monthName } from '../../features/reflections/format.ts';
import type { Month } from '../../features/reflections/month.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import styles from './month-jump.module.css';

type Props = { months: readonly Month[]; onJump: (month: Month) => void };

/** A list of all months, by year, that stays at the top. Choosing a month scrolls to it. */
export function MonthJump({ months, onJump }: Props) {
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  return (
    <div className={styles['bar']}>
      <span className={styles['jump']}>
        <select
          aria-label="Jump to a month"
          className={styles['select']}
          value=""
          onChange={(event) => onJump(event.currentTarget.value)}
        >
          <option value="" disabled hidden>
            Jump to
          </option>
          {years.map((year) => (
            <optgroup key={year} label={year}>
              {months
                .filter((month) => month.startsWith(year))
                .map((month) => (
                  <option key={month} value={month}>
                    {monthName(month)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <ChevronDownIcon size={16} />
      </span>
    </div>
  );
}

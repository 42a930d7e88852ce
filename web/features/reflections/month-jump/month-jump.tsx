import { type KeyboardEvent, useRef, useState } from 'react';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { monthName } from '../format.ts';
import type { Month } from '../month.ts';
import styles from './month-jump.module.css';

/** From this many months on, a list does not fit on a screen, so offer the select that jumps to a month. */
export const jumpFromMonths = 4;

type Props = {
  months: readonly Month[];
  onJump: (month: Month) => void;
  onArrive: (month: Month) => void;
  /** Called for each key press in the select, except Tab, before the key chooses a month. */
  onKey?: () => void;
};

/**
 * A select with all months, grouped by year. Choosing a month scrolls to it. On Windows and Linux, each arrow key
 * chooses a month, so a choice by keyboard keeps the focus here until Enter or Tab (WCAG 3.2.2).
 */
export function MonthJump({ months, onJump, onArrive, onKey }: Props) {
  const [chosen, setChosen] = useState<Month | ''>('');
  const isByKey = useRef(false);
  const choose = (month: Month) => {
    onJump(month);
    if (isByKey.current) setChosen(month);
    else onArrive(month);
  };
  const press = (event: KeyboardEvent) => {
    isByKey.current = true;
    if (event.key !== 'Tab') onKey?.();
    // `onArrive` moves the focus to the month's name. From there, Tab moves to the first summary of the month.
    if (chosen !== '' && (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey))) onArrive(chosen);
  };
  const reset = () => {
    isByKey.current = false;
    setChosen('');
  };
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  return (
    <div className={styles['bar']} data-not-printed>
      <span className={styles['jump']}>
        <select
          aria-label="Jump to a month"
          className={styles['select']}
          data-chosen={chosen}
          value={chosen}
          onChange={(event) => choose(event.currentTarget.value)}
          onKeyDown={press}
          onPointerDown={reset}
          onBlur={reset}
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

import { monthName } from '../../features/reflections/format.ts';
import type { Month } from '../../features/reflections/month.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { ForwardIcon } from '../../ui/inner-icons.tsx';
import styles from './month-header.module.css';

type Props = {
  month: Month;
  /** The present month: nothing can have been written after it. */
  isLast: boolean;
  onTurn: (count: 1 | -1) => void;
};

/** The month's name between the ways to the one before and after. */
export function MonthHeader({ month, isLast, onTurn }: Props) {
  return (
    <div className={styles['header']}>
      <IconButton label="Previous month" onClick={() => onTurn(-1)}>
        <BackIcon />
      </IconButton>
      <h2 className={styles['name']} aria-live="polite">
        {monthName(month)}
      </h2>
      <IconButton label="Next month" disabled={isLast} onClick={() => onTurn(1)}>
        <ForwardIcon />
      </IconButton>
    </div>
  );
}

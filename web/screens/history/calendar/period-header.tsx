import { IconButton } from '../../../ui/button/icon-button.tsx';
import { BackIcon, ForwardIcon } from '../../../ui/icons.tsx';
import styles from './period-header.module.css';

type Props = {
  unit: 'month' | 'year';
  /** The name of the month or the year, such as 'November 2026' or 2026. */
  name: string | number;
  hasPrevious: boolean;
  hasNext: boolean;
  onTurn: (count: 1 | -1) => void;
  /** Go to today; undefined when today is shown. */
  onToday?: (() => void) | undefined;
};

/**
 * The name of a month or a year between the buttons for the previous and the next period. At the first and the last
 * period, the unusable button has `aria-disabled` and not `disabled`, because a disabled button would lose the focus.
 */
export function PeriodHeader({ unit, name, hasPrevious, hasNext, onTurn, onToday }: Props) {
  return (
    <div className={styles['header']}>
      <IconButton label={`Previous ${unit}`} aria-disabled={!hasPrevious} onClick={() => hasPrevious && onTurn(-1)}>
        <BackIcon />
      </IconButton>
      <h2 className={styles['name']} aria-live="polite">
        {name}
      </h2>
      {onToday && (
        <button type="button" className={styles['today']} onClick={onToday}>
          Today
        </button>
      )}
      <IconButton label={`Next ${unit}`} aria-disabled={!hasNext} onClick={() => hasNext && onTurn(1)}>
        <ForwardIcon />
      </IconButton>
    </div>
  );
}

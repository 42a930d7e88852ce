import { IconButton } from '../../../ui/button/icon-button.tsx';
import { BackIcon, ForwardIcon } from '../../../ui/icons.tsx';
import styles from './period-header.module.css';

type Props = {
  unit: 'month' | 'year';
  /** Such as 'November 2026' or 2026. */
  name: string | number;
  hasPrevious: boolean;
  hasNext: boolean;
  onTurn: (count: 1 | -1) => void;
};

/** The name of a month or a year between the buttons for the previous and the next one. */
export function PeriodHeader({ unit, name, hasPrevious, hasNext, onTurn }: Props) {
  return (
    <div className={styles['header']}>
      <IconButton label={`Previous ${unit}`} disabled={!hasPrevious} onClick={() => onTurn(-1)}>
        <BackIcon />
      </IconButton>
      <h2 className={styles['name']} aria-live="polite">
        {name}
      </h2>
      <IconButton label={`Next ${unit}`} disabled={!hasNext} onClick={() => onTurn(1)}>
        <ForwardIcon />
      </IconButton>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { type Day, isDay } from '../../../core/domain/days/day.ts';
import { longDay } from '../../features/reflections/format.ts';
import styles from './history-screen.module.css';

type Props = {
  /** The date in the address, if History cannot show it. */
  date: string | null;
  today: Day;
  /** Whether a day is selected, so that the explanation is no longer needed. */
  isOver: boolean;
  /** Called to remove the date from the address. */
  onRead: () => void;
};

/** Explain why History does not show the date in the address, and remove the date from the address. */
export function MissingDay({ date, today, isOver, onRead }: Props) {
  const [missing, setMissing] = useState(date);
  if (date !== null && date !== missing) setMissing(date);
  useEffect(() => {
    if (date !== null) onRead();
  });
  if (missing === null || isOver) return null;
  const isToCome = isDay(missing) && missing > today;
  return (
    <p role="status" className={styles['missing']}>
      {isToCome
        ? `${longDay(missing)} is still to come.`
        : 'There is no day at this address, but every reflection you have is here.'}
    </p>
  );
}

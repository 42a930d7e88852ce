import { useEffect, useState } from 'react';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import { countdown } from '../../../../core/domain/windows/countdown.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import styles from './countdown-badge.module.css';

const tickMs = 1_000;

type Props = {
  type: ReflectionType;
  /** Return the milliseconds left. Called every second. */
  leftMs: () => number;
};

/** The time left. `countdown` decides when the badge is yellow, red or "Expired". */
export function CountdownBadge({ type, leftMs }: Props) {
  const [left, setLeft] = useState(leftMs);
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftMs()), tickMs);
    return () => clearInterval(timer);
  }, [leftMs]);

  const { isExpired, colour } = countdown(type, left);
  const text = countdownText(type, left);
  return (
    <span
      role="timer"
      aria-label={isExpired ? text : `${text} left`}
      className={classNames(styles['badge'], styles[colour])}
    >
      {text}
    </span>
  );
}

/** Format the time left as '5h 12m 09s', '9m 41s' or 'Expired'. */
export function countdownText(type: ReflectionType, leftMs: number): string {
  const { hours, minutes, seconds, isExpired } = countdown(type, leftMs);
  if (isExpired) return 'Expired';
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  if (hours > 0) return `${hours}h ${twoDigits(minutes)}m ${twoDigits(seconds)}s`;
  return `${minutes}m ${twoDigits(seconds)}s`;
}

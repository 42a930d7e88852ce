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
  /**
   * Called when the user asks why the countdown is paused. If this function is given, the countdown is paused, because
   * the user may finish a text that was started in time.
   */
  onExplainPause?: () => void;
};

/** The time left. `countdown` decides when the badge is yellow, red or "Expired". */
export function CountdownBadge({ type, leftMs, onExplainPause }: Props) {
  const isPaused = onExplainPause !== undefined;
  const [left, setLeft] = useState(leftMs);
  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => setLeft(leftMs()), tickMs);
    return () => clearInterval(timer);
  }, [leftMs, isPaused]);

  const { isExpired, colour } = countdown(type, left);
  const text = countdownText(type, left);
  const className = classNames(styles['badge'], styles[colour]);
  if (!isPaused || isExpired) {
    return (
      <span role="timer" aria-label={isExpired ? text : `${text} left`} className={className}>
        {text}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={`${text} left, paused while you write`}
      title="Paused while you write"
      className={className}
      onClick={onExplainPause}
    >
      <i className={styles['pause']} />
      {text}
    </button>
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

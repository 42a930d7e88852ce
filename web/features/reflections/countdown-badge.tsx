import { useEffect, useState } from 'react';
import type { ReflectionType } from '../../../core/contract/values.ts';
import { countdown } from '../../../core/domain/countdown.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './countdown-badge.module.css';

const tickMs = 1_000;

type Props = {
  type: ReflectionType;
  /** Milliseconds left, asked at every tick: `() => timeLeftMs(known)`. */
  leftMs: () => number;
  /** Stands still, as on the writing screen: writing begun in time may be finished. */
  paused?: boolean;
};

/** Hours, minutes and seconds that remain; yellow, red and "Expired" as the rules of the countdown say. */
export function CountdownBadge({ type, leftMs, paused = false }: Props) {
  const [left, setLeft] = useState(leftMs);
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setLeft(leftMs()), tickMs);
    return () => clearInterval(timer);
  }, [leftMs, paused]);

  const { text, tone } = countdown(type, left);
  return (
    <span role="timer" aria-label={left > 0 ? `${text} left` : text} className={classNames(styles['badge'], styles[tone])}>
      {text}
    </span>
  );
}

import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import { countdown } from '../../../../core/domain/windows/countdown.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import styles from './countdown-badge.module.css';
import { countdownText } from './countdown-badge.tsx';

type Props = {
  type: ReflectionType;
  leftMs: number;
  /** Called when the user asks why the time stands still. */
  onExplain: () => void;
};

/** The time that was left when the user began to write. It stands still: a text that was begun in time may be finished. */
export function PausedBadge({ type, leftMs, onExplain }: Props) {
  const text = countdownText(type, leftMs);
  return (
    <button
      type="button"
      aria-label={`${text} left, paused while you write`}
      title="Paused while you write"
      className={classNames(styles['badge'], styles[countdown(type, leftMs).colour])}
      // A tap leaves the focus in the text, so that a phone keeps its keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onExplain}
    >
      <i className={styles['pause']} />
      {text}
    </button>
  );
}

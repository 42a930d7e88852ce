import { counted } from '../../../../core/domain/texts/counted.ts';
import styles from './time-notes.module.css';

const minuteMs = 60_000;

/** Say how far this device's clock is off. `offMs` is the server's time minus this device's time, in milliseconds. */
export function ClockNote({ offMs }: { offMs: number }) {
  return (
    <p className={styles['note']}>
      The clock of this device is {durationText(Math.abs(offMs))} {offMs > 0 ? 'slow' : 'fast'}. Dates and windows here
      follow your journal’s clock.
    </p>
  );
}

function durationText(ms: number): string {
  const minutes = Math.round(ms / minuteMs);
  const [count, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 2_880
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 1_440), 'day'];
  return counted(count, unit);
}

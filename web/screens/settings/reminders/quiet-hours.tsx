import { useId, useState } from 'react';
import type { Reminders } from '../../../../core/contract/preferences.ts';
import { PUSHES_PER_DAY_MAX } from '../../../../core/domain/limits.ts';
import { clockText, numberWord } from '../../../../core/domain/texts/limit-texts.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import styles from './reminders-card.module.css';

type Quiet = NonNullable<Reminders['quiet']>;

const defaultHours: Quiet = { from: '22:00', until: '07:00' };

/** The local hours without notifications. The interval wraps midnight when `until` is before `from`. */
export function QuietHours({
  quiet,
  onChange,
}: {
  quiet: Reminders['quiet'];
  onChange: (quiet: Reminders['quiet']) => void;
}) {
  return (
    <>
      <Switch
        label="Quiet hours"
        description={`No message comes in these hours, and never more than ${numberWord(PUSHES_PER_DAY_MAX)} in a day.`}
        checked={quiet !== null}
        onChange={(isOn) => onChange(isOn ? defaultHours : null)}
      />
      {quiet && <QuietTimes quiet={quiet} onChange={onChange} />}
    </>
  );
}

const isTime = (value: string) => /^\d\d:\d\d$/.test(value);

/** Two times, saved as soon as both are complete and differ. Otherwise, the field says what is wrong. */
function QuietTimes({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const [shown, setShown] = useState(quiet);
  const [error, setError] = useState<{ of: keyof Quiet; text: string } | null>(null);
  const change = (of: keyof Quiet, time: string) => {
    const next = { ...shown, [of]: time };
    setShown(next);
    const areWhole = isTime(next.from) && isTime(next.until);
    if (areWhole && next.from === next.until) {
      setError({ of, text: `Not saved: “From” and “Until” are the same. ${savedText(quiet)}` });
    } else {
      if (areWhole || error?.of === of) setError(null);
      if (areWhole) onChange(next);
    }
  };
  const leave = (of: keyof Quiet, time: string) => {
    if (!isTime(time)) setError({ of, text: `Not saved: enter a whole time. ${savedText(quiet)}` });
  };
  return (
    <div className={styles['times']}>
      {(['from', 'until'] as const).map((of) => (
        <TimeField
          key={of}
          label={labels[of]}
          initial={quiet[of]}
          error={error?.of === of ? error.text : null}
          onChange={(time) => change(of, time)}
          onLeave={(time) => leave(of, time)}
        />
      ))}
    </div>
  );
}

const labels = { from: 'From', until: 'Until' } as const;

/** Format a time such as '22:00' as '10:00 PM'. */
function shownTime(time: string): string {
  const [hours, minutes] = time.split(':').map(Number);
  return clockText((hours ?? 0) * 3_600 + (minutes ?? 0) * 60);
}

const savedText = ({ from, until }: Quiet) => `The quiet hours stay ${shownTime(from)} to ${shownTime(until)}.`;

type TimeFieldProps = {
  label: string;
  initial: string;
  error: string | null;
  onChange: (time: string) => void;
  onLeave: (time: string) => void;
};

/**
 * Show a time input. It is uncontrolled, because a half-typed time has an empty value that would reset a controlled
 * input.
 */
function TimeField({ label, initial, error, onChange, onLeave }: TimeFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles['time']}>
        <span className={styles['timeLabel']}>{label}</span>
        <input
          type="time"
          className={styles['timeField']}
          required
          defaultValue={initial}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : id}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={({ currentTarget }) => onLeave(currentTarget.value)}
        />
      </label>
      {error !== null && (
        <LiveRegion isUrgent id={id} className={styles['timeError']}>
          {error}
        </LiveRegion>
      )}
    </div>
  );
}

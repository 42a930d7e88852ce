import type { Reminders } from '../../../../core/contract/preferences.ts';
import { PUSHES_PER_DAY_MAX } from '../../../../core/domain/limits.ts';
import { numberWord } from '../../../../core/domain/texts/limit-texts.ts';
import { Switch } from '../../../ui/form/switch.tsx';
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
      {quiet && (
        <div className={styles['times']}>
          <TimeField label="From" value={quiet.from} onChange={(from) => onChange({ ...quiet, from })} />
          <TimeField label="Until" value={quiet.until} onChange={(until) => onChange({ ...quiet, until })} />
        </div>
      )}
    </>
  );
}

/**
 * Show a time input. It is uncontrolled, because a half-typed time has an empty value that would reset a controlled
 * input.
 */
function TimeField({ label, value, onChange }: { label: string; value: string; onChange: (time: string) => void }) {
  return (
    <label className={styles['time']}>
      <span className={styles['timeLabel']}>{label}</span>
      <input
        type="time"
        className={styles['timeField']}
        required
        defaultValue={value}
        onChange={({ currentTarget }) => {
          if (/^\d\d:\d\d$/.test(currentTarget.value)) onChange(currentTarget.value);
        }}
      />
    </label>
  );
}

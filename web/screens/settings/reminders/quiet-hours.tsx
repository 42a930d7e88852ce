import type { Reminders } from '../../../../core/contract/preferences.ts';
import { PUSHES_PER_DAY_MAX } from '../../../../core/domain/limits.ts';
import { numberWord } from '../../../../core/domain/texts/limit-texts.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import styles from './reminders-card.module.css';

type Quiet = NonNullable<Reminders['quiet']>;

const usual: Quiet = { from: '22:00', until: '07:00' };

/** The hours in which no message comes, by the local clock; over midnight when they end sooner than they begin. */
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
        description={`Nothing comes in these hours. In all of a day at most ${numberWord(PUSHES_PER_DAY_MAX)} messages do.`}
        checked={quiet !== null}
        onChange={(isOn) => onChange(isOn ? usual : null)}
      />
      {quiet && (
        <div className={styles['times']}>
          <Time label="From" value={quiet.from} onChange={(from) => onChange({ ...quiet, from })} />
          <Time label="Until" value={quiet.until} onChange={(until) => onChange({ ...quiet, until })} />
        </div>
      )}
    </>
  );
}

/** Not controlled: while somebody types, a time is for a moment none at all, and that must not throw them back. */
function Time({ label, value, onChange }: { label: string; value: string; onChange: (time: string) => void }) {
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

import {
  DEEP_FIRST_MINUTE_OF_DAY,
  DEEP_UNTIL_MINUTE_OF_DAY,
  DEEP_WINDOW_MINUTES,
  EVENING_FROM_SECONDS_OF_DAY,
  EVENING_UNTIL_SECONDS_OF_DAY,
} from '../../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import { clockText, hourWord, numberWord, shortClockText } from '../../../../core/domain/texts/limit-texts.ts';
import { TonightsQuestion } from '../../../features/reflections/tonights-question.tsx';
import { RemindMe } from '../../../features/reminders/remind-me.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './locked-dialog.module.css';

export type LockedDialogProps = {
  type: ReflectionType;
  /**
   * Why the user cannot write another reflection of this type today, and the name of the day of the next window; null
   * if today's window has not opened yet.
   */
  over: { readonly why: string; readonly nextDay: string } | null;
  /** Where the opening times apply, such as ' in Berlin'; empty if they are also this device's local times. */
  where: string;
  open: boolean;
  onClose: () => void;
};

const texts = {
  evening: {
    title: 'Evening Reflection',
    when: (where: string, nextDay: string | null) =>
      `${nextDay === null ? 'Opens at' : `${nextDay}: from`} ${clockText(EVENING_FROM_SECONDS_OF_DAY)}${where}, until ${hourWord(EVENING_UNTIL_SECONDS_OF_DAY)}.`,
    why: 'It looks back on the day, so it waits until there is a day to look back on.',
  },
  deep: {
    title: 'Deep Reflection',
    when: (where: string) =>
      `Opens once a day for ${numberWord(DEEP_WINDOW_MINUTES)} minutes, at random, between ${shortClockText(DEEP_FIRST_MINUTE_OF_DAY * 60)} and ${shortClockText(DEEP_UNTIL_MINUTE_OF_DAY * 60)}${where}.`,
    why: 'Nobody knows the minute before. It catches a thought as it is, before you can prepare one.',
  },
} as const;

export function LockedDialog({ type, over, where, open, onClose }: LockedDialogProps) {
  const { title, when, why } = texts[type];
  const nextDay = over?.nextDay ?? null;
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <p className={styles['when']}>
        {over && `${over.why}. `}
        {when(where, nextDay)}
      </p>
      <p className={styles['why']}>{why}</p>
      <div className={styles['actions']}>
        {type === 'evening' && nextDay === null && <TonightsQuestion />}
        {(type === 'deep' || nextDay === null) && <RemindMe type={type} />}
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}

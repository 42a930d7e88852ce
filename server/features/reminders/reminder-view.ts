import type { Reminders } from '../../../core/contract/preferences.ts';
import type { ReminderChoice } from '../../../core/domain/notifications/notification-plan.ts';
import { NOTIFICATION_KINDS } from '../../../core/domain/notifications/notifications.ts';

const hourMinutes = 60;

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const timeOf = (minute: number): string =>
  `${twoDigits(Math.floor(minute / hourMinutes))}:${twoDigits(minute % hourMinutes)}`;

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * hourMinutes + Number(minutes);
}

/** Convert stored reminder settings to the form of the API: a boolean for each kind of message, times as 'HH:MM'. */
export const remindersView = ({ kinds, quiet }: ReminderChoice): Reminders => ({
  deep: kinds.includes('deep'),
  evening: kinds.includes('evening'),
  streak: kinds.includes('streak'),
  summary: kinds.includes('summary'),
  quiet: quiet && { from: timeOf(quiet.fromMinute), until: timeOf(quiet.untilMinute) },
});

/** Convert reminder settings from the form of the API to the stored form. */
export const choiceOfView = (reminders: Reminders): ReminderChoice => ({
  kinds: NOTIFICATION_KINDS.filter((kind) => reminders[kind]),
  quiet: reminders.quiet && {
    fromMinute: minuteOf(reminders.quiet.from),
    untilMinute: minuteOf(reminders.quiet.until),
  },
});

import type { StreakExplained } from '../../../../core/contract/stats.ts';
import { addDays, type Day } from '../../../../core/domain/days/day.ts';
import { counted } from '../../../../core/domain/texts/counted.ts';

/**
 * Return how long the streak becomes, in days, if the user submits yesterday's words today. Yesterday then fills the gap
 * between the ended streak and the current streak. Return null if no streak ended before yesterday.
 */
export function lateStreakDays(streak: StreakExplained | undefined): number | null {
  if (!streak?.endedBeforeYesterday) return null;
  return streak.endedBeforeYesterday + 1 + streak.current;
}

/** Say how long the streak becomes if the user submits yesterday's words today, or return null (see `lateStreakDays`). */
export function lateStreakText(streak: StreakExplained | undefined): string | null {
  const days = lateStreakDays(streak);
  return days === null ? null : `Submit them today, and your streak goes on: ${days} days.`;
}

/**
 * Say until when yesterday's evening is open in its extra time (`until`, such as '1:39 AM') and, if the streak goes on
 * with a reflection of that evening, how long it becomes.
 */
export function extraTimeText(streak: StreakExplained | undefined, until: string): string {
  const goesOn = streak?.days.some(({ localDate, kind }) => kind === 'open' && localDate === addDays(streak.today, -1));
  if (!streak || !goesOn) return `That evening is open until ${until}.`;
  return `Submit them by ${until}, and your streak goes on: ${streak.current + 1} days.`;
}

/**
 * Say how long the streak becomes once the words that wait to be sent are in the journal. `waiting` has the days of these
 * words. Return null if they change nothing.
 */
export function waitingStreakText(
  { current, days, today, endedBeforeYesterday = 0 }: StreakExplained,
  waiting: readonly Day[],
): string | null {
  const isAdded = (day: Day) =>
    waiting.includes(day) && !days.some(({ localDate, kind }) => localDate === day && kind === 'counted');
  const isYesterdayAdded = isAdded(addDays(today, -1));
  const added = Number(isAdded(today)) + Number(isYesterdayAdded);
  if (added === 0) return null;
  const before = current + (isYesterdayAdded ? endedBeforeYesterday : 0);
  const becomes = before > 0 ? 'your streak goes on' : 'a streak begins';
  return `You have words that wait to be sent. Once they are in your journal, ${becomes}: ${counted(before + added, 'day')}.`;
}

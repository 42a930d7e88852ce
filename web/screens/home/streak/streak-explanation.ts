import type { StreakExplained } from '../../../../core/contract/stats.ts';
import { addDays } from '../../../../core/domain/days/day.ts';
import { BRIDGE_DAYS_MAX, BRIDGE_EVERY_DAYS, BRIDGES_MAX } from '../../../../core/domain/limits.ts';
import { counted } from '../../../../core/domain/texts/counted.ts';
import { longDay } from '../../../features/reflections/format.ts';
import { markerName } from '../../../features/reflections/marks/day-mark.tsx';

const dayKindTexts = {
  counted: 'counts',
  bridged: 'lost on your journey: neither counts nor ends the streak',
  open: 'still open',
} as const satisfies Record<StreakExplained['days'][number]['kind'], string>;

export const dayKindText = ({ kind, isDeleted }: StreakExplained['days'][number]): string =>
  isDeleted ? markerName('deleted') : dayKindTexts[kind];

const dayCount = (count: number) => counted(count, 'day');

const longestText = (longest: number) =>
  `Your longest streak was ${dayCount(longest)}; deleting a reflection does not shorten it.`;

/**
 * Describe the streak in a few sentences: when it began or ended, what a reflection today changes, and the longest
 * streak. `late` is a sentence about how yesterday's unsent words can continue the streak; null without such words.
 * `waiting` is about submitted words that wait to be sent; null if they do not change the streak.
 */
export function streakSummary(
  { current, longest, days, today, endedBeforeYesterday }: StreakExplained,
  late: string | null = null,
  waiting: string | null = null,
): string {
  const first = days[0];
  const unsent = [waiting, late && `You have unsent words of yesterday. ${late}`].filter(Boolean).join(' ');
  if (first === undefined) {
    if (longest === 0) return `You have no streak yet. ${waiting ?? 'Your next reflection begins one.'}`;
    const missed = addDays(today, -1);
    const ended = endedBeforeYesterday
      ? `Your streak of ${dayCount(endedBeforeYesterday)} ended: ${longDay(missed)} has no reflection. `
      : '';
    return `${unsent || `${ended}One reflection today begins a new streak.`} ${longestText(longest)}`;
  }
  const since = `${dayCount(current)}${current === 1 ? '' : ' in a row'}, since ${longDay(first.localDate)}.`;
  const open = waiting === null ? days.find(({ kind }) => kind === 'open')?.localDate : undefined;
  const openDay = open === addDays(today, -1) ? 'Yesterday' : 'Today';
  const risk = open ? ` ${openDay} is still open: one reflection makes it ${current + 1}, without one it ends.` : '';
  const best = longest > current ? ` ${longestText(longest)}` : ' You have never had a longer streak.';
  return since + risk + best + (unsent && ` ${unsent}`);
}

/**
 * Say which days are lost on a journey and how often the streak goes on over them. Return null if the current streak has
 * no bridged day and the next bridge is available now.
 */
export function bridgeText({ nextBridgeOn, today, days }: StreakExplained): string | null {
  const isAvailable = nextBridgeOn === undefined || nextBridgeOn <= today;
  if (isAvailable && !days.some(({ kind }) => kind === 'bridged')) return null;
  const rule = `A day without a reflection is lost on a journey if your next visit to Inward was in another time zone. Your streak goes on over at most ${BRIDGE_DAYS_MAX} lost days of a journey, for at most ${BRIDGES_MAX} journeys in ${BRIDGE_EVERY_DAYS} days.`;
  return isAvailable
    ? rule
    : `${rule} You have had ${BRIDGES_MAX}: the next is possible from ${longDay(nextBridgeOn)} on.`;
}

/** Say in which time zone the user's days end. Return null while the zone is unknown. */
export function timeZoneText({ timezoneOffset, timeZone }: StreakExplained): string | null {
  if (timezoneOffset === null) return null;
  const utc = utcName(timezoneOffset);
  const isNamed = timeZone !== null && timeZone !== utc;
  return `Your days end at midnight in ${isNamed ? `${timeZone.replace(/_/g, ' ')} (${utc})` : utc}.`;
}

/** Format an offset in minutes (with the sign of getTimezoneOffset) as 'UTC+2', 'UTC-9:30' or 'UTC'. */
function utcName(timezoneOffset: number): string {
  if (timezoneOffset === 0) return 'UTC';
  const minutes = Math.abs(timezoneOffset);
  const rest = minutes % 60;
  const hours = Math.floor(minutes / 60);
  return `UTC${timezoneOffset < 0 ? '+' : '-'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

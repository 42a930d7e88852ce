import { addDays } from '../../../../core/domain/days/day.ts';
import {
  DEEP_FIRST_MINUTE_OF_DAY,
  DEEP_UNTIL_MINUTE_OF_DAY,
  DEEP_WINDOW_MINUTES,
  EVENING_FROM_SECONDS_OF_DAY,
} from '../../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import { clockText, shortClockText } from '../../../../core/domain/texts/limit-texts.ts';
import type { KnownWindow } from '../../../data/current-window.ts';
import { effectiveTimezoneOffset } from '../../session/timezone-offset.ts';
import { weekdayName } from '../format.ts';
import { localDayNow } from '../use-local-day.ts';
import { isEveningOver } from './evening-over.ts';
import { zoneName } from './zone-name.ts';

const deepTimes = `at random, ${shortClockText(DEEP_FIRST_MINUTE_OF_DAY * 60)} to\u00a0${shortClockText(DEEP_UNTIL_MINUTE_OF_DAY * 60)}`;
const eveningTime = clockText(EVENING_FROM_SECONDS_OF_DAY);
export const windowTitles = { evening: 'Evening Reflection', deep: 'Deep Reflection' } as const;

const texts = {
  evening: {
    hint: `Opens at ${eveningTime}`,
    next: `from ${eveningTime}`,
  },
  deep: {
    hint: `${DEEP_WINDOW_MINUTES} minutes, ${deepTimes}`,
    next: deepTimes,
  },
} as const;

/**
 * Return the place whose local time the card shows, such as ' in Berlin'. Return '' if the local time on this device is
 * the same.
 */
export function whereOf({ zone }: KnownWindow): string {
  return zone && zone.offset !== effectiveTimezoneOffset() ? ` in ${zoneName(zone.offset, zone.name)}` : '';
}

export const isOver = (type: ReflectionType, known: KnownWindow) =>
  type === 'deep' ? known.isDeepOver === true : isEveningOver(known);

/** Return why the user can no longer write a reflection of a type today; null if today's window is still to come. */
export function whyOver(type: ReflectionType, known: KnownWindow, isDeleted: boolean): string | null {
  if (isDeleted) return `You deleted ${type === 'deep' ? 'today' : 'tonight'}’s reflection`;
  return isOver(type, known) ? 'Today’s is over' : null;
}

/** Return the name of the day after the user's day: 'Tomorrow', or the weekday if this device shows another date. */
export function nextDayOf({ localDate }: KnownWindow): string {
  const next = addDays(localDate, 1);
  return next === addDays(localDayNow(), 1) ? 'Tomorrow' : weekdayName(next);
}

/**
 * Return a text that says when the window opens. If today's window is over, the text begins with the reason `over` and
 * names the next day.
 */
export function openingHint(type: ReflectionType, known: KnownWindow, over: string | null): string {
  const { hint, next } = texts[type];
  return (over ? `${over}. ${nextDayOf(known)}: ${next}` : hint) + whereOf(known);
}

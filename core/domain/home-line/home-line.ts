// The line on the home screen about the user's week. The first kind that applies is shown, in the order of `lineKind`.
// The phrases of each kind are in data/home-lines.json.
import lines from '../data/home-lines.json' with { type: 'json' };
import { type Day, daysBetween } from '../days/day.ts';
import { weekEnd, weekStartOf } from '../days/week.ts';
import { SUMMARY_DUE_SECONDS_OF_DAY, SUMMARY_REFLECTIONS_MIN, WEEKLY_GOAL_REFLECTIONS } from '../limits.ts';
import { REFLECTION_TYPES } from '../reflection-type.ts';
import { capitalised, numberWord, shortClockText } from '../texts/limit-texts.ts';

export type LineKind = keyof typeof lines;

export const isLineKind = (value: unknown): value is LineKind => Object.keys(lines).some((kind) => kind === value);

export type LineSituation = {
  readonly today: Day;
  readonly lastDay: Day | null;
  readonly memberSince: Day | null;
  /** With the reflections that wait on the device to be sent. */
  readonly thisWeekCount: number;
  /** How many of `thisWeekCount` wait to be sent. */
  readonly unsentCount: number;
  /** How many reflections of today and of earlier days of this week the user can still write or send. */
  readonly openCount: number;
  /** With the reflections that wait on the device to be sent. Null while unknown. */
  readonly lastWeekCount: number | null;
  /** How many of `lastWeekCount` wait to be sent. */
  readonly lastWeekUnsentCount: number;
  /** When the extra time of yesterday's unwritten evening ends, such as '1:39 AM'. Null if that evening is not open. */
  readonly yesterdayUntil: string | null;
  /** Until when today unsubmitted words of last week can still be sent, such as '11:59 PM'. Null if there are none. */
  readonly draftUntil: string | null;
  /** Whether today's deep window ended without a reflection and the evening is still to come. */
  readonly isDeepMissed: boolean;
  /** Whether summaries are on. False while unknown: a line must not promise a summary that never comes. */
  readonly getsSummaries: boolean;
  /** Whether last week's summary may be written: from 4 AM on Monday. */
  readonly isSummaryDue: boolean;
  /**
   * Last week's summary: whether it exists, and whether the user has opened it. `rewritten`: the user had opened it, but
   * it is being written again. `none` while unknown.
   */
  readonly lastSummary: 'none' | 'unread' | 'read' | 'rewritten';
};

/** A line that was shown. `index` is the index of its phrase. */
export type ShownLine = { readonly day: Day; readonly kind: LineKind; readonly index: number };

const AWAY_DAYS = 30;
/** From four full days without a reflection. */
const LAPSE_DAYS = 5;

const missingCount = ({ thisWeekCount }: LineSituation) => Math.max(0, WEEKLY_GOAL_REFLECTIONS - thisWeekCount);

/** Return how many more reflections this week can have: the open ones, and one of each type on each coming day. */
export const countLeft = ({ today, openCount }: Pick<LineSituation, 'today' | 'openCount'>): number =>
  openCount + daysBetween(today, weekEnd(weekStartOf(today))) * REFLECTION_TYPES.length;

/** The kinds for a summary of last week that does not exist yet. */
export const awaitsSummary = (kind: LineKind): boolean => kind === 'summarySoon' || kind === 'summaryToday';

const kindOfSummary = { none: 'summaryToday', unread: 'summaryReady', rewritten: 'summaryAgain' } as const;

export function lineKind(situation: LineSituation): LineKind {
  const { today, lastDay, memberSince, thisWeekCount, unsentCount, lastWeekCount, isDeepMissed } = situation;
  const { lastWeekUnsentCount, yesterdayUntil, draftUntil, getsSummaries, isSummaryDue, lastSummary } = situation;
  if (lastDay === null) return getsSummaries ? 'newcomer' : 'newcomerWithoutSummary';
  const quietDays = daysBetween(lastDay, today);
  if (quietDays >= AWAY_DAYS) return 'away';
  const isMonday = weekStartOf(today) === today;
  const stayedUnder = lastWeekCount !== null && lastWeekCount > 0 && lastWeekCount < WEEKLY_GOAL_REFLECTIONS;
  const isOneShort = getsSummaries && lastWeekCount === SUMMARY_REFLECTIONS_MIN - 1;
  if (isMonday && isOneShort && (yesterdayUntil ?? draftUntil) !== null) return 'lastWeekOpen';
  if (isMonday && yesterdayUntil !== null && (lastWeekCount ?? 0) < WEEKLY_GOAL_REFLECTIONS) return 'sundayOpen';
  if (isMonday && stayedUnder) return 'almost';
  const getsSummaryToday =
    isMonday && lastWeekCount !== null && lastWeekCount - lastWeekUnsentCount >= SUMMARY_REFLECTIONS_MIN;
  if (getsSummaryToday && getsSummaries && lastSummary !== 'read') {
    return lastSummary === 'none' && !isSummaryDue ? 'summarySoon' : kindOfSummary[lastSummary];
  }
  if (quietDays >= LAPSE_DAYS) return 'lapse';
  const missing = missingCount(situation);
  const isReachable = missing <= countLeft(situation);
  // The card of the deep reflection also says that today's is over.
  const isOneMissing = missing === 1 && isReachable;
  if (isDeepMissed && !isOneMissing) return 'missedDeep';
  const isFirstWeek = memberSince !== null && weekStartOf(memberSince) === weekStartOf(today);
  if (isFirstWeek && missing > 0 && !isOneMissing) return 'firstWeek';
  if (!isReachable) return getsSummaries ? 'tooFew' : 'tooFewWithoutSummary';
  if (thisWeekCount < WEEKLY_GOAL_REFLECTIONS) return getsSummaries ? 'toGo' : 'toGoWithoutSummary';
  if (!getsSummaries) return 'reachedWithoutSummary';
  return thisWeekCount - unsentCount < SUMMARY_REFLECTIONS_MIN ? 'reachedWhenSent' : 'reached';
}

const promises: Partial<Record<LineKind, LineSituation['lastSummary']>> = {
  newcomer: 'read',
  toGo: 'read',
  tooFew: 'read',
  reached: 'read',
  lastWeekOpen: 'none',
  summarySoon: 'none',
  reachedWhenSent: 'read',
  summaryToday: 'none',
  summaryReady: 'unread',
  summaryAgain: 'rewritten',
};

/**
 * Return what is known about summaries from the line that was shown last, while the preferences are unknown: without a
 * connection, the line must not take back what it said earlier on the same day.
 */
export function summariesToldBy(
  last: ShownLine | null,
  today: Day,
): Pick<LineSituation, 'getsSummaries' | 'lastSummary'> {
  const promise = last?.day === today ? promises[last.kind] : undefined;
  return { getsSummaries: promise !== undefined, lastSummary: promise ?? 'none' };
}

/** Return `last` unless the day or the kind has changed. A new line does not repeat the phrase of `last`. */
export function chooseLine(kind: LineKind, today: Day, last: ShownLine | null): ShownLine {
  if (last?.kind === kind && last.day === today) return last;
  const count = lines[kind].length;
  const index = daysBetween('1970-01-01', today) % count;
  const isRepeated = last?.kind === kind && last.index === index;
  return { day: today, kind, index: isRepeated ? (index + 1) % count : index };
}

export function lineText({ kind, index }: ShownLine, situation: LineSituation): string {
  const done = numberWord(situation.lastWeekCount ?? 0);
  const left = numberWord(missingCount(situation));
  const goal = numberWord(WEEKLY_GOAL_REFLECTIONS);
  const words = new Map([
    ['done', done],
    ['Done', capitalised(done)],
    ['goal', goal],
    ['Goal', capitalised(goal)],
    ['left', left],
    ['Left', capitalised(left)],
    ['until', situation.yesterdayUntil ?? situation.draftUntil ?? ''],
    ['due', shortClockText(SUMMARY_DUE_SECONDS_OF_DAY)],
    ['Written', capitalised(numberWord(situation.thisWeekCount))],
  ]);
  return (lines[kind][index] ?? '').replace(/\{(\w+)\}/g, (place, name: string) => words.get(name) ?? place);
}

import * as z from 'zod/mini';
import { isWeekStart } from '../domain/days/week.ts';
import { THEME_CORRECTIONS_MAX, THEME_MAX_CHARACTERS } from '../domain/limits.ts';
import { day, id, instant, noNul, reflectionType, timeZone, timezoneOffset } from './base/values.ts';
import { importSource } from './reflection.ts';
import { content, idempotencyKey } from './reflections.ts';
import { evidence } from './summaries.ts';
import { themeName, writtenTheme } from './themes.ts';

/**
 * `inward.json` in a download: a user's complete data, described in docs/export-format.md. A new field must be
 * optional; any other change needs a new version.
 */
export const JOURNAL_FILE_VERSION = 1;

const plausible = (text: string) => Date.parse(text) >= 0 && text < '9998';
/** An instant with milliseconds, the precision of a JavaScript Date. */
const when = z.pipe(
  instant.check(z.refine<string>(plausible, { error: 'must be from 1970 to 9997' })),
  z.transform((text) => new Date(text).toISOString()),
);
const date = day.check(
  z.refine((text) => '1970-01-01' <= text && text < '9998', { error: 'must be from 1970 to 9997' }),
);
const weekStart = date.check(z.refine((text) => isWeekStart(text), { error: 'must be a Monday' }));
const countText = { error: 'must be a whole number' };
const count = z.number(countText).check(z.int(countText), z.gte(0, countText), z.lte(1_000_000_000, countText));
const text = (most: number) => z.string().check(z.maxLength(most), noNul);

const window = z.strictObject({ availableFrom: when, availableUntil: when });
const byType = <S extends z.ZodMiniType>(schema: S) => z.strictObject({ evening: schema, deep: schema });

/**
 * The state from which the server derives the user's current day and decides whether to believe a claimed time zone.
 */
const ledger = z.strictObject({
  day: date,
  timezoneOffset,
  claimedAt: when,
  claimedDay: date,
  changes: z.array(z.strictObject({ at: when, minutes: count, isDateLineJump: z.boolean() })).check(z.maxLength(100)),
  bridgedOn: z.nullable(date),
  /**
   * Bridges of the last 30 days, over days that were lost to changes of the time zone. `isSpent`: a streak continued
   * across the bridge.
   */
  bridges: z.optional(
    z
      .array(z.strictObject({ on: date, days: z.array(date).check(z.maxLength(2)), isSpent: z.boolean() }))
      .check(z.maxLength(10)),
  ),
  /** When and in which zone the present day began, and which day preceded it. Absent on the user's first day. */
  opened: z.optional(z.strictObject({ at: when, timezoneOffset, after: date })),
  /** How many prompts the user has been shown. */
  promptsShown: byType(count),
});

const ledgerDay = z.strictObject({
  localDate: date,
  /** Null if the day has no such window. `deep` is also null until the deep window has opened. */
  evening: z.nullable(window),
  deep: z.nullable(window),
  /** The windows that the server has sent to the user. `wasOpen`: a response showed the window while it was open. */
  issued: z
    .array(z.strictObject({ type: reflectionType, availableFrom: when, availableUntil: when, wasOpen: z.boolean() }))
    .check(z.maxLength(1_000)),
  /** True if the user lost the day to a change of time zone: the day neither counts for a streak nor ends it. */
  isBridged: z.boolean(),
  /** Positions in the user's own order of prompts. `promptIds` has the ids of these prompts. */
  promptPlaces: byType(z.nullable(count)),
  promptIds: byType(z.nullable(id)),
  /** Types of the day's deleted reflections. The day still counts as written. Absent if no reflection was deleted. */
  deleted: z.optional(z.array(reflectionType).check(z.minLength(1), z.maxLength(2))),
});

const journalReflection = z.strictObject({
  id,
  type: reflectionType,
  localDate: date,
  promptId: z.nullable(id),
  content,
  wordCount: count,
  submittedAt: when,
  updatedAt: when,
  availableFrom: when,
  availableUntil: when,
  timezoneOffset,
  late: z.boolean(),
  revision: count,
  idempotencyKey: z.nullable(idempotencyKey),
  importedFrom: z.nullable(importSource),
  /** When the entry was imported. Absent for other reflections, and for entries that earlier versions imported. */
  importedAt: z.optional(when),
});

const journalVersion = z.strictObject({
  version: count,
  title: text(1_000),
  longSummary: text(100_000),
  keyThemes: z.array(text(THEME_MAX_CHARACTERS)).check(z.maxLength(100)),
  reflectionCount: count,
  evidence: z.nullable(evidence),
  careful: z.boolean(),
  model: z.nullable(text(1_000)),
  modelFailed: z.boolean(),
  askedWeek: z.nullable(weekStart),
  generatedAt: when,
});

const journalSummary = z.strictObject({
  id,
  weekStart,
  generation: count,
  remade: z.boolean(),
  generatedAt: when,
  announcedAt: z.nullable(when),
  chosen: count,
  versions: z.array(journalVersion).check(z.minLength(1), z.maxLength(1_000)),
});

/**
 * The summaries in the file have their original themes: a program that reads the file must apply the corrections,
 * oldest first.
 */
const themeCorrection = z.strictObject({ theme: writtenTheme, name: themeName, correctedAt: when });

const waitingWeek = z.strictObject({ weekStart, dueAt: when, generation: count, failed: z.nullable(text(100)) });

export const journalFile = z.strictObject({
  format: z.literal('inward', { error: 'must be inward' }),
  version: z.literal(JOURNAL_FILE_VERSION, { error: `must be ${JOURNAL_FILE_VERSION}: update this server first` }),
  memberSince: when,
  timeZone: z.nullable(timeZone),
  preferences: z.strictObject({ extraTime: z.boolean() }),
  longestStreak: count,
  /** Themes that the user has removed (`name` is null) or renamed. Absent if there are none. */
  themeCorrections: z.optional(z.array(themeCorrection).check(z.maxLength(THEME_CORRECTIONS_MAX))),
  ledger: z.nullable(ledger),
  prompts: z.array(z.strictObject({ id, type: reflectionType, question: text(10_000) })),
  days: z.array(ledgerDay),
  reflections: z.array(journalReflection),
  summaries: z.array(journalSummary),
  waitingWeeks: z.array(waitingWeek),
});

export type JournalFile = z.output<typeof journalFile>;
export type JournalHead = Omit<JournalFile, 'days' | 'reflections' | 'summaries' | 'waitingWeeks'>;
export type JournalDay = JournalFile['days'][number];
export type JournalReflection = JournalFile['reflections'][number];
export type JournalSummary = JournalFile['summaries'][number];
export type WaitingWeek = JournalFile['waitingWeeks'][number];

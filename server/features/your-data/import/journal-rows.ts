import type {
  JournalDay,
  JournalFile,
  JournalReflection,
  JournalSummary,
} from '../../../../core/contract/journal-file.ts';
import { addDays, type Day } from '../../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../../core/domain/days/week.ts';
import {
  type DayRow,
  firstDayToLoad,
  type LedgerState,
  type Span,
} from '../../../../core/domain/ledger/ledger-state.ts';
import { SUMMARY_REFLECTIONS_MIN } from '../../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import type { UserChange } from '../../users/user-store.ts';

type Window = { readonly availableFrom: string; readonly availableUntil: string };

const spanOf = ({ availableFrom, availableUntil }: Window): Span => ({
  fromMs: Date.parse(availableFrom),
  untilMs: Date.parse(availableUntil),
});

function ledgerOf({ ledger }: JournalFile): LedgerState | null {
  if (ledger === null) return null;
  const {
    day,
    timezoneOffset: offset,
    claimedAt,
    claimedDay,
    changes,
    bridgedOn,
    bridges,
    opened,
    promptsShown,
  } = ledger;
  return {
    day,
    offset,
    claimedAtMs: Date.parse(claimedAt),
    claimedDay,
    changes: changes.map(({ at, minutes, isDateLineJump }) => ({ atMs: Date.parse(at), minutes, isDateLineJump })),
    bridgedOn,
    ...(bridges && { bridges }),
    ...(opened && { opened: { atMs: Date.parse(opened.at), offset: opened.timezoneOffset, after: opened.after } }),
    promptsShown,
  };
}

const isOwn = ({ importedFrom }: JournalReflection) => importedFrom === null;

/**
 * Return the types of the reflections that were written on each day: first the deleted reflections, then the others by
 * submission time.
 */
function writtenByDay({ days, reflections }: Pick<JournalFile, 'days' | 'reflections'>): Map<Day, ReflectionType[]> {
  const written = new Map<Day, ReflectionType[]>(
    days.flatMap(({ localDate, deleted }) => (deleted ? [[localDate, [...deleted]]] : [])),
  );
  const inOrder = reflections.filter(isOwn).sort((a, b) => Date.parse(a.submittedAt) - Date.parse(b.submittedAt));
  for (const { localDate, type } of inOrder) written.set(localDate, [...(written.get(localDate) ?? []), type]);
  return written;
}

/** Return the streak that ends on a day. It must be computed, because the file does not contain it. */
function runOf(day: JournalDay, written: readonly ReflectionType[], runBefore: number): number {
  if (written.length > 0) return runBefore + 1;
  return day.isBridged ? runBefore : 0;
}

/** Return when the evening reflection of each day was submitted (epoch ms). Omit late evening reflections. */
const eveningsOf = (reflections: JournalFile['reflections']): Map<Day, number> =>
  new Map(
    reflections
      .filter((one) => isOwn(one) && one.type === 'evening' && !one.late)
      .map(({ localDate, submittedAt }) => [localDate, Date.parse(submittedAt)]),
  );

type ImportedDay = {
  readonly day: Day;
  readonly row: DayRow;
  readonly evening_prompt_id: string | null;
  readonly deep_prompt_id: string | null;
};

const withEvening = (eveningAtMs: number | undefined) => (eveningAtMs === undefined ? {} : { eveningAtMs });

/** Return the database rows of the ledger's days, oldest first. */
export function dayRecords({ days, reflections }: JournalFile): ImportedDay[] {
  const written = writtenByDay({ days, reflections });
  const evenings = eveningsOf(reflections);
  const runs = new Map<Day, number>();
  return days
    .toSorted((a, b) => (a.localDate < b.localDate ? -1 : 1))
    .map((one) => {
      const { localDate: day, evening, deep, issued, isBridged, promptPlaces, promptIds } = one;
      const types = written.get(day) ?? [];
      const run = runOf(one, types, runs.get(addDays(day, -1)) ?? 0);
      runs.set(day, run);
      const row: DayRow = {
        day,
        evening: evening && spanOf(evening),
        deep: deep && spanOf(deep),
        deepMinute: null,
        issued: issued.map(({ type, wasOpen, ...window }) => ({ type, ...spanOf(window), wasOpen })),
        written: types,
        ...withEvening(evenings.get(day)),
        isBridged,
        run,
        prompts: promptPlaces,
      };
      return { day, row, evening_prompt_id: promptIds.evening, deep_prompt_id: promptIds.deep };
    });
}

export const reflectionRecord = (one: JournalReflection) => ({
  id: one.id,
  day: one.localDate,
  type: one.type,
  prompt_id: one.promptId,
  content: one.content,
  word_count: one.wordCount,
  submitted_at: one.submittedAt,
  updated_at: one.updatedAt,
  available_from: one.availableFrom,
  available_until: one.availableUntil,
  timezone_offset: one.timezoneOffset,
  late: one.late,
  revision: one.revision,
  idempotency_key: one.idempotencyKey,
  imported_from: one.importedFrom,
  imported_at: one.importedAt ?? null,
});
export type ImportedReflection = ReturnType<typeof reflectionRecord>;

export const summaryRecord = (one: JournalFile['summaries'][number]) => ({
  id: one.id,
  week_start: one.weekStart,
  generation: one.generation,
  remade: one.remade,
  generated_at: one.generatedAt,
  version: one.chosen,
  announced_at: one.announcedAt,
});

export const versionRecords = ({ weekStart, versions }: JournalFile['summaries'][number]) =>
  versions.map((one) => ({
    week_start: weekStart,
    version: one.version,
    title: one.title,
    long_summary: one.longSummary,
    key_themes: one.keyThemes,
    reflection_count: one.reflectionCount,
    evidence: one.evidence,
    careful: one.careful,
    model: one.model,
    model_failed: one.modelFailed,
    asked_week: one.askedWeek,
    generated_at: one.generatedAt,
  }));

export const correctionRecords = ({ themeCorrections = [] }: JournalFile) =>
  themeCorrections.map(({ theme, name, correctedAt }) => ({ theme, name, corrected_at: correctedAt }));

/** A summary is replaced at most once, unless it is careful (its week contains a phrase of harm). */
const mayBeRemade = ({ remade, versions }: JournalSummary): boolean =>
  !remade || versions.some(({ careful }) => careful);

/**
 * Return the database rows of the weeks that wait for a summary. A due time in the past becomes now: otherwise,
 * imported weeks could be written before the weeks of other users.
 */
export function waitingWeekRecords({ waitingWeeks, reflections, summaries }: JournalFile, nowMs: number) {
  const written = new Map<Day, number>();
  for (const { localDate } of reflections.filter(isOwn)) {
    const week = weekStartOf(localDate);
    written.set(week, (written.get(week) ?? 0) + 1);
  }
  const made = new Set(summaries.filter((one) => !mayBeRemade(one)).map(({ weekStart }) => weekStart));
  return waitingWeeks
    .filter(({ weekStart }) => (written.get(weekStart) ?? 0) >= SUMMARY_REFLECTIONS_MIN && !made.has(weekStart))
    .map(({ weekStart, dueAt, generation, failed }) => ({
      week_start: weekStart,
      due_at: new Date(Math.max(Date.parse(dueAt), nowMs)).toISOString(),
      generation,
      failed,
    }));
}

/**
 * Return the changes to the user's row. All counts are recounted except the longest streak, because the file may not
 * contain the days of that streak. The longest streak is limited to the number of written days.
 */
export function userChange(file: JournalFile): UserChange & { readonly created_at: Date } {
  const ledger = ledgerOf(file);
  const days = file.reflections.filter(isOwn).map(({ localDate }) => localDate);
  const writtenDays = [...writtenByDay(file).keys()];
  const last = writtenDays.reduce<Day | null>((latest, day) => (latest === null || day > latest ? day : latest), null);
  const week = last === null ? null : weekStartOf(last);
  return {
    time_zone: file.timeZone,
    ledger,
    load_from: ledger && firstDayToLoad(ledger),
    longest_streak: Math.min(file.longestStreak, writtenDays.length),
    total_reflections: days.length,
    last_reflection_day: last,
    week_start: week,
    week_count: days.filter((day) => weekStartOf(day) === week).length,
    extra_time: file.preferences.extraTime,
    created_at: new Date(file.memberSince),
  };
}

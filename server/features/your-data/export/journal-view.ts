import {
  JOURNAL_FILE_VERSION,
  type JournalDay,
  type JournalHead,
  type JournalReflection,
  type JournalSummary,
  type WaitingWeek,
} from '../../../../core/contract/journal-file.ts';
import type { LedgerState, Span } from '../../../../core/domain/ledger/ledger-state.ts';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import type { ReflectionRecord } from '../../reflections/journal-store.ts';
import type { listPrompts } from '../../reflections/prompt-store.ts';
import type { listDueWeeks } from '../../summaries/due-week-store.ts';
import type { SummaryRecord } from '../../summaries/journal-store.ts';
import type { CorrectionRow } from '../../summaries/theme-correction-store.ts';
import type { DayRecord } from '../../users/journal-store.ts';
import type { UserRow } from '../../users/user-store.ts';

const iso = (instantMs: number) => new Date(instantMs).toISOString();

const windowView = (span: Span | null) =>
  span && { availableFrom: iso(span.fromMs), availableUntil: iso(span.untilMs) };

const ledgerView = (state: LedgerState | null): JournalHead['ledger'] =>
  state && {
    day: state.day,
    timezoneOffset: state.offset,
    claimedAt: iso(state.claimedAtMs),
    claimedDay: state.claimedDay,
    changes: state.changes.map(({ atMs, minutes, isDateLineJump }) => ({ at: iso(atMs), minutes, isDateLineJump })),
    bridgedOn: state.bridgedOn,
    ...(state.bridges && { bridges: state.bridges.map(({ on, days, isSpent }) => ({ on, days: [...days], isSpent })) }),
    ...(state.opened && {
      opened: { at: iso(state.opened.atMs), timezoneOffset: state.opened.offset, after: state.opened.after },
    }),
    promptsShown: { evening: state.promptsShown.evening, deep: state.promptsShown.deep },
  };

type Prompts = Awaited<ReturnType<typeof listPrompts>>;

const correctionsView = (rows: readonly CorrectionRow[]) =>
  rows.map(({ theme, name, corrected_at }) => ({ theme, name, correctedAt: corrected_at.toISOString() }));

/** Return the head of inward.json, without the long lists. Data of the identity and the server is in account.json. */
export const journalHead = (user: UserRow, prompts: Prompts, corrections: readonly CorrectionRow[]): JournalHead => ({
  format: 'inward',
  version: JOURNAL_FILE_VERSION,
  memberSince: user.created_at.toISOString(),
  timeZone: user.time_zone,
  preferences: { extraTime: user.extra_time },
  longestStreak: user.longest_streak,
  ...(corrections.length > 0 && { themeCorrections: correctionsView(corrections) }),
  ledger: ledgerView(user.ledger),
  prompts: prompts.map(({ id, type, question }) => ({ id, type, question })),
});

/**
 * Return a day of the ledger for the journal file. `stored` contains the types of the day's reflections that are not
 * deleted. Omit a deep window that has not opened yet, because it is secret even from the user. Omit the streak and the
 * `stored` types, because an import computes both from the reflections. Include the types of deleted reflections, which
 * an import cannot compute.
 */
export const dayView = (
  { day, row, ...given }: DayRecord,
  stored: readonly ReflectionType[],
  nowMs: number,
): JournalDay => ({
  localDate: day,
  evening: windowView(row.evening),
  deep: row.deep !== null && row.deep.fromMs > nowMs ? null : windowView(row.deep),
  issued: row.issued.map(({ type, fromMs, untilMs, wasOpen }) => ({
    type,
    availableFrom: iso(fromMs),
    availableUntil: iso(untilMs),
    wasOpen,
  })),
  isBridged: row.isBridged,
  promptPlaces: { evening: row.prompts.evening, deep: row.prompts.deep },
  promptIds: { evening: given.evening_prompt_id, deep: given.deep_prompt_id },
  ...deletedOf(row.written.filter((type) => !stored.includes(type))),
});

const deletedOf = (types: ReflectionType[]) => (types.length === 0 ? {} : { deleted: types });

export const reflectionEntry = (row: ReflectionRecord): JournalReflection => ({
  id: row.id,
  type: row.type,
  localDate: row.day,
  promptId: row.prompt_id,
  content: row.content,
  wordCount: row.word_count,
  submittedAt: row.submitted_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  availableFrom: row.available_from.toISOString(),
  availableUntil: row.available_until.toISOString(),
  timezoneOffset: row.timezone_offset,
  late: row.late,
  revision: row.revision,
  idempotencyKey: row.idempotency_key,
  importedFrom: row.imported_from,
  ...(row.imported_at && { importedAt: row.imported_at.toISOString() }),
});

export const summaryEntry = (row: SummaryRecord): JournalSummary => ({
  id: row.id,
  weekStart: row.week_start,
  generation: row.generation,
  remade: row.remade,
  generatedAt: row.generated_at.toISOString(),
  announcedAt: row.announced_at?.toISOString() ?? null,
  chosen: row.version,
  versions: row.versions.map((version) => ({
    version: version.version,
    title: version.title,
    longSummary: version.long_summary,
    keyThemes: [...version.key_themes],
    reflectionCount: version.reflection_count,
    evidence: version.evidence && {
      spans: version.evidence.spans.map(({ start, end, reflectionIds }) => ({
        start,
        end,
        reflectionIds: [...reflectionIds],
      })),
      sources: version.evidence.sources.map(({ id, type, localDate }) => ({ id, type, localDate })),
    },
    careful: version.careful,
    model: version.model,
    modelFailed: version.model_failed,
    askedWeek: version.asked_week,
    generatedAt: version.generated_at.toISOString(),
  })),
});

export const waitingWeekView = (row: Awaited<ReturnType<typeof listDueWeeks>>[number]): WaitingWeek => ({
  weekStart: row.week_start,
  dueAt: row.due_at.toISOString(),
  generation: row.generation,
  failed: row.failed,
});

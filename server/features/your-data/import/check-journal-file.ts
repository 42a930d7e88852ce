import type { JournalFile } from '../../../../core/contract/journal-file.ts';
import { addDays, type Day, dayAt } from '../../../../core/domain/days/day.ts';
import { DEEP_WINDOW_MINUTES, OFFSET_MIN_MINUTES } from '../../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import { themeKey } from '../../../../core/domain/summaries/theme-key.ts';
import { incompleteCopy, invalidField } from './file-refusals.ts';

type JournalContext = {
  /** The time of the import, epoch ms. */
  readonly nowMs: number;
  /** The type of every prompt on this server, keyed by prompt id. */
  readonly prompts: ReadonlyMap<string, ReflectionType>;
};

const hourMs = 3_600_000;
/** How far the clocks of two servers may differ. */
const skewMs = 5 * 60_000;
/** The maximum length of windows. An evening window is longest on a flight from UTC+14 to UTC-12. */
const windowMaxMs = { evening: 32 * hourMs, deep: DEEP_WINDOW_MINUTES * 60_000 } as const;
const windowDistanceMaxMs = 48 * hourMs;
/**
 * A file may contain days up to this many days after the ledger's current day: their windows may already be announced.
 */
const announcedDays = 2;
/**
 * A file may contain reflections up to this many days after the ledger's current day: a device in a zone further east
 * may already be one day ahead.
 */
const daysAhead = 1;
const waitMaxMs = 10 * 24 * hourMs;

/** Return the latest date that is already the current date in some zone of the world. */
export const latestDay = (nowMs: number): Day => dayAt(nowMs + skewMs, OFFSET_MIN_MINUTES);

function demandPast(field: string, instant: string | null, nowMs: number): void {
  if (instant !== null && Date.parse(instant) > nowMs + skewMs) throw invalidField(field, 'must not lie ahead');
}

function demandUntil(field: string, day: Day | null, last: Day): void {
  if (day !== null && day > last) throw invalidField(field, `must not be after ${last}`);
}

/** Return a function that throws if it is called twice with the same value. */
function demandUnique(): (field: string, value: string | null) => void {
  const seen = new Set<string>();
  return (field, value) => {
    if (value === null) return;
    if (seen.has(value)) throw invalidField(field, 'is there twice');
    seen.add(value);
  };
}

type Window = { readonly availableFrom: string; readonly availableUntil: string };

function checkWindow(field: string, window: Window | null, type: ReflectionType, day: Day): void {
  if (window === null) return;
  const fromMs = Date.parse(window.availableFrom);
  const lengthMs = Date.parse(window.availableUntil) - fromMs;
  if (lengthMs <= 0 || lengthMs > windowMaxMs[type])
    throw invalidField(`${field}.availableUntil`, 'is no end of a window');
  if (Math.abs(fromMs - Date.parse(`${day}T12:00:00Z`)) > windowDistanceMaxMs) {
    throw invalidField(`${field}.availableFrom`, 'is not of its day');
  }
}

function checkPrompt(field: string, id: string | null, type: ReflectionType, { prompts }: JournalContext): void {
  if (id !== null && prompts.get(id) !== type)
    throw invalidField(field, `must be a question for ${type} of this version`);
}

function checkLedger({ ledger, days, reflections }: JournalFile, { nowMs }: JournalContext): void {
  if (ledger === null) {
    if (days.length > 0) throw invalidField('ledger', 'is missing, but there are days');
    if (reflections.some(({ importedFrom }) => importedFrom === null)) {
      throw invalidField('ledger', 'is missing, but there are reflections');
    }
    return;
  }
  demandUntil('ledger.day', ledger.day, latestDay(nowMs));
  demandUntil('ledger.claimedDay', ledger.claimedDay, ledger.day);
  demandUntil('ledger.bridgedOn', ledger.bridgedOn, ledger.day);
  for (const [index, { on, days }] of (ledger.bridges ?? []).entries()) {
    demandUntil(`ledger.bridges.${index}.on`, on, ledger.day);
    for (const day of days) demandUntil(`ledger.bridges.${index}.days`, day, on);
  }
  if (ledger.opened) demandUntil('ledger.opened.after', ledger.opened.after, addDays(ledger.day, -1));
  demandPast('ledger.claimedAt', ledger.claimedAt, nowMs);
  for (const [index, { at }] of ledger.changes.entries()) demandPast(`ledger.changes.${index}.at`, at, nowMs);
}

function checkDays({ days, ledger }: JournalFile, context: JournalContext): void {
  const demandUniqueDay = demandUnique();
  for (const [index, day] of days.entries()) {
    const field = `days.${index}`;
    const { localDate } = day;
    demandUniqueDay(`${field}.localDate`, localDate);
    if (ledger !== null) demandUntil(`${field}.localDate`, localDate, addDays(ledger.day, announcedDays));
    for (const type of ['evening', 'deep'] as const) {
      checkWindow(`${field}.${type}`, day[type], type, localDate);
      checkPrompt(`${field}.promptIds.${type}`, day.promptIds[type], type, context);
    }
    for (const [place, issue] of day.issued.entries()) {
      checkWindow(`${field}.issued.${place}`, issue, issue.type, localDate);
    }
  }
}

function checkReflections({ reflections, days, ledger }: JournalFile, context: JournalContext): void {
  const ledgerDays = new Set(days.map(({ localDate }) => localDate));
  const [ids, windows, keys] = [demandUnique(), demandUnique(), demandUnique()];
  for (const [index, { localDate, deleted = [] }] of days.entries()) {
    for (const type of deleted) windows(`days.${index}.deleted`, `${localDate} ${type}`);
    if (deleted.length > 0 && ledger) demandUntil(`days.${index}.deleted`, localDate, ledger.day);
  }
  for (const [index, one] of reflections.entries()) {
    const field = `reflections.${index}`;
    const isOwn = one.importedFrom === null;
    ids(`${field}.id`, one.id.toLowerCase());
    keys(`${field}.idempotencyKey`, one.idempotencyKey);
    windows(`${field}.localDate`, isOwn ? `${one.localDate} ${one.type}` : null);
    demandUntil(
      `${field}.localDate`,
      one.localDate,
      isOwn && ledger ? addDays(ledger.day, daysAhead) : latestDay(context.nowMs),
    );
    if (isOwn && !ledgerDays.has(one.localDate)) throw invalidField(`${field}.localDate`, 'must be one of days');
    if (isOwn === (one.promptId === null))
      throw isOwn ? incompleteCopy(`${field}.promptId`) : invalidField(`${field}.promptId`, 'must be null');
    checkPrompt(`${field}.promptId`, one.promptId, one.type, context);
    checkWindow(field, one, one.type, one.localDate);
    demandPast(`${field}.submittedAt`, one.submittedAt, context.nowMs);
    demandPast(`${field}.updatedAt`, one.updatedAt, context.nowMs);
    if (isOwn && one.importedAt !== undefined)
      throw invalidField(`${field}.importedAt`, 'is for imported entries only');
    demandPast(`${field}.importedAt`, one.importedAt ?? null, context.nowMs);
  }
}

type Version = JournalFile['summaries'][number]['versions'][number];

function checkEvidence(field: string, { evidence, longSummary }: Version, isKnown: (id: string) => boolean): void {
  for (const [index, { id }] of evidence?.sources.entries() ?? []) {
    if (!isKnown(id)) throw invalidField(`${field}.evidence.sources.${index}.id`, 'must be a reflection of this file');
  }
  for (const [index, { start, end, reflectionIds }] of evidence?.spans.entries() ?? []) {
    const span = `${field}.evidence.spans.${index}`;
    const isInside = Number.isInteger(start) && Number.isInteger(end) && 0 <= start && start <= end;
    if (!isInside || end > longSummary.length) throw invalidField(`${span}.end`, 'must lie in the summary');
    if (!reflectionIds.every(isKnown)) throw invalidField(`${span}.reflectionIds`, 'must be reflections of this file');
  }
}

function checkSummaries({ summaries, reflections }: JournalFile, { nowMs }: JournalContext): void {
  const ids = new Set(reflections.map(({ id }) => id.toLowerCase()));
  const isKnown = (id: string) => ids.has(id.toLowerCase());
  const [uniqueId, weeks] = [demandUnique(), demandUnique()];
  for (const [index, summary] of summaries.entries()) {
    const field = `summaries.${index}`;
    uniqueId(`${field}.id`, summary.id.toLowerCase());
    weeks(`${field}.weekStart`, summary.weekStart);
    demandUntil(`${field}.weekStart`, summary.weekStart, latestDay(nowMs));
    demandPast(`${field}.generatedAt`, summary.generatedAt, nowMs);
    demandPast(`${field}.announcedAt`, summary.announcedAt, nowMs);
    const versions = demandUnique();
    for (const [place, version] of summary.versions.entries()) {
      versions(`${field}.versions.${place}.version`, String(version.version));
      demandPast(`${field}.versions.${place}.generatedAt`, version.generatedAt, nowMs);
      checkEvidence(`${field}.versions.${place}`, version, isKnown);
    }
    if (!summary.versions.some(({ version }) => version === summary.chosen)) {
      throw invalidField(`${field}.chosen`, 'must be one of its versions');
    }
  }
}

function checkCorrections({ themeCorrections = [] }: JournalFile, { nowMs }: JournalContext): void {
  const themes = demandUnique();
  for (const [index, { theme, correctedAt }] of themeCorrections.entries()) {
    themes(`themeCorrections.${index}.theme`, themeKey(theme));
    demandPast(`themeCorrections.${index}.correctedAt`, correctedAt, nowMs);
  }
}

function checkWaitingWeeks({ waitingWeeks }: JournalFile, { nowMs }: JournalContext): void {
  const weeks = demandUnique();
  for (const [index, { weekStart, dueAt }] of waitingWeeks.entries()) {
    weeks(`waitingWeeks.${index}.weekStart`, weekStart);
    demandUntil(`waitingWeeks.${index}.weekStart`, weekStart, latestDay(nowMs));
    if (Date.parse(dueAt) > nowMs + waitMaxMs) throw invalidField(`waitingWeeks.${index}.dueAt`, 'lies too far ahead');
  }
}

/**
 * Check the rules that the schema cannot express: no instant is in the future, keys are unique, windows have a possible
 * length, and references point to existing records. Throw a `bad_request` that names the invalid field.
 */
export function checkJournalFile(file: JournalFile, context: JournalContext): void {
  demandPast('memberSince', file.memberSince, context.nowMs);
  checkLedger(file, context);
  checkDays(file, context);
  checkReflections(file, context);
  checkSummaries(file, context);
  checkCorrections(file, context);
  checkWaitingWeeks(file, context);
}

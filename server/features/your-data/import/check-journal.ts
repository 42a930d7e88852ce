import type { JournalFile } from '../../../../core/contract/journal-file.ts';
import { addDays, type Day, dayAt } from '../../../../core/domain/days/day.ts';
import { DEEP_WINDOW_MINUTES, OFFSET_MIN_MINUTES } from '../../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import { invalidField } from './file-refusals.ts';

export type Known = {
  /** Epoch ms. */
  readonly nowMs: number;
  /** The type of every question that this server has, by its id. */
  readonly prompts: ReadonlyMap<string, ReflectionType>;
};

const hourMs = 3_600_000;
/** Two servers' clocks may differ by so much. */
const skewMs = 5 * 60_000;
/** An evening that a flight from UTC+14 to UTC-12 made as long as it can be. */
const longestWindowMs = { evening: 32 * hourMs, deep: DEEP_WINDOW_MINUTES * 60_000 } as const;
const windowReachMs = 48 * hourMs;
/** A row may hold what was announced for the days after the present one. */
const announcedDays = 2;
const longestWaitMs = 10 * 24 * hourMs;

/** The latest day that it can be anywhere. */
export const latestDay = (nowMs: number): Day => dayAt(nowMs + skewMs, OFFSET_MIN_MINUTES);

function notAhead(field: string, instant: string | null, nowMs: number): void {
  if (instant !== null && Date.parse(instant) > nowMs + skewMs) throw invalidField(field, 'must not lie ahead');
}

function notAfter(field: string, day: Day | null, last: Day): void {
  if (day !== null && day > last) throw invalidField(field, `must not be after ${last}`);
}

/** Answers a function that refuses what it was given before. */
function once(): (field: string, value: string | null) => void {
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
  if (lengthMs <= 0 || lengthMs > longestWindowMs[type])
    throw invalidField(`${field}.availableUntil`, 'is no end of a window');
  if (Math.abs(fromMs - Date.parse(`${day}T12:00:00Z`)) > windowReachMs) {
    throw invalidField(`${field}.availableFrom`, 'is not of its day');
  }
}

function checkPrompt(field: string, id: string | null, type: ReflectionType, { prompts }: Known): void {
  if (id !== null && prompts.get(id) !== type)
    throw invalidField(field, `must be a question for ${type} of this version`);
}

function checkLedger({ ledger, days, reflections }: JournalFile, { nowMs }: Known): void {
  if (ledger === null) {
    if (days.length > 0) throw invalidField('ledger', 'is missing, but there are days');
    if (reflections.some(({ importedFrom }) => importedFrom === null)) {
      throw invalidField('ledger', 'is missing, but there are reflections');
    }
    return;
  }
  notAfter('ledger.day', ledger.day, latestDay(nowMs));
  notAfter('ledger.claimedDay', ledger.claimedDay, ledger.day);
  notAfter('ledger.bridgedOn', ledger.bridgedOn, ledger.day);
  notAhead('ledger.claimedAt', ledger.claimedAt, nowMs);
  for (const [index, { at }] of ledger.changes.entries()) notAhead(`ledger.changes.${index}.at`, at, nowMs);
}

function checkDays({ days, ledger }: JournalFile, known: Known): void {
  const onlyOnce = once();
  for (const [index, day] of days.entries()) {
    const field = `days.${index}`;
    const { localDate } = day;
    onlyOnce(`${field}.localDate`, localDate);
    if (ledger !== null) notAfter(`${field}.localDate`, localDate, addDays(ledger.day, announcedDays));
    for (const type of ['evening', 'deep'] as const) {
      checkWindow(`${field}.${type}`, day[type], type, localDate);
      checkPrompt(`${field}.promptIds.${type}`, day.promptIds[type], type, known);
    }
    for (const [place, issue] of day.issued.entries()) {
      checkWindow(`${field}.issued.${place}`, issue, issue.type, localDate);
    }
  }
}

function checkReflections({ reflections, days, ledger }: JournalFile, known: Known): void {
  const ledgerDays = new Set(days.map(({ localDate }) => localDate));
  const [ids, windows, keys] = [once(), once(), once()];
  for (const [index, one] of reflections.entries()) {
    const field = `reflections.${index}`;
    const isOwn = one.importedFrom === null;
    ids(`${field}.id`, one.id.toLowerCase());
    keys(`${field}.idempotencyKey`, one.idempotencyKey);
    windows(`${field}.localDate`, isOwn ? `${one.localDate} ${one.type}` : null);
    notAfter(`${field}.localDate`, one.localDate, isOwn && ledger ? ledger.day : latestDay(known.nowMs));
    if (isOwn && !ledgerDays.has(one.localDate)) throw invalidField(`${field}.localDate`, 'must be one of days');
    if (isOwn === (one.promptId === null))
      throw invalidField(`${field}.promptId`, isOwn ? 'is missing' : 'must be null');
    checkPrompt(`${field}.promptId`, one.promptId, one.type, known);
    checkWindow(field, one, one.type, one.localDate);
    notAhead(`${field}.submittedAt`, one.submittedAt, known.nowMs);
    notAhead(`${field}.updatedAt`, one.updatedAt, known.nowMs);
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

function checkSummaries({ summaries, reflections }: JournalFile, { nowMs }: Known): void {
  const known = new Set(reflections.map(({ id }) => id.toLowerCase()));
  const isKnown = (id: string) => known.has(id.toLowerCase());
  const [ids, weeks] = [once(), once()];
  for (const [index, summary] of summaries.entries()) {
    const field = `summaries.${index}`;
    ids(`${field}.id`, summary.id.toLowerCase());
    weeks(`${field}.weekStart`, summary.weekStart);
    notAfter(`${field}.weekStart`, summary.weekStart, latestDay(nowMs));
    notAhead(`${field}.generatedAt`, summary.generatedAt, nowMs);
    notAhead(`${field}.announcedAt`, summary.announcedAt, nowMs);
    const versions = once();
    for (const [place, version] of summary.versions.entries()) {
      versions(`${field}.versions.${place}.version`, String(version.version));
      notAhead(`${field}.versions.${place}.generatedAt`, version.generatedAt, nowMs);
      checkEvidence(`${field}.versions.${place}`, version, isKnown);
    }
    if (!summary.versions.some(({ version }) => version === summary.chosen)) {
      throw invalidField(`${field}.chosen`, 'must be one of its versions');
    }
  }
}

function checkWaitingWeeks({ waitingWeeks }: JournalFile, { nowMs }: Known): void {
  const weeks = once();
  for (const [index, { weekStart, dueAt }] of waitingWeeks.entries()) {
    weeks(`waitingWeeks.${index}.weekStart`, weekStart);
    notAfter(`waitingWeeks.${index}.weekStart`, weekStart, latestDay(nowMs));
    if (Date.parse(dueAt) > nowMs + longestWaitMs)
      throw invalidField(`waitingWeeks.${index}.dueAt`, 'lies too far ahead');
  }
}

/**
 * What no shape can say: nothing lies ahead, nothing is there twice, windows are as long as windows are, and whatever
 * names something else names something that is there. Throws a `bad_request` with the field.
 */
export function checkJournal(file: JournalFile, known: Known): void {
  notAhead('memberSince', file.memberSince, known.nowMs);
  checkLedger(file, known);
  checkDays(file, known);
  checkReflections(file, known);
  checkSummaries(file, known);
  checkWaitingWeeks(file, known);
}

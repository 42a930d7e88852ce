import { journalFile } from '../../../../core/contract/journal-file.ts';
import type { ImportReport } from '../../../../core/contract/your-data.ts';
import type { Day } from '../../../../core/domain/days/day.ts';
import { IMPORTED_MAX } from '../../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import type { JsonBatches } from '../../../db/json-batches.ts';
import { parseInput } from '../../../requests/parse-input.ts';
import { checkJournal } from './check-journal.ts';
import { tooManyEntries } from './file-refusals.ts';
import {
  dayRecords,
  type ImportedReflection,
  reflectionRecord,
  summaryRecord,
  userChange,
  versionRecords,
  waitingWeekRecords,
} from './journal-rows.ts';
import { readDayOne } from './read-day-one.ts';
import { readDocuments } from './read-documents.ts';

export type ImportOrder = {
  readonly bytes: Uint8Array;
  readonly nowMs: number;
  /** The offset in force in minutes, for entries without a zone. */
  readonly homeOffset: number;
  readonly prompts: ReadonlyMap<string, ReflectionType>;
};

export type ImportRead = {
  readonly report: Omit<ImportReport, 'added'>;
  readonly reflections: JsonBatches;
  /** A JSON array with the id and day of each entry that comes from another product. */
  readonly places: Uint8Array;
  /** Null for a Day One export, which contains only reflections. */
  readonly journal: {
    readonly user: ReturnType<typeof userChange>;
    readonly days: JsonBatches;
    readonly summaries: JsonBatches;
    readonly versions: JsonBatches;
    readonly waitingWeeks: JsonBatches;
  } | null;
};

const batchRows = 200;

/** Replace unpaired surrogates by U+FFFD. JSON can contain them, but the database cannot. */
const toStorable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;

function batchesOf(rows: readonly object[]): JsonBatches {
  const batches: Uint8Array[] = [];
  for (let at = 0; at < rows.length; at += batchRows) {
    batches.push(new TextEncoder().encode(JSON.stringify(rows.slice(at, at + batchRows), toStorable)));
  }
  return batches;
}

function placesOf(rows: readonly ImportedReflection[]): Uint8Array {
  const places = rows.flatMap(({ id, day, imported_from }) => (imported_from === null ? [] : [{ id, day }]));
  if (places.length > IMPORTED_MAX) throw tooManyEntries();
  return new TextEncoder().encode(JSON.stringify(places));
}

function spanOf(days: readonly Day[]): { readonly firstDay: Day | null; readonly lastDay: Day | null } {
  const sorted = [...days].sort();
  return { firstDay: sorted[0] ?? null, lastDay: sorted.at(-1) ?? null };
}

const nothingLeftOut = { attachments: 0, withoutWords: 0, otherDays: 0 };

/** Read and check a whole file. Throw `too_large`, or a `bad_request` that names the invalid field. */
export function readImport({ bytes, prompts, nowMs, homeOffset }: ImportOrder): ImportRead {
  const document = readDocuments(bytes);
  if (document.kind === 'dayone') {
    const { rows, leftOut } = readDayOne(document.journals, { nowMs, homeOffset });
    const report = { kind: 'dayone' as const, reflections: rows.length, summaries: 0, leftOut };
    return {
      report: { ...report, ...spanOf(rows.map(({ day }) => day)) },
      reflections: batchesOf(rows),
      places: placesOf(rows),
      journal: null,
    };
  }
  const file = parseInput(journalFile, 'body', document.value);
  checkJournal(file, { nowMs, prompts });
  const rows: ImportedReflection[] = file.reflections.map(reflectionRecord);
  const { summaries } = file;
  return {
    report: {
      kind: 'inward',
      reflections: rows.length,
      summaries: summaries.length,
      ...spanOf(rows.map(({ day }) => day)),
      leftOut: nothingLeftOut,
    },
    reflections: batchesOf(rows),
    places: placesOf(rows),
    journal: {
      user: userChange(file),
      days: batchesOf(dayRecords(file)),
      summaries: batchesOf(summaries.map(summaryRecord)),
      versions: batchesOf(summaries.flatMap(versionRecords)),
      waitingWeeks: batchesOf(waitingWeekRecords(file, nowMs)),
    },
  };
}

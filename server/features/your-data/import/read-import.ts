import { type JournalFile, journalFile } from '../../../../core/contract/journal-file.ts';
import type { ImportReport } from '../../../../core/contract/your-data.ts';
import type { Day } from '../../../../core/domain/days/day.ts';
import { IMPORTED_MAX } from '../../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import type { JsonBatches } from '../../../db/json-batches.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { parseInput, parseList } from '../../../requests/parse-input.ts';
import { checkJournalFile } from './check-journal-file.ts';
import { incompleteCopy, tooManyEntries } from './file-refusals.ts';
import type { HomeZone } from './home-zone.ts';
import { importedRows } from './imported-rows.ts';
import {
  correctionRecords,
  dayRecords,
  type ImportedReflection,
  reflectionRecord,
  summaryRecord,
  userChange,
  versionRecords,
  waitingWeekRecords,
} from './journal-rows.ts';
import type { ReadBounds } from './read-bounds.ts';
import { readDocuments } from './read-documents.ts';

export type ImportContext = {
  readonly nowMs: number;
  /** The zone of entries without a zone. */
  readonly home: HomeZone;
  readonly prompts: ReadonlyMap<string, ReflectionType>;
  readonly bounds: ReadBounds;
  /** Whether the account has a journal, which a download of this product cannot replace. */
  readonly refusesCopy: boolean;
};

export const importLists = ['reflections', 'days', 'summaries', 'versions', 'corrections', 'waitingWeeks'] as const;
export type ImportList = (typeof importLists)[number];

export type ImportHead = {
  readonly report: Omit<ImportReport, 'added'>;
  /** The changes to the user's row; null for a file of another product, which contains only reflections. */
  readonly user: ReturnType<typeof userChange> | null;
};

/** The content of an import file that has been read and checked. */
export type ImportRead = ImportHead & { readonly batches: Readonly<Record<ImportList, JsonBatches>> };

function spanOf(days: readonly Day[]): { readonly firstDay: Day | null; readonly lastDay: Day | null } {
  const sorted = [...days].sort();
  return { firstDay: sorted[0] ?? null, lastDay: sorted.at(-1) ?? null };
}

const nothingLeftOut = { attachments: 0, withoutWords: 0, otherDays: 0, undated: 0, doubles: 0, unread: 0, fields: 0 };

const longLists = ['prompts', 'days', 'reflections', 'summaries', 'waitingWeeks'] as const;

function parseJournal(value: Readonly<Record<string, unknown>>): JournalFile {
  const head: Record<string, unknown> = { ...value };
  const lists: Record<string, unknown[]> = {};
  for (const name of longLists) {
    const list = value[name];
    if (!Array.isArray(list)) continue;
    head[name] = [];
    lists[name] = list;
  }
  const file: Record<string, unknown> = parseInput(journalFile, 'body', head);
  for (const name of longLists) file[name] = parseList(journalFile.shape[name].def.element, name, lists[name] ?? []);
  return file as JournalFile;
}

/** Parse a download of this product. If it lacks a field, say so in a sentence. */
function parseCopy(value: Readonly<Record<string, unknown>>): JournalFile {
  try {
    return parseJournal(value);
  } catch (error) {
    const { field = '', isMissing } = error instanceof Refusal ? error.details : {};
    throw isMissing ? incompleteCopy(field) : error;
  }
}

/** Read and check a whole import file. Throw `too_large`, `account_not_empty`, or a `bad_request` that names the invalid field. */
export function readImport(
  bytes: Uint8Array,
  { prompts, nowMs, home, bounds, refusesCopy }: ImportContext,
): ImportHead & { readonly rows: Readonly<Record<ImportList, readonly object[]>> } {
  const document = readDocuments(bytes, bounds);
  if (document.kind !== 'inward') {
    const { kind, entries, unread } = document;
    const { rows: reflections, split, leftOut } = importedRows(kind, entries, { nowMs, home });
    const report = { kind, reflections: reflections.length, split, summaries: 0, leftOut: { ...leftOut, unread } };
    return {
      report: { ...report, ...spanOf(reflections.map(({ day }) => day)) },
      user: null,
      rows: { reflections, days: [], summaries: [], versions: [], corrections: [], waitingWeeks: [] },
    };
  }
  // First, because the user would mend the faults of the file in vain.
  if (refusesCopy && document.value['format'] === 'inward') throw new Refusal('account_not_empty');
  const file = parseCopy(document.value);
  checkJournalFile(file, { nowMs, prompts });
  const reflections: ImportedReflection[] = file.reflections.map(reflectionRecord);
  if (reflections.filter((row) => row.imported_from !== null).length > IMPORTED_MAX) throw tooManyEntries();
  const { summaries } = file;
  return {
    report: {
      kind: 'inward',
      reflections: reflections.length,
      summaries: summaries.length,
      ...spanOf(reflections.map(({ day }) => day)),
      leftOut: nothingLeftOut,
    },
    user: userChange(file),
    rows: {
      reflections,
      days: dayRecords(file),
      summaries: summaries.map(summaryRecord),
      versions: summaries.flatMap(versionRecords),
      corrections: correctionRecords(file),
      waitingWeeks: waitingWeekRecords(file, nowMs),
    },
  };
}

import type { ImportSource } from '../../../../core/contract/reflection.ts';
import { countValues } from './count-values.ts';
import { invalidField, invalidFile, tooLarge } from './file-refusals.ts';
import { isDayOne, readDayOne } from './others/day-one.ts';
import { isDaylio, isDaylioCsv, readDaylio, readDaylioCsv } from './others/daylio.ts';
import { isDiarium, readDiarium } from './others/diarium.ts';
import { isJourney, readJourney } from './others/journey.ts';
import { hasFrontMatter, readMarkdown } from './others/markdown.ts';
import { hasField, type OtherEntry } from './others/other-entry.ts';
import type { ReadBounds } from './read-bounds.ts';
import { isZip, unpackZip } from './unpack-zip.ts';

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidFile('The file holds no text that can be read.');
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    throw invalidFile('The file holds no JSON that can be read.');
  }
}

/** Parse all files. What it takes is bounded before, because the parser's own memory has no limit. */
function parseAll(files: readonly Uint8Array[], { values }: ReadBounds): unknown[] {
  let left = values;
  for (const file of files) left -= countValues(file, left);
  return files.map(parse);
}

/** Daylio's backup is JSON in base64. */
const fromBase64 = (bytes: Uint8Array): Uint8Array => Buffer.from(new TextDecoder().decode(bytes), 'base64');

type ImportDocument =
  | { readonly kind: 'inward'; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: ImportSource; readonly entries: readonly OtherEntry[] };

const unknownFile = () =>
  invalidFile(
    'The file is neither a download of Inward nor an export of Day One, Journey, Daylio or Diarium, nor notes in Markdown.',
  );

/** Detect whose JSON this is. */
function readJson(values: readonly unknown[]): ImportDocument {
  const [first] = values;
  if (hasField(first, 'format')) {
    if (first.format === 'inward-account')
      throw invalidField('format', 'is inward-account: choose the zip or inward.json');
    return { kind: 'inward', value: first };
  }
  const dayOne = values.filter(isDayOne);
  if (dayOne.length > 0) return { kind: 'dayone', entries: readDayOne(dayOne) };
  const journey = values.filter(isJourney);
  if (journey.length > 0) return { kind: 'journey', entries: readJourney(journey) };
  const diarium = values.filter(isDiarium);
  if (diarium.length > 0) return { kind: 'diarium', entries: readDiarium(diarium) };
  if (isDaylio(first)) return { kind: 'daylio', entries: readDaylio(first) };
  throw unknownFile();
}

/** Read a file that is not a zip: JSON, Daylio's CSV, or one note with front matter. */
function readSingle(bytes: Uint8Array, bounds: ReadBounds): ImportDocument {
  const start = new TextDecoder().decode(bytes.subarray(0, 100));
  if (isDaylioCsv(start)) return { kind: 'daylio', entries: readDaylioCsv(textOf(bytes)) };
  if (hasFrontMatter(start)) return { kind: 'markdown', entries: readMarkdown([{ name: '', text: textOf(bytes) }]) };
  return readJson(parseAll([bytes], bounds));
}

/** Detect the format by the content. Throw a `bad_request` if no format fits. */
export function readDocuments(bytes: Uint8Array, bounds: ReadBounds): ImportDocument {
  if (bytes.length > bounds.unpackedBytes && !isZip(bytes)) throw tooLarge('The file is too large to read.');
  if (!isZip(bytes)) return readSingle(bytes, bounds);
  const { kind, files } = unpackZip(bytes, bounds.unpackedBytes);
  if (files.length === 0) throw unknownFile();
  if (kind === 'markdown') {
    const notes = files.map(([name, note]) => ({ name, text: textOf(note) }));
    return { kind, entries: readMarkdown(notes) };
  }
  const contents = files.map(([, file]) => file);
  return readJson(parseAll(kind === 'daylio' ? contents.map(fromBase64) : contents, bounds));
}

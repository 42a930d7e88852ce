import { type UnzipFileInfo, unzipSync } from 'fflate';
import { IMPORT_ZIP_FILES_MAX } from '../../../../core/domain/limits.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { countValues } from './count-values.ts';
import { invalidField, invalidFile, tooLarge } from './file-refusals.ts';
import type { ReadBounds } from './read-bounds.ts';

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Return the names of the files to read: an inward.json in any folder, or else all JSON files as Day One journals. */
function chosenNames(names: readonly string[]): readonly string[] {
  const json = names.filter((name) => name.endsWith('.json') && !name.startsWith('__MACOSX/'));
  const own = json.filter((name) => baseName(name) === 'inward.json');
  return own.length > 0 ? own.slice(0, 1) : json.filter((name) => baseName(name) !== 'account.json');
}

/**
 * Return how many bytes of memory unpacking one file may take. fflate unpacks a compressed file only up to the size
 * that the zip states. It copies an uncompressed file, and several entries may refer to the same bytes.
 */
function unpackedBytes({ size, originalSize, compression }: UnzipFileInfo): number {
  if (compression === 0 && size !== originalSize) throw invalidFile('The zip file is damaged.');
  return Math.max(size, originalSize);
}

/**
 * Unpack the chosen files. Refuse too many or too large ones. All packed sizes together may not exceed the file's: entries
 * that share their bytes would be unpacked again and again.
 */
function unpack(bytes: Uint8Array, mostBytes: number): Uint8Array[] {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
        if (names.length > IMPORT_ZIP_FILES_MAX) throw tooLarge('The zip holds too many files.');
        return false;
      },
    });
    const chosen = new Set(chosenNames(names));
    let packedLeft = bytes.length;
    let left = mostBytes;
    const files = unzipSync(bytes, {
      filter: (file) => {
        if (!chosen.has(file.name)) return false;
        packedLeft -= file.size;
        if (packedLeft < 0) throw invalidFile('The zip file is damaged.');
        left -= unpackedBytes(file);
        if (left < 0) throw tooLarge('The file is too large unpacked.');
        return true;
      },
    });
    return Object.values(files);
  } catch (error) {
    throw error instanceof Refusal ? error : invalidFile('The zip file is damaged.');
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw invalidFile('The file holds no JSON that can be read.');
  }
}

/** Unpack and parse. What it takes is bounded before, because the parser's own memory has no limit. */
function readValues(bytes: Uint8Array, { unpackedBytes: mostBytes, values }: ReadBounds): unknown[] {
  const files = isZip(bytes) ? unpack(bytes, mostBytes) : [bytes];
  if (files.some(({ length }) => length > mostBytes)) throw tooLarge('The file is too large to read.');
  let left = values;
  for (const file of files) left -= countValues(file, left);
  return files.map(parse);
}

export type DayOneJournal = { readonly entries: readonly unknown[] };
type ImportDocument =
  | { readonly kind: 'inward'; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: 'dayone'; readonly journals: readonly DayOneJournal[] };

const hasField = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);
const isDayOne = (value: unknown): value is DayOneJournal => hasField(value, 'entries') && Array.isArray(value.entries);

/** Detect the format by the content. Throw a `bad_request` if it is neither a backup of Inward nor a Day One export. */
export function readDocuments(bytes: Uint8Array, bounds: ReadBounds): ImportDocument {
  const values = readValues(bytes, bounds);
  const [first] = values;
  if (hasField(first, 'format')) {
    if (first.format === 'inward-account')
      throw invalidField('format', 'is inward-account: choose the zip or inward.json');
    return { kind: 'inward', value: first };
  }
  const journals = values.filter(isDayOne);
  if (journals.length === 0) throw invalidFile('The file is neither a copy made by Inward nor a Day One export.');
  return { kind: 'dayone', journals };
}

import { type UnzipFileInfo, unzipSync } from 'fflate';
import { IMPORT_UNPACKED_MAX_BYTES, IMPORT_ZIP_FILES_MAX } from '../../../../core/domain/limits.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { invalidField, invalidFile } from './file-refusals.ts';

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Return the names of the files to read: an inward.json in any folder, or else all JSON files as Day One journals. */
function chosenNames(names: readonly string[]): readonly string[] {
  const json = names.filter((name) => name.endsWith('.json') && !name.startsWith('__MACOSX/'));
  const own = json.filter((name) => baseName(name) === 'inward.json');
  return own.length > 0 ? own.slice(0, 1) : json.filter((name) => baseName(name) !== 'account.json');
}

const tooLarge = (message: string) => new Refusal('too_large', { field: 'body', message });

/**
 * Return how many bytes of memory unpacking one file may take. fflate unpacks a compressed file only up to the size
 * that the zip states. It copies an uncompressed file, and several entries may refer to the same bytes.
 */
function unpackedBytes({ size, originalSize, compression }: UnzipFileInfo): number {
  if (compression === 0 && size !== originalSize) throw invalidFile('The zip file is damaged.');
  return Math.max(size, originalSize);
}

/** Unpack the chosen files. Refuse a zip with too many files or with too many bytes when unpacked. */
function unpack(bytes: Uint8Array): Uint8Array[] {
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
    let left = IMPORT_UNPACKED_MAX_BYTES;
    const files = unzipSync(bytes, {
      filter: (file) => {
        if (!chosen.has(file.name)) return false;
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

type ImportDocument =
  | { readonly kind: 'inward'; readonly value: unknown }
  | { readonly kind: 'dayone'; readonly journals: readonly unknown[] };

const hasField = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/** Detect the format by the content. Throw a `bad_request` if it is neither a backup of Inward nor a Day One export. */
export function readDocuments(bytes: Uint8Array): ImportDocument {
  const values = (isZip(bytes) ? unpack(bytes) : [bytes]).map(parse);
  const [first] = values;
  if (hasField(first, 'format')) {
    if (first.format === 'inward-account')
      throw invalidField('format', 'is inward-account: choose the zip or inward.json');
    return { kind: 'inward', value: first };
  }
  const journals = values.filter((value) => hasField(value, 'entries') && Array.isArray(value.entries));
  if (journals.length === 0) throw invalidFile('The file is neither a copy made by Inward nor a Day One export.');
  return { kind: 'dayone', journals };
}

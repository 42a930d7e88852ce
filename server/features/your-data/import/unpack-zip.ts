import { type UnzipFileInfo, unzipSync } from 'fflate';
import { IMPORT_ZIP_FILES_MAX } from '../../../../core/domain/limits.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { invalidFile, tooLarge } from './file-refusals.ts';

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

const isHidden = (path: string) => /(?:^|\/)(?:\.|__MACOSX\/)/.test(path);
export const isJson = (path: string) => /\.json$/i.test(path);
const mayHaveEntries = (path: string) => /\.(?:json|csv|md|markdown)$/i.test(path) && baseName(path) !== 'account.json';

/** The files to read from a zip: inward.json of this product, Daylio's backup, or all files of another product. */
type Chosen = { readonly kind: 'inward' | 'daylio' | 'others'; readonly names: readonly string[] };

/** Choose the files to read. Leave out hidden files, such as the settings of an Obsidian vault. */
function chosenNames(all: readonly string[]): Chosen {
  const names = all.filter((name) => !isHidden(name));
  const own = names.filter((name) => baseName(name) === 'inward.json');
  if (own.length > 0) return { kind: 'inward', names: own.slice(0, 1) };
  const daylio = names.filter((name) => baseName(name) === 'backup.daylio');
  if (daylio.length > 0) return { kind: 'daylio', names: daylio.slice(0, 1) };
  return { kind: 'others', names: names.filter(mayHaveEntries) };
}

/**
 * Return how many bytes of memory one file of a zip may take when it is unpacked. fflate unpacks a compressed file only
 * up to the size that the zip states. But fflate copies an uncompressed file whole, and several entries of a zip may
 * refer to the same bytes.
 */
function unpackedBytes({ size, originalSize, compression }: UnzipFileInfo): number {
  if (compression === 0 && size !== originalSize) throw invalidFile('The zip file is damaged.');
  return Math.max(size, originalSize);
}

export type NamedFile = readonly [name: string, bytes: Uint8Array];
type Unpacked = { readonly kind: Chosen['kind']; readonly files: readonly NamedFile[] };

/**
 * Unpack the chosen files of a zip. Refuse too many or too large files. All packed sizes together may not exceed the
 * size of the zip: otherwise, entries that share the same bytes would be unpacked again and again.
 */
export function unpackZip(bytes: Uint8Array, mostBytes: number): Unpacked {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
        if (names.length > IMPORT_ZIP_FILES_MAX) throw tooLarge('The zip holds too many files.');
        return false;
      },
    });
    const { kind, names: wanted } = chosenNames(names);
    const chosen = new Set(wanted);
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
    return { kind, files: Object.entries(files) };
  } catch (error) {
    throw error instanceof Refusal ? error : invalidFile('The zip file is damaged.');
  }
}

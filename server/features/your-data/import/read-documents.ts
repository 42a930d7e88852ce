import { countValues } from './count-values.ts';
import { invalidField, invalidFile, tooLarge } from './file-refusals.ts';
import { mayBeJson } from './may-be-json.ts';
import { isDaylioCsv, readDaylioCsv } from './others/daylio.ts';
import { type OtherFiles, readJsonFormats } from './others/json-formats.ts';
import { hasFrontMatter, isNote, type NamedText, readMarkdown } from './others/markdown.ts';
import { hasField } from './others/other-entry.ts';
import type { ReadBounds } from './read-bounds.ts';
import { textOfFile } from './text-of-file.ts';
import { isJson, isZip, type NamedFile, unpackZip } from './unpack-zip.ts';

type ImportDocument = { readonly kind: 'inward'; readonly value: Readonly<Record<string, unknown>> } | OtherFiles;

const unknownFile = () =>
  invalidFile(
    'The file is neither a download of Inward nor an export of Day One, Journey, Daylio or Diarium, nor notes in Markdown.',
  );
const noJson = () => invalidFile('The file cannot be read here: it is damaged, or it is of another kind.');
const noDate = () =>
  invalidFile(
    'The file is no export that Inward knows, or a note without its date. A note needs its date at its top, between two lines of ---, or in its name and in a zip.',
  );

/** The parse result of a file that is not a valid JSON object or array. */
const broken = Symbol('broken');

function parse(bytes: Uint8Array | null): unknown {
  if (bytes === null) return broken;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return broken;
  }
}

/**
 * Parse files as JSON. Before parsing, refuse files with too many values, because the memory of the parser cannot be
 * limited.
 */
function parseAll(files: readonly Uint8Array[], { values }: ReadBounds): unknown[] {
  const documents = files.map((file) => (mayBeJson(file) ? file : null));
  let left = values;
  for (const document of documents) if (document !== null) left -= countValues(document, left);
  return documents.map(parse);
}

/** Return the JSON value as a download of this product, or null if it is not a download. */
function ownDownload(value: unknown): ImportDocument | null {
  if (!hasField(value, 'format')) return null;
  if (value.format === 'inward-account')
    throw invalidField('format', 'is inward-account: choose the zip or inward.json');
  return { kind: 'inward', value };
}

/** Read an import that is a single JSON file. */
function readJson(bytes: Uint8Array, bounds: ReadBounds): ImportDocument {
  const [value] = parseAll([bytes], bounds);
  if (value === broken) throw noJson();
  const document = ownDownload(value) ?? readJsonFormats([value]);
  if (document === null) throw unknownFile();
  return document;
}

/** Read an import that is not a zip: JSON, Daylio's CSV, or one note with front matter. */
function readSingle(bytes: Uint8Array, bounds: ReadBounds): ImportDocument {
  // Decode only the beginning, because JSON may be large.
  const start = textOfFile(bytes.subarray(0, 100)) ?? '';
  if (isDaylioCsv(start)) return { kind: 'daylio', entries: readDaylioCsv(textOfFile(bytes) ?? ''), unread: 0 };
  if (hasFrontMatter(start)) {
    const note = { name: '', text: textOfFile(bytes) ?? '' };
    return { kind: 'markdown', entries: readMarkdown([note]), unread: 0 };
  }
  if (/^\s*[\w#*>-]/.test(start)) throw noDate();
  return readJson(bytes, bounds);
}

/** Decode Daylio's backup, which is JSON in base64. */
const fromBase64 = (bytes: Uint8Array): Uint8Array => Buffer.from(new TextDecoder().decode(bytes), 'base64');

/** Return the texts of the files whose names match `ending`. Omit files that are not text. */
const textsOf = (files: readonly NamedFile[], ending: RegExp): readonly NamedText[] =>
  files.flatMap(([name, bytes]) => {
    const text = ending.test(name) ? textOfFile(bytes) : null;
    return text === null ? [] : [{ name, text }];
  });

/**
 * Read a zip of another product. If the zip contains files of several known formats, read only the files of the first
 * of these formats.
 */
function readOthers(files: readonly NamedFile[], bounds: ReadBounds): ImportDocument {
  const json = files.filter(([name]) => isJson(name)).map(([, bytes]) => bytes);
  const values = parseAll(json, bounds);
  const own = values.find((value) => hasField(value, 'format') && value.format === 'inward');
  if (own !== undefined) return { kind: 'inward', value: own as Readonly<Record<string, unknown>> };
  const found = readJsonFormats(values);
  if (found !== null) return { ...found, unread: found.unread + files.length - json.length };
  const tables = textsOf(files, /\.csv$/i).filter(({ text }) => isDaylioCsv(text));
  if (tables.length > 0) {
    const entries = tables.flatMap(({ text }) => readDaylioCsv(text));
    return { kind: 'daylio', entries, unread: files.length - tables.length };
  }
  const notes = textsOf(files, /\.(?:md|markdown)$/i);
  if (notes.length > 0) {
    return { kind: 'markdown', entries: readMarkdown(notes), unread: files.length - notes.filter(isNote).length };
  }
  throw values.includes(broken) ? noJson() : unknownFile();
}

/** Read an import file. Its format is detected from the content. Throw a `bad_request` if no format matches. */
export function readDocuments(bytes: Uint8Array, bounds: ReadBounds): ImportDocument {
  if (!isZip(bytes)) {
    if (bytes.length > bounds.unpackedBytes) throw tooLarge('The file is too large to read.');
    return readSingle(bytes, bounds);
  }
  const { kind, files } = unpackZip(bytes, bounds.unpackedBytes);
  const [, content] = files[0] ?? [];
  if (content === undefined) throw unknownFile();
  if (kind === 'others') return readOthers(files, bounds);
  return readJson(kind === 'daylio' ? fromBase64(content) : content, bounds);
}

// Mutated import files for property tests. Values, records and keys are changed first, then bytes of the JSON or zip.
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { isZip } from '../server/features/your-data/import/unpack-zip.ts';

/**
 * Options of the property tests. `npm run test:imports` sets MUTANTS to 5,000. SEED repeats an earlier run or selects a
 * new one.
 */
export const mutantRuns = {
  numRuns: Number(process.env['MUTANTS'] ?? 60),
  seed: Number(process.env['SEED'] ?? 17),
  endOnFailure: true,
};

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Place = { readonly holder: Record<string, Json> | Json[]; readonly key: string };

const nasty: readonly Json[] = [
  ...[null, true, 0, -1, -0, 0.5, 1e308, 2 ** 31, 2 ** 53, '', ' ', '0', 'x', '\u0000', '\ud800', '\ufeff', '\u202e'],
  ...['a'.repeat(20_001), '\u{1F680}'.repeat(10_001), '\n'.repeat(30_000), '![](dayone-moment:'.repeat(5_000)],
  ...['1970-01-01', '1969-12-31', '9997-12-31', '9999-12-31', '2019-02-31', '+275760-09-13', '2026-03-12'],
  ...['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2019-05-01T10:00:00+14:00', '2019-05-01T24:00:00Z', 'NaN'],
  ...['Europe/Riga', 'europe/riga', 'Etc/GMT+12', 'No/Where', '-14:00', 'UTC'.repeat(30), 'dayone', 'evening', 'deep'],
  ...['0193f000-0000-7000-8000-000000000001', '0193F000-0000-7000-8000-000000000001', "'; drop table x; --", '\\u0000'],
  ...[[], {}, [[]], [null], { __proto__: null }, Array(2_000).fill(0), Array(2_000).fill({})],
  JSON.parse('{"__proto__":{"x":1},"constructor":{},"toJSON":1,"length":-1}'),
  JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
];

type ValueChange = { readonly at: number; readonly kind: string; readonly value: Json; readonly key: string };
type ByteChange = { readonly at: number; readonly kind: string; readonly byte: number; readonly length: number };

const valueChange = fc.record<ValueChange>({
  at: fc.nat(),
  kind: fc.constantFrom('replace', 'replace', 'mix', 'mix', 'remove', 'repeat', 'add', 'swap', 'copy'),
  value: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...nasty) }, fc.jsonValue() as fc.Arbitrary<Json>),
  key: fc.constantFrom('__proto__', 'toString', 'format', 'entries', 'x', ''),
});
const byteChange = fc.record<ByteChange>({
  at: fc.nat(),
  kind: fc.constantFrom('set', 'set', 'cut', 'insert', 'repeat', 'end'),
  byte: fc.oneof(fc.nat(255), fc.constantFrom(0, 0x22, 0x5b, 0x5c, 0x7b, 0x80, 0xff)),
  length: fc.oneof(fc.nat(64), fc.nat(100_000)),
});

export type Mutation = {
  readonly values: readonly ValueChange[];
  readonly bytes: readonly ByteChange[];
  readonly zipBytes: readonly ByteChange[] | null;
};
export const mutation = fc.record<Mutation>({
  values: fc.array(valueChange, { maxLength: 4 }),
  bytes: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(byteChange, { maxLength: 3 })),
  zipBytes: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.array(byteChange, { maxLength: 4 })),
});

/** Return the place of every value at every depth, including lists and records. */
function placesIn(value: Json): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Place['holder'];
  return Object.entries(value).flatMap(([key, inner]) => [{ holder, key }, ...placesIn(inner)]);
}

function changeValue(root: Json, { at, kind, value, key }: ValueChange): void {
  const places = placesIn(root);
  const place = places[at % Math.max(1, places.length)];
  const other = places[(at >>> 8) % Math.max(1, places.length)];
  if (!place || !other) return;
  const holder = place.holder as Record<string, Json>;
  const found = holder[place.key] ?? null;
  const set = (name: string, next: Json) =>
    Object.defineProperty(holder, name, { value: next, enumerable: true, configurable: true, writable: true });
  if (kind === 'replace') set(place.key, value);
  else if (kind === 'mix') set(place.key, `${found}${typeof value === 'string' ? value : '\ud800'}`);
  else if (kind === 'remove') Array.isArray(holder) ? holder.splice(Number(place.key), 1) : delete holder[place.key];
  else if (kind === 'copy') set(place.key, structuredClone((other.holder as Record<string, Json>)[other.key] ?? null));
  else if (kind === 'repeat' && Array.isArray(found)) found.push(...structuredClone(found.slice(0, 100)));
  else if (kind === 'swap' && Array.isArray(found)) found.reverse();
  else if (Array.isArray(holder)) holder.push(value);
  else set(key, value);
}

function changeBytes(bytes: Uint8Array, { at, kind, byte, length }: ByteChange): Uint8Array {
  // Put half of the changes near the end, where a zip has its directory.
  const place = at % 2 === 0 ? at % (bytes.length + 1) : Math.max(0, bytes.length - (at % 200));
  const [before, after] = [bytes.subarray(0, place), bytes.subarray(place)];
  if (kind === 'set') return Buffer.concat([before, Uint8Array.of(byte), after.subarray(1)]);
  if (kind === 'cut') return Buffer.concat([before, after.subarray(length)]);
  if (kind === 'insert') return Buffer.concat([before, Buffer.alloc(length, byte), after]);
  if (kind === 'repeat') return Buffer.concat([before, after.subarray(0, length), after]);
  return before;
}

/** Write the changed values as a file. `change` mutates the bytes of each text in the file. */
type Pack = (root: Json, change: (bytes: Uint8Array) => Uint8Array) => Uint8Array;

const asJson: Pack = (root, change) => change(strToU8(JSON.stringify(root)));
const zipOf = (files: Readonly<Record<string, Uint8Array>>) => zipSync(files, { level: 0 });

const asText = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value));
const asRow = (value: Json) => (Array.isArray(value) ? value.map(asText).join(',') : asText(value));

export const packs = {
  /** A list of rows, as CSV. */
  csv: (root, change) => change(strToU8((root as Json[]).map(asRow).join('\n'))),
  /** The JSON as base64 in a zip, as Daylio stores it. */
  daylio: (root, change) => zipOf({ 'backup.daylio': strToU8(Buffer.from(asJson(root, change)).toString('base64')) }),
  /** A record of file names and texts, as a zip. */
  zip: (root, change) =>
    zipOf(Object.fromEntries(Object.entries(root ?? {}).map(([name, text]) => [name, change(strToU8(asText(text)))]))),
} satisfies Record<string, Pack>;

/** Return a mutated file. `json` is the content of a valid file. */
export function mutantOf(json: string, { values, bytes, zipBytes }: Mutation, pack: Pack = asJson): Uint8Array {
  const root = JSON.parse(json) as Json;
  for (const change of values) changeValue(root, change);
  const file = pack(root, (text) => bytes.reduce(changeBytes, text));
  if (zipBytes === null) return file;
  return zipBytes.reduce(changeBytes, isZip(file) ? file : zipSync({ 'Journal/inward.json': file, 'a.json': file }));
}

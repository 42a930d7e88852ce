import type { ImportSource } from '../../../../../core/contract/reflection.ts';
import { isDayOne, readDayOne } from './day-one.ts';
import { isDaylio, readDaylio } from './daylio.ts';
import { isDiarium, readDiarium } from './diarium.ts';
import { isJourney, readJourney } from './journey.ts';
import type { OtherEntry } from './other-entry.ts';
import { isPlainJson, readPlainJson } from './plain-json.ts';

/** The entries of an export. `unread` is the number of files that do not have the format of these entries. */
export type OtherFiles = {
  readonly kind: ImportSource;
  readonly entries: readonly OtherEntry[];
  readonly unread: number;
};

type Read = (values: readonly unknown[]) => OtherFiles | null;

function jsonFormat<T>(
  kind: ImportSource,
  isOwn: (value: unknown) => value is T,
  read: (values: readonly T[]) => readonly OtherEntry[],
): Read {
  return (values) => {
    const own = values.filter(isOwn);
    return own.length === 0 ? null : { kind, entries: read(own), unread: values.length - own.length };
  };
}

const formats: readonly Read[] = [
  jsonFormat('dayone', isDayOne, readDayOne),
  jsonFormat('journey', isJourney, readJourney),
  jsonFormat('daylio', isDaylio, (values) => values.flatMap(readDaylio)),
  jsonFormat('diarium', isDiarium, readDiarium),
  jsonFormat('json', isPlainJson, readPlainJson),
];

/** Return the entries of the product whose JSON format matches. Return null if no known format matches. */
export function readJsonFormats(values: readonly unknown[]): OtherFiles | null {
  for (const read of formats) {
    const found = read(values);
    if (found !== null) return found;
  }
  return null;
}

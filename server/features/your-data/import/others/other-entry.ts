import type { Day } from '../../../../../core/domain/days/day.ts';

/** When an entry was written; null if the file does not contain it. */
export type Written =
  /** An instant (epoch ms). `offset` is UTC minus local time in minutes, or null if the file does not contain it. */
  | { readonly instantMs: number; readonly offset: number | null }
  /** A local day. `minute` is the minute of the day, or null if the file contains only the day. */
  | { readonly day: Day; readonly minute: number | null }
  | null;

/** An entry in the file of another product. */
export type OtherEntry = {
  /**
   * Identifies the entry: the same in every export of its product. Two entries may have the same key. If the key is
   * null, the time and the words identify the entry.
   */
  readonly key: string | null;
  readonly written: Written;
  readonly changedMs: number | null;
  readonly words: string;
  /** The number of photos and other attached files. */
  readonly attachments: number;
  /** Whether the entry has fields that are not imported. Undefined for Daylio, whose fields become words. */
  readonly hasOtherFields?: boolean;
};

/** Return the text as it is stored: uniform line breaks, at most one blank line in a row, no NUL characters. */
export const tidyText = (text: string): string =>
  text
    .replaceAll('\u0000', '')
    .replace(/\r\n?|\u2028/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const hasField = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);

/** Return whether a value is nothing: null, false, 0, '' or an empty list. */
const isNothing = (value: unknown): boolean => !value || (Array.isArray(value) && value.length === 0);

/** Return whether an entry has one of the fields `names` with a value. */
export const hasFieldsOf = (entry: unknown, names: readonly string[]): boolean =>
  names.some((name) => hasField(entry, name) && !isNothing(entry[name]));

/** Return whether an entry has a field with a value whose name is not among `used`. */
export const hasFieldsBesides = (entry: unknown, used: readonly string[]): boolean =>
  typeof entry === 'object' &&
  entry !== null &&
  hasFieldsOf(
    entry,
    Object.keys(entry).filter((name) => !used.includes(name)),
  );

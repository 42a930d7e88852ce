import type { Day } from '../../../../../core/domain/days/day.ts';

/** When an entry was written. Null if the file does not say. */
export type Written =
  /** `offset` is UTC minus local time in minutes, or null if the file does not say. */
  | { readonly instantMs: number; readonly offset: number | null }
  /** `minute` is the minute of the local day, or null if the file has only the day. */
  | { readonly day: Day; readonly minute: number | null }
  | null;

/** An entry of another product. */
export type OtherEntry = {
  /**
   * A nearly unique key, which the entry has in every file of its product. If it is null, the time and words identify
   * the entry.
   */
  readonly key: string | null;
  readonly written: Written;
  readonly changedMs: number | null;
  readonly words: string;
  /** The number of photos and other files. */
  readonly attachments: number;
};

/** Return the text as it can be stored: with uniform line breaks, at most one blank line in a row, and no NUL. */
export const tidyText = (text: string): string =>
  text
    .replaceAll('\u0000', '')
    .replace(/\r\n?|\u2028/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const hasField = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);

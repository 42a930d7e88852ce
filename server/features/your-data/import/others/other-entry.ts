import type { Day } from '../../../../../core/domain/days/day.ts';

/** When an entry was written. Null if the file does not say. */
export type Written =
  /** `offset`: UTC minus local in minutes, null if the file does not say. */
  | { readonly instantMs: number; readonly offset: number | null }
  /** `minute` since the local midnight, null if the file has only the day. */
  | { readonly day: Day; readonly minute: number | null }
  | null;

/** An entry of another product. */
export type OtherEntry = {
  /** The same for the entry in every file of its product, and nearly unique. Null: its time and words identify it. */
  readonly key: string | null;
  readonly written: Written;
  readonly changedMs: number | null;
  readonly words: string;
  /** The number of photos and other files. */
  readonly attachments: number;
};

/** Return the text as it can be stored: with line breaks of one kind, at most one empty line, and no NUL. */
export const tidyText = (text: string): string =>
  text
    .replaceAll('\u0000', '')
    .replace(/\r\n?|\u2028/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const hasField = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);

// Stores the format that the user chose for the cards of each summary, and which sentences, on this device and until
// another user signs in. Positions and hashes of the sentences are stored, not their words.
import type { Summary } from '../../../core/contract/summaries.ts';
import { STORAGE_CARD_CHOICES } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';
import { memoryKey } from '../session/session-memory.ts';
import type { CardMode, CardShape } from './base/design.ts';
import type { CardPart } from './card-choice.ts';

export type CardFormat = {
  readonly mode: CardMode;
  readonly shape: CardShape;
  /** Whether the user wants several pictures of a full text. */
  readonly isSplit: boolean;
};

type NumbersByMode = Readonly<Record<CardMode, readonly number[]>>;

/** The format is undefined in a choice that an earlier release of the product stored. */
export type StoredChoice = Partial<CardFormat> & {
  readonly summaryId: string;
  /** Identifies the version of the summary. In another version, these positions belong to other sentences. */
  readonly generatedAt: string;
  /** The sentences that are left off in any mode. */
  readonly leftOut: readonly number[];
  readonly quote: readonly number[] | null;
  readonly fulltext: readonly number[] | null;
  /** `leftOut` and `kept` of `CardChoice`. Undefined in a choice that an earlier release stored. */
  readonly leftOutIn?: NumbersByMode;
  readonly keptIn?: NumbersByMode;
  /** As in `CardChoice`. Undefined in a choice that an earlier release stored. */
  readonly onlyLeavesOff?: boolean;
  /**
   * The hashes of the sentences that the user took off the cards, in any version of the summary. Undefined in a choice
   * that an earlier release stored.
   */
  readonly takenOff?: readonly number[];
  /**
   * The same by the mode in which the user took them off, and the hashes of the runs of words in the quotations of these
   * sentences. Undefined in a choice that an earlier release stored.
   */
  readonly takenOffIn?: NumbersByMode;
  readonly runsOffIn?: NumbersByMode;
  /** The parts that are left off in any version. Undefined in a choice that an earlier release stored. */
  readonly partsOff?: readonly CardPart[];
  /**
   * The hashes of the sentences on the card of each mode, in its order, then of those chosen in other versions. Undefined
   * in a choice that an earlier release stored. Empty if the user went back to the usual sentences, or did not change the
   * order of the full text.
   */
  readonly onQuote?: readonly number[];
  readonly onFulltext?: readonly number[];
  /**
   * How many hashes, at the start of `onQuote` and `onFulltext`, belong to the last choice. Undefined in a choice of an
   * earlier release.
   */
  readonly ofLast?: Readonly<Record<CardMode, number>>;
  /** Whether the card of each mode quoted none of the user's words. Undefined in a choice of an earlier release. */
  readonly quotesNone?: Readonly<Record<CardMode, boolean>>;
};

// Check the shape by hand. A library for this would be as large as a third of the share screen's own code.
const isNumbers = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'number');

const isNumbersByMode = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'quote' in value &&
  'fulltext' in value &&
  [value.quote, value.fulltext].every(isNumbers);

function isStoredChoice(value: unknown): value is StoredChoice {
  if (typeof value !== 'object' || value === null) return false;
  const each: Partial<Record<keyof StoredChoice, unknown>> = value;
  const {
    leftOut,
    leftOutIn,
    keptIn,
    takenOff,
    takenOffIn,
    runsOffIn,
    partsOff = [],
    quote,
    fulltext,
    onQuote,
    onFulltext,
  } = each;
  return (
    Array.isArray(partsOff) &&
    isNumbers(leftOut) &&
    [leftOutIn, keptIn, takenOffIn, runsOffIn].every((one) => one === undefined || isNumbersByMode(one)) &&
    [takenOff, quote, fulltext, onQuote, onFulltext].every((one) => isNumbers(one ?? []))
  );
}

/** Return a user's stored choices, oldest first. */
export function storedChoices(uid: string): readonly StoredChoice[] {
  const stored = storage.getJson(memoryKey(STORAGE_CARD_CHOICES, uid));
  return Array.isArray(stored) ? stored.filter(isStoredChoice) : [];
}

export const storedChoice = (uid: string, { id }: Summary): StoredChoice | undefined =>
  storedChoices(uid).find(({ summaryId }) => summaryId === id);

/** Return the format that the user last chose for the cards of a summary, or the default. */
export function storedFormat(uid: string, summary: Summary): CardFormat {
  const stored = storedChoice(uid, summary);
  return {
    mode: stored?.mode === 'fulltext' ? 'fulltext' : 'quote',
    shape: stored?.shape === 'story' ? 'story' : 'card',
    isSplit: stored?.isSplit === true,
  };
}

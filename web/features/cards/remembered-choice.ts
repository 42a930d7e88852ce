// Stores which sentences the user chose for the cards of each summary, on this device and until another user signs in.
// Positions and hashes of the sentences are stored, not their words.
import type { Summary } from '../../../core/contract/summaries.ts';
import { STORAGE_CARD_CHOICES } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';
import { memoryKey } from '../session/session-memory.ts';
import { summarySentences } from './base/card-sentences.ts';
import { type CardChoice, chosenSentences, usualChoice } from './card-choice.ts';
import { sentenceHashes } from './sentence-hashes.ts';

export type StoredChoice = {
  readonly summaryId: string;
  /** Identifies the version of the summary. In another version, these positions belong to other sentences. */
  readonly generatedAt: string;
  readonly leftOut: readonly number[];
  readonly quote: readonly number[] | null;
  readonly fulltext: readonly number[] | null;
  /**
   * The hashes of the sentences that the user took off the cards, in any version of the summary. Undefined in a choice
   * that an earlier release of the product stored.
   */
  readonly takenOff?: readonly number[];
  /**
   * The hashes of the sentences on the card of each mode, in its order, then of those chosen in other versions. Undefined
   * in a choice that an earlier release stored. Empty if the user went back to the usual sentences.
   */
  readonly onQuote?: readonly number[];
  readonly onFulltext?: readonly number[];
};

// Check the shape by hand. A library for this would be as large as a third of the share screen's own code.
const isNumbers = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'number');

function isStoredChoice(value: unknown): value is StoredChoice {
  if (typeof value !== 'object' || value === null) return false;
  const each: Partial<Record<keyof StoredChoice, unknown>> = value;
  const { leftOut, takenOff, quote, fulltext, onQuote, onFulltext } = each;
  return isNumbers(leftOut) && [takenOff, quote, fulltext, onQuote, onFulltext].every((one) => isNumbers(one ?? []));
}

/** Return a user's stored choices, oldest first. */
export function storedChoices(uid: string): readonly StoredChoice[] {
  const stored = storage.getJson(memoryKey(STORAGE_CARD_CHOICES, uid));
  return Array.isArray(stored) ? stored.filter(isStoredChoice) : [];
}

export const storedChoice = (uid: string, { id }: Summary): StoredChoice | undefined =>
  storedChoices(uid).find(({ summaryId }) => summaryId === id);

/**
 * Return the choice for a version of a summary after the user chose sentences of another version: the card has only
 * these. If none of them is left, it has the usual sentences except those that the user took off. If no sentence would be
 * left then, keep the first one that was not taken off, or else the first one.
 */
function choiceForVersion(
  summary: Summary,
  { takenOff = [], onQuote = [], onFulltext = [] }: Partial<StoredChoice>,
): CardChoice {
  const all = summarySentences(summary);
  const leftOut = all.filter((sentence) => sentenceHashes(sentence).some((hash) => takenOff.includes(hash)));
  const placeIn = (hashes: readonly number[], sentence: string) =>
    leftOut.includes(sentence) ? -1 : Math.min(...sentenceHashes(sentence).map((hash) => hashes.indexOf(hash)));
  const keptOf = (hashes: readonly number[]) =>
    all
      .filter((sentence) => placeIn(hashes, sentence) >= 0)
      .sort((one, other) => placeIn(hashes, one) - placeIn(hashes, other));
  const order = { quote: keptOf(onQuote), fulltext: keptOf(onFulltext) };
  if (order.quote.length + order.fulltext.length > 0) return { leftOut, order };
  const isLost = onQuote.length + onFulltext.length > 0;
  const choice = { ...usualChoice, leftOut, isLost };
  if (chosenSentences(summary, 'quote', choice).length > 0) return choice;
  const last = all
    .filter((sentence) => !leftOut.includes(sentence))
    .concat(all)
    .slice(0, 1);
  return {
    leftOut: leftOut.filter((sentence) => !last.includes(sentence)),
    order: { quote: last, fulltext: last },
    isLost,
  };
}

/** Return the user's stored choice for this version of a summary, or the default. */
export function rememberedChoice(uid: string, summary: Summary): CardChoice {
  const stored = storedChoice(uid, summary);
  if (!stored) return usualChoice;
  if (stored.generatedAt !== summary.generatedAt) return choiceForVersion(summary, stored);
  const all = summarySentences(summary);
  const sentencesAt = (at: readonly number[]) => at.flatMap((position) => all[position] ?? []);
  const choice = {
    leftOut: sentencesAt(stored.leftOut),
    order: {
      quote: stored.quote && sentencesAt(stored.quote),
      fulltext: stored.fulltext && sentencesAt(stored.fulltext),
    },
  };
  // Add the hashes while the words of this version are known.
  if (!stored.onQuote)
    import('./store-choice.ts').then(({ addHashes }) => addHashes(uid, summary, choice)).catch(() => {});
  return choice;
}

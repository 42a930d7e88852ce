// Stores which sentences the user chose for the cards of each summary, on this device and until another user signs in.
// Positions and hashes of the sentences are stored, not their words.
import type { Summary } from '../../../core/contract/summaries.ts';
import { CARD_CHOICES_MAX, STORAGE_CARD_CHOICES } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';
import { memoryKey } from '../session/session-memory.ts';
import { summarySentences } from './base/card-sentences.ts';
import { type CardChoice, chosenSentences, usualChoice } from './card-choice.ts';
import { sentenceHashes } from './sentence-hashes.ts';

type StoredChoice = {
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
};

// Check the shape by hand. A library for this would be as large as a third of the share screen's own code.
const isNumbers = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'number');

function isStoredChoice(value: unknown): value is StoredChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { leftOut, quote, fulltext, takenOff = [] }: Partial<Record<keyof StoredChoice, unknown>> = value;
  return [leftOut, takenOff, quote ?? [], fulltext ?? []].every(isNumbers);
}

/** Return a user's stored choices, oldest first. */
function storedChoices(uid: string): readonly StoredChoice[] {
  const stored = storage.getJson(memoryKey(STORAGE_CARD_CHOICES, uid));
  return Array.isArray(stored) ? stored.filter(isStoredChoice) : [];
}

const storedChoice = (uid: string, { id }: Summary): StoredChoice | undefined =>
  storedChoices(uid).find(({ summaryId }) => summaryId === id);

/**
 * Return the choice for a version of a summary after the user took sentences off the card of another version: they stay
 * off. If no sentence would be left, keep the first one that was not taken off, or else the first one.
 */
function choiceForVersion(summary: Summary, takenOff: readonly number[]): CardChoice {
  const all = summarySentences(summary);
  const leftOut = all.filter((sentence) => sentenceHashes(sentence).some((hash) => takenOff.includes(hash)));
  const choice = { ...usualChoice, leftOut };
  if (leftOut.length === 0) return usualChoice;
  if (chosenSentences(summary, 'quote', choice).length > 0) return choice;
  const last = all
    .filter((sentence) => !leftOut.includes(sentence))
    .concat(all)
    .slice(0, 1);
  return { leftOut: leftOut.filter((sentence) => !last.includes(sentence)), order: { quote: last, fulltext: last } };
}

/** Return the user's stored choice for this version of a summary, or the default. */
export function rememberedChoice(uid: string, summary: Summary): CardChoice {
  const stored = storedChoice(uid, summary);
  if (stored?.generatedAt !== summary.generatedAt) return choiceForVersion(summary, stored?.takenOff ?? []);
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
  if (!stored.takenOff) rememberChoice(uid, summary, choice);
  return choice;
}

export function rememberChoice(uid: string, summary: Summary, { leftOut, order }: CardChoice): void {
  const all = summarySentences(summary);
  const positionsOf = (sentences: readonly string[]) =>
    sentences.map((sentence) => all.indexOf(sentence)).filter((position) => position !== -1);
  const others = storedChoices(uid).filter(({ summaryId }) => summaryId !== summary.id);
  const known = all.flatMap(sentenceHashes);
  const ofOtherVersions = storedChoice(uid, summary)?.takenOff?.filter((hash) => !known.includes(hash)) ?? [];
  const takenOff = [...ofOtherVersions, ...leftOut.flatMap(sentenceHashes)];
  const choice: StoredChoice = {
    summaryId: summary.id,
    generatedAt: summary.generatedAt,
    leftOut: positionsOf(leftOut),
    quote: order.quote && positionsOf(order.quote),
    fulltext: order.fulltext && positionsOf(order.fulltext),
    takenOff,
  };
  const isUsual = takenOff.length === 0 && !order.quote && !order.fulltext;
  const choices = isUsual ? others : [...others, choice].slice(-CARD_CHOICES_MAX);
  storage.setJson(memoryKey(STORAGE_CARD_CHOICES, uid), choices);
}

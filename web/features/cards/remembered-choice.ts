// Stores which sentences the user chose for the cards of each summary, on this device and until another user signs in.
// Only the positions of the sentences are stored, not their words.
import type { Summary } from '../../../core/contract/summaries.ts';
import { CARD_CHOICES_MAX, STORAGE_CARD_CHOICES } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';
import { memoryKey } from '../session/session-memory.ts';
import { summarySentences } from './base/card-sentences.ts';
import { type CardChoice, usualChoice } from './card-choice.ts';

type StoredChoice = {
  readonly summaryId: string;
  /** Identifies the version of the summary. In another version, these positions belong to other sentences. */
  readonly generatedAt: string;
  readonly leftOut: readonly number[];
  readonly quote: readonly number[] | null;
  readonly fulltext: readonly number[] | null;
};

// Check the shape by hand. A library for this would be as large as a third of the share screen's own code.
const isPositions = (value: unknown): boolean =>
  Array.isArray(value) && value.every((position) => typeof position === 'number');

function isStoredChoice(value: unknown): value is StoredChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { leftOut, quote, fulltext }: { leftOut?: unknown; quote?: unknown; fulltext?: unknown } = value;
  return isPositions(leftOut) && [quote, fulltext].every((order) => order === null || isPositions(order));
}

/** Return a user's stored choices, oldest first. */
function storedChoices(uid: string): readonly StoredChoice[] {
  const stored = storage.getJson(memoryKey(STORAGE_CARD_CHOICES, uid));
  return Array.isArray(stored) ? stored.filter(isStoredChoice) : [];
}

/** Return the user's stored choice for this version of a summary, or the default. */
export function rememberedChoice(uid: string, summary: Summary): CardChoice {
  const stored = storedChoices(uid).find(({ summaryId }) => summaryId === summary.id);
  if (stored?.generatedAt !== summary.generatedAt) return usualChoice;
  const all = summarySentences(summary);
  const sentencesAt = (at: readonly number[]) => at.flatMap((position) => all[position] ?? []);
  return {
    leftOut: sentencesAt(stored.leftOut),
    order: {
      quote: stored.quote && sentencesAt(stored.quote),
      fulltext: stored.fulltext && sentencesAt(stored.fulltext),
    },
  };
}

export function rememberChoice(uid: string, summary: Summary, { leftOut, order }: CardChoice): void {
  const all = summarySentences(summary);
  const positionsOf = (sentences: readonly string[]) =>
    sentences.map((sentence) => all.indexOf(sentence)).filter((position) => position !== -1);
  const others = storedChoices(uid).filter(({ summaryId }) => summaryId !== summary.id);
  const choice: StoredChoice = {
    summaryId: summary.id,
    generatedAt: summary.generatedAt,
    leftOut: positionsOf(leftOut),
    quote: order.quote && positionsOf(order.quote),
    fulltext: order.fulltext && positionsOf(order.fulltext),
  };
  const isUsual = leftOut.length === 0 && !order.quote && !order.fulltext;
  const choices = isUsual ? others : [...others, choice].slice(-CARD_CHOICES_MAX);
  storage.setJson(memoryKey(STORAGE_CARD_CHOICES, uid), choices);
}

// Apart from `remembered-choice.ts`, because the first render of a card does not need it.
import type { Summary } from '../../../core/contract/summaries.ts';
import { CARD_CHOICES_MAX, STORAGE_CARD_CHOICES } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';
import { memoryKey } from '../session/session-memory.ts';
import { severalPicturesRoom, summarySentences } from './base/card-sentences.ts';
import type { CardMode } from './base/design.ts';
import { type CardChoice, chosenSentences } from './card-choice.ts';
import { sentenceHashes } from './sentence-hashes.ts';
import { type StoredChoice, storedChoice, storedChoices } from './stored-choices.ts';

export function storeChoice(uid: string, summary: Summary, choice: CardChoice): void {
  const { leftOut, order } = choice;
  const all = summarySentences(summary);
  const positionsOf = (sentences: readonly string[]) =>
    sentences.map((sentence) => all.indexOf(sentence)).filter((position) => position !== -1);
  const others = storedChoices(uid).filter(({ summaryId }) => summaryId !== summary.id);
  const known = all.flatMap(sentenceHashes);
  const before = storedChoice(uid, summary);
  const ofOtherVersions = (hashes: readonly number[] = []) => hashes.filter((hash) => !known.includes(hash));
  const takenOff = [...ofOtherVersions(before?.takenOff), ...leftOut.flatMap(sentenceHashes)];
  const hasOwn = leftOut.length > 0 || order.quote !== null || order.fulltext !== null;
  const hashesOn = (mode: CardMode, earlier?: readonly number[]) => [
    ...chosenSentences(summary, mode, choice, severalPicturesRoom).flatMap(sentenceHashes),
    ...ofOtherVersions(earlier),
  ];
  const next: StoredChoice = {
    summaryId: summary.id,
    generatedAt: summary.generatedAt,
    leftOut: positionsOf(leftOut),
    quote: order.quote && positionsOf(order.quote),
    fulltext: order.fulltext && positionsOf(order.fulltext),
    takenOff,
    onQuote: hasOwn ? hashesOn('quote', before?.onQuote) : [],
    onFulltext: order.fulltext ? hashesOn('fulltext', before?.onFulltext) : [],
  };
  const choices = !hasOwn && takenOff.length === 0 ? others : [...others, next].slice(-CARD_CHOICES_MAX);
  storage.setJson(memoryKey(STORAGE_CARD_CHOICES, uid), choices);
}

/** Add the hashes to a choice that an earlier release stored, unless it was replaced or deleted in the meantime. */
export function addHashes(uid: string, summary: Summary, choice: CardChoice): void {
  const stored = storedChoice(uid, summary);
  if (stored && !stored.onQuote) storeChoice(uid, summary, choice);
}

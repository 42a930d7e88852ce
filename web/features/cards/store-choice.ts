// Apart from `remembered-choice.ts`, because the first render of a card does not need it.
import type { Summary } from '../../../core/contract/summaries.ts';
import { CARD_CHOICES_MAX, STORAGE_CARD_CHOICES } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';
import { memoryKey } from '../session/session-memory.ts';
import { earlierSentencesOf, ownWordsOf, severalPicturesRoom, summarySentences } from './base/card-sentences.ts';
import type { CardMode } from './base/design.ts';
import { type CardChoice, type CardPart, chosenSentences, leftOutAnywhere, withoutLeftOut } from './card-choice.ts';
import { hashOf, QUOTATION_MIN_CHARACTERS, RUN_WORDS, runsIn, sentenceHashes } from './sentence-hashes.ts';
import { type CardFormat, type StoredChoice, storedChoice, storedChoices, storedFormat } from './stored-choices.ts';

/** Store a choice as the newest one, or delete it if it has only what is usual. */
function replaceStored(uid: string, next: StoredChoice): void {
  const { leftOut, quote, fulltext, takenOff = [], partsOff = [], mode, shape, isSplit } = next;
  const hasParts = leftOut.length + takenOff.length + partsOff.length > 0 || quote !== null || fulltext !== null;
  const isUsual = !hasParts && mode !== 'fulltext' && shape !== 'story' && !isSplit;
  const others = storedChoices(uid).filter(({ summaryId }) => summaryId !== next.summaryId);
  const choices = isUsual ? others : [...others, next].slice(-CARD_CHOICES_MAX);
  storage.setJson(memoryKey(STORAGE_CARD_CHOICES, uid), choices);
}

/**
 * Return the hashes of the words that another version may quote of these sentences. It may quote fewer than `RUN_WORDS`
 * words.
 */
const allRunsIn = (sentences: readonly string[]): readonly number[] =>
  sentences
    .flatMap((sentence) => [
      ...runsIn(sentence, RUN_WORDS),
      ...[2, 3].flatMap((count) => runsIn(sentence, count)).filter(({ length }) => length >= QUOTATION_MIN_CHARACTERS),
    ])
    .map(hashOf);

export function storeChoice(uid: string, summary: Summary, choice: CardChoice): void {
  const { order, onlyLeavesOff = false } = choice;
  const leftOut = leftOutAnywhere(choice);
  const all = summarySentences(summary);
  const positionsOf = (sentences: readonly string[]) =>
    sentences.map((sentence) => all.indexOf(sentence)).filter((position) => position !== -1);
  const byMode = <Each>(of: (mode: CardMode) => Each) => ({ quote: of('quote'), fulltext: of('fulltext') });
  const earlier = earlierSentencesOf(summary);
  const hashesOf = (sentence: string) => [...new Set([sentence, ...earlier(sentence)].flatMap(sentenceHashes))];
  const known = all.flatMap(hashesOf);
  const before = storedChoice(uid, summary);
  // The cards of a user who only left sentences off show what was seen, those of another user what was chosen.
  const cardsBefore = (before?.onlyLeavesOff ?? false) === onlyLeavesOff ? before : undefined;
  const ofOtherVersions = (hashes: readonly number[] = []) => hashes.filter((hash) => !known.includes(hash));
  const takenOff = [...ofOtherVersions(before?.takenOff), ...leftOut.flatMap(hashesOf)];
  const ofEarlierRelease = { quote: before?.takenOff, fulltext: [] };
  const takenOffIn = byMode((mode) => [
    ...ofOtherVersions((before?.takenOffIn ?? ofEarlierRelease)[mode]),
    ...choice.leftOut[mode].flatMap(hashesOf),
  ]);
  const hasOwn = leftOut.length > 0 || order.quote !== null || order.fulltext !== null;
  const hashesOn = (mode: CardMode) =>
    chosenSentences(summary, mode, choice, severalPicturesRoom).flatMap(sentenceHashes);
  const knownRuns = allRunsIn(all);
  // Words that the user left on the card, such as "and then I went", take off no other sentence.
  const onCard = withoutLeftOut(chosenSentences(summary, 'quote', choice, severalPicturesRoom), leftOut);
  const shownRuns = allRunsIn(onCard);
  const runsOffIn = byMode((mode) => {
    const ofOthers = before?.runsOffIn?.[mode].filter((hash) => !knownRuns.includes(hash)) ?? [];
    const runs = new Set([...ofOthers, ...allRunsIn(choice.leftOut[mode])]);
    return [...runs].filter((hash) => !shownRuns.includes(hash));
  });
  const onQuote = hasOwn ? hashesOn('quote') : [];
  const hasFulltext = order.fulltext !== null || (onlyLeavesOff && leftOut.length > 0);
  const onFulltext = hasFulltext ? hashesOn('fulltext') : [];
  const ownWordsIn = ownWordsOf(summary);
  const quotesNone = (mode: CardMode) =>
    hasOwn && chosenSentences(summary, mode, choice, severalPicturesRoom).every((each) => ownWordsIn(each) === 0);
  replaceStored(uid, {
    ...storedFormat(uid, summary),
    summaryId: summary.id,
    generatedAt: summary.generatedAt,
    leftOut: positionsOf(leftOut),
    leftOutIn: byMode((mode) => positionsOf(choice.leftOut[mode])),
    keptIn: byMode((mode) => positionsOf(choice.kept[mode])),
    quote: order.quote && positionsOf(order.quote),
    fulltext: order.fulltext && positionsOf(order.fulltext),
    onlyLeavesOff,
    takenOff,
    takenOffIn,
    runsOffIn,
    partsOff: before?.partsOff ?? [],
    onQuote: hasOwn ? [...onQuote, ...ofOtherVersions(cardsBefore?.onQuote)] : [],
    onFulltext: hasFulltext ? [...onFulltext, ...ofOtherVersions(cardsBefore?.onFulltext)] : [],
    ofLast: { quote: onQuote.length, fulltext: onFulltext.length },
    quotesNone: byMode(quotesNone),
  });
}

/** Store a part of a choice beside its sentences. */
function storeBeside(uid: string, summary: Summary, part: Partial<StoredChoice>): void {
  const { id: summaryId, generatedAt } = summary;
  const usual = { leftOut: [], quote: null, fulltext: null, takenOff: [], onQuote: [], onFulltext: [] };
  replaceStored(uid, { ...(storedChoice(uid, summary) ?? { summaryId, generatedAt, ...usual }), ...part });
}

/** Store what changed of the format of a summary's cards. */
export const storeFormat = (uid: string, summary: Summary, format: Partial<CardFormat>): void =>
  storeBeside(uid, summary, format);

/** Store which parts are left off the cards of a summary, in all its versions. */
export const storePartsOff = (uid: string, summary: Summary, partsOff: readonly CardPart[]): void =>
  storeBeside(uid, summary, { partsOff });

/**
 * Add the hashes, and whether the cards quote the user's words, to a choice that an earlier release stored, unless it was
 * replaced or deleted in the meantime.
 */
export function addHashes(uid: string, summary: Summary, choice: CardChoice): void {
  const stored = storedChoice(uid, summary);
  if (stored && !stored.runsOffIn) storeChoice(uid, summary, choice);
}

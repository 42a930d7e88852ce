import type { Summary } from '../../../core/contract/summaries.ts';
import {
  cardSentences,
  earlierSentencesOf,
  framingSentences,
  hasOwnWords,
  ownWordsOf,
  severalPicturesRoom,
  summarySentences,
} from './base/card-sentences.ts';
import type { CardMode } from './base/design.ts';
import {
  type CardChoice,
  chosenSentences,
  type LostCause,
  leftOutAnywhere,
  usualChoice,
  withoutLeftOut,
} from './card-choice.ts';
import { hashOf, RUN_WORDS, runsIn, sentenceHashes } from './sentence-hashes.ts';
import { type StoredChoice, storedChoice } from './stored-choices.ts';
import { choiceAtPositions, withHashes } from './stored-positions.ts';

/**
 * Return the choice for a version of a summary after the user chose sentences of another version: a quote card has only
 * those that were on it, and so has a full text card whose order the user changed there. Otherwise, if none of these
 * sentences is left or only lines that open or close the text, and if the user only took sentences off, a card has the
 * usual ones except those that the user took off. If no sentence would be left then, keep the first one that was not
 * taken off, or else the first one. A sentence that was split in earlier releases is taken off if one of its parts was,
 * and chosen if all of them were. A sentence whose quotation shares a run of words with one that was taken off is off, too:
 * another version may quote more or less of the same words.
 */
function choiceForVersion(
  summary: Summary,
  {
    takenOff = [],
    takenOffIn = { quote: takenOff, fulltext: [] },
    runsOffIn = { quote: [], fulltext: [] },
    onQuote = [],
    onFulltext = [],
    ofLast,
    onlyLeavesOff = false,
  }: Partial<StoredChoice>,
): CardChoice {
  const all = summarySentences(summary);
  const earlier = earlierSentencesOf(summary);
  const hashesOf = (sentence: string) => [sentence, ...earlier(sentence)].flatMap(sentenceHashes);
  const runHashes = (sentence: string, ...wordCounts: readonly number[]) =>
    wordCounts.flatMap((count) => runsIn(sentence, count)).map(hashOf);
  const isIn = (hashes: readonly number[]) => (hash: number) => hashes.includes(hash);
  const offIn = (mode: CardMode) => {
    const hashes = takenOffIn[mode];
    return all.filter(
      (sentence) =>
        [...hashesOf(sentence), ...runHashes(sentence, RUN_WORDS)].some(isIn([...hashes, ...runsOffIn[mode]])) ||
        runHashes(sentence, 2, 3).some(isIn(hashes)),
    );
  };
  const leftOut = { quote: offIn('quote'), fulltext: offIn('fulltext') };
  // What the user put back on one of the cards was in another version.
  const { kept } = usualChoice;
  const off = leftOutAnywhere({ leftOut });
  const firstOf = (hashes: readonly number[], sentences: readonly string[]) =>
    Math.min(...sentences.flatMap(sentenceHashes).map((hash) => hashes.indexOf(hash)));
  const placeIn = (mode: CardMode, sentence: string) =>
    off.includes(sentence)
      ? -1
      : Math.max(firstOf(hashesOn[mode], [sentence]), firstOf(hashesOn[mode], earlier(sentence)));
  const framing = framingSentences(summary);
  const isWhole = (hashes: readonly number[], left: readonly string[]) => {
    const found = left.flatMap(hashesOf);
    return hashes.every((hash) => found.includes(hash));
  };
  const leftOf = (mode: CardMode) => {
    const left = all
      .filter((sentence) => placeIn(mode, sentence) >= 0)
      .sort((one, other) => placeIn(mode, one) - placeIn(mode, other));
    // The user may have chosen nothing but such a line.
    return isWhole(lastOn(mode), left) || !left.every((sentence) => framing.includes(sentence)) ? left : [];
  };
  // Each mode has its own choice: what is left of one says nothing about the other.
  const hashesOn = { quote: onQuote, fulltext: onFulltext };
  const lastOn = (mode: CardMode) => hashesOn[mode].slice(0, ofLast?.[mode]);
  const orderIn = (mode: CardMode) => {
    const left = onlyLeavesOff ? [] : leftOf(mode);
    return left.length > 0 ? left : null;
  };
  const order = { quote: orderIn('quote'), fulltext: orderIn('fulltext') };
  const found = { leftOut, kept, order, onlyLeavesOff };
  const lostIn = (mode: CardMode): LostCause | null => {
    const left = order[mode];
    if (hashesOn[mode].length === 0) return null;
    if (onlyLeavesOff) {
      const isNew = (sentence: string) =>
        hasOwnWords(sentence) && !sentenceHashes(sentence).every(isIn(hashesOn[mode]));
      return chosenSentences(summary, mode, found, severalPicturesRoom).some(isNew) ? 'new' : null;
    }
    if (left === null) return 'gone';
    return isWhole(lastOn(mode), left) ? null : 'part';
  };
  const choice = { ...found, lost: { quote: lostIn('quote'), fulltext: lostIn('fulltext') } };
  if (chosenSentences(summary, 'quote', choice).length > 0) return choice;
  const last = all
    .filter((sentence) => !off.includes(sentence))
    .concat(all)
    .slice(0, 1);
  return {
    ...usualChoice,
    leftOut: { quote: withoutLeftOut(leftOut.quote, last), fulltext: withoutLeftOut(leftOut.fulltext, last) },
    order: { quote: last, fulltext: last },
    lost: choice.lost,
  };
}

/**
 * Remove the user's own words from each card that quoted none of them in another version. If nothing is left, the card
 * has the usual sentences without own words, or only title and themes.
 */
function withoutOwnWords(summary: Summary, choice: CardChoice, quotesNone: StoredChoice['quotesNone']): CardChoice {
  const ownWordsIn = ownWordsOf(summary);
  const isPlain = (sentence: string) => !ownWordsIn(sentence);
  let next = choice;
  for (const mode of ['quote', 'fulltext'] as const) {
    const chosen = chosenSentences(summary, mode, choice, severalPicturesRoom);
    const plain = chosen.filter(isPlain);
    if (quotesNone?.[mode] && plain.length < chosen.length) {
      const order = plain.length > 0 ? plain : cardSentences(summary, 'fulltext').filter(isPlain);
      next = { ...next, order: { ...next.order, [mode]: order }, lost: { ...next.lost, [mode]: 'own words' } };
    }
  }
  return next;
}

/** Return the user's stored choice for this version of a summary, or the default. */
export function rememberedChoice(uid: string, summary: Summary): CardChoice {
  const stored = storedChoice(uid, summary);
  if (!stored) return usualChoice;
  const isSameVersion = stored.generatedAt === summary.generatedAt;
  const hashed = isSameVersion ? withHashes(summary, stored) : stored;
  const choice =
    (isSameVersion && choiceAtPositions(summary, stored)) ||
    withoutOwnWords(summary, choiceForVersion(summary, hashed), stored.quotesNone);
  // Add what later versions need while the words of this version are known.
  if (isSameVersion && !stored.runsOffIn)
    import('./store-choice.ts').then(({ addHashes }) => addHashes(uid, summary, choice)).catch(() => {});
  return { ...choice, ...(stored.partsOff && { partsOff: stored.partsOff }) };
}

import type { Summary } from '../../../core/contract/summaries.ts';
import { earlierSentencesOf, framingSentences, severalPicturesRoom, summarySentences } from './base/card-sentences.ts';
import { type CardChoice, chosenSentences } from './card-choice.ts';
import { sentenceHashes } from './sentence-hashes.ts';
import type { StoredChoice } from './stored-choices.ts';

/** Return the positions in `at`. In earlier releases, the sentences that were left off took up no room. */
const positionsOnCard = ({ onQuote, leftOut }: StoredChoice, at: readonly number[]) =>
  onQuote ? at : at.filter((position) => !leftOut.includes(position));

/**
 * Return the choice at the positions that were stored for this version of a summary. Return null if they do not fit its
 * sentences any more, because an earlier release split them in another way.
 */
export function choiceAtPositions(summary: Summary, stored: StoredChoice): CardChoice | null {
  const {
    leftOut,
    quote,
    fulltext,
    leftOutIn = { quote: leftOut, fulltext: [] },
    keptIn = { quote: [], fulltext: [] },
    onlyLeavesOff = false,
    takenOff,
    onQuote,
    onFulltext,
  } = stored;
  const all = summarySentences(summary);
  const sentencesAt = (at: readonly number[]) => at.flatMap((position) => all[position] ?? []);
  const orderAt = (at: readonly number[] | null) => at && sentencesAt(positionsOnCard(stored, at));
  const order = { quote: orderAt(quote), fulltext: orderAt(fulltext) };
  const byMode = ({ quote, fulltext }: typeof leftOutIn) => ({
    quote: sentencesAt(quote),
    fulltext: sentencesAt(fulltext),
  });
  const choice = { leftOut: byMode(leftOutIn), kept: byMode(keptIn), order, onlyLeavesOff };
  const earlier = earlierSentencesOf(summary);
  const isSplitAsBefore = all.every((sentence) => earlier(sentence).length === 1);
  // The closing line gets the new name of a renamed theme: its hash changes, its position does not.
  const framing = framingSentences(summary);
  const match = (sentences: readonly string[], hashes: readonly number[] | undefined) =>
    hashes
      ? sentences.every((each) => framing.includes(each) || sentenceHashes(each).every((hash) => hashes.includes(hash)))
      : isSplitAsBefore;
  const shown = (mode: 'quote' | 'fulltext') =>
    order[mode] ? chosenSentences(summary, mode, choice, severalPicturesRoom) : [];
  const areFound = [leftOut, quote ?? [], fulltext ?? []].flat().every((position) => position < all.length);
  return areFound &&
    match(sentencesAt(leftOut), takenOff) &&
    match(shown('quote'), onQuote) &&
    match(shown('fulltext'), onFulltext)
    ? choice
    : null;
}

/** Add the hashes that an earlier release did not store, of the sentences as it split this version of the summary. */
export function withHashes(summary: Summary, stored: StoredChoice): StoredChoice {
  const earlier = [...new Set(summarySentences(summary).flatMap(earlierSentencesOf(summary)))];
  const hashesAt = (at: readonly number[]) => at.flatMap((position) => earlier[position] ?? []).flatMap(sentenceHashes);
  const hashesOn = (at: readonly number[] | null) => hashesAt(positionsOnCard(stored, at ?? []));
  const { leftOut, quote, fulltext } = stored;
  return { takenOff: hashesAt(leftOut), onQuote: hashesOn(quote), onFulltext: hashesOn(fulltext), ...stored };
}

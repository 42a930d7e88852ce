import type { AnswerSentence } from '../answer/answer.ts';
import { normaliseSpaces, quotationsIn, unicodeWords, withoutQuotations } from '../answer/answer-text.ts';
import type { ReadPages } from './read-pages.ts';
import { areRelated, foldedWords, type PageSentence } from './read-pages.ts';

/** Return the sentences of the reflections that contain the evidence of a sentence. */
function evidenceSentences(read: ReadPages, { evidence }: AnswerSentence): PageSentence[] {
  return evidence.flatMap(({ reflection, quote }) => {
    const words = normaliseSpaces(quote);
    const sentences = read.pages[reflection - 1]?.sentences ?? [];
    return sentences.filter(({ text }) => text.includes(words) || (text.length > 8 && words.includes(text)));
  });
}

export const citedSentences = (read: ReadPages, { evidence }: AnswerSentence): readonly PageSentence[] =>
  [...new Set(evidence.map(({ reflection }) => reflection - 1))].flatMap((at) => read.pages[at]?.sentences ?? []);

/** A negation denies at most this many words after it. */
const reach = 4;

const clausesOf = (text: string) => text.split(/[.,!?;:…–—()]+/u).map(foldedWords);

const isDenial = ({ code, words: { negation } }: ReadPages, word: string) =>
  negation.has(word) || (code === 'en' && /^un(?!der|til|less|it|ion|iv|cle)\p{L}{4}/u.test(word));

/**
 * Return whether a sentence states as a fact what the user denied. A word of the sentence is denied if every mention of
 * it in the evidence follows a negation.
 */
export function losesNegation(read: ReadPages, sentence: AnswerSentence): boolean {
  const { doubt, neutral } = read.words;
  const said = foldedWords(sentence.text);
  // If the sentence also quotes the user, the reader sees the "not" in the quotation.
  if (quotationsIn(sentence.text).some((words) => unicodeWords(words).length >= 3)) return false;
  if (sentence.text.includes('?') || said.some((word) => isDenial(read, word) || doubt.has(word))) return false;
  const clauses = evidenceSentences(read, sentence).flatMap(({ text }) => clausesOf(text));
  return [...new Set(foldedWords(withoutQuotations(sentence.text)))].some((word) => {
    if (neutral.has(word) && word.length < 5) return false;
    const mentions = clauses.flatMap((words) =>
      words.flatMap((other, at) =>
        areRelated(read, word, other)
          ? [words.slice(Math.max(0, at - reach), at).some((before) => isDenial(read, before))]
          : [],
      ),
    );
    return mentions.length > 0 && mentions.every((isDenied) => isDenied);
  });
}

/** Return whether a sentence states as a fact what its evidence only asks or doubts. */
export function losesDoubt(read: ReadPages, sentence: AnswerSentence): boolean {
  const { doubt, sureDoubt } = read.words;
  if (sureDoubt.size === 0 || quotationsIn(sentence.text).length > 0 || sentence.text.includes('?')) return false;
  if (foldedWords(sentence.text).some((word) => doubt.has(word) || isDenial(read, word))) return false;
  return sentence.evidence.every((one) => {
    const words = foldedWords(one.quote);
    if (words.some((word) => sureDoubt.has(word)) && !words.some((word) => isDenial(read, word))) return true;
    const found = evidenceSentences(read, { ...sentence, evidence: [one] });
    return found.length > 0 && found.every(({ text }) => /[?？]["”»]?$/u.test(text));
  });
}

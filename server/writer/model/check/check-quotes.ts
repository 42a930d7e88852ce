import { sentencesOf } from '../../../../core/domain/texts/sentences.ts';
import type { WeekToSummarise } from '../../writer.ts';
import type { Answer, AnswerSentence } from '../answer/answer.ts';
import {
  normaliseSpaces,
  quotationMark,
  quotationsIn,
  unicodeWords,
  withoutQuotations,
} from '../answer/answer-text.ts';
import { claimWords } from './check-support.ts';
import type { Fault } from './fault.ts';
import type { ReadPages } from './read-pages.ts';

// The minimum number of letters of a quote: `leastLetters` if the quote has two words, `leastLettersOfThreeWords` if it
// has more.
const leastLetters = 8;
const leastLettersOfThreeWords = 6;
/** Scripts in which one character is a word or a syllable. */
const wordCharacters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const leastWordCharacters = 4;

/** Return whether a quote is enough as evidence: a whole sentence, two words, or a few Japanese characters. */
function isLongEnough(read: ReadPages, quote: string, content: string): boolean {
  const letters = quote.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const words = unicodeWords(quote);
  if (wordCharacters.test(quote) && letters >= leastWordCharacters) return true;
  if (words.length >= 3 && letters >= leastLettersOfThreeWords) return true;
  if (words.length >= 2 && (letters >= leastLetters || claimWords(read, quote).length > 0)) return true;
  const bare = (text: string) => normaliseSpaces(text).replace(/^[-•*] |[.!?…。！？]+$/gu, '');
  return content
    .split('\n')
    .flatMap((each) => sentencesOf(each))
    .some((sentence) => bare(sentence) === bare(quote));
}

/** Return whether a reflection contains the quoted words. Only the case of the first letter may differ. */
function hasQuotation(content: string, words: string): boolean {
  const large = words.slice(0, 1).toUpperCase() + words.slice(1);
  return (
    content.includes(words) ||
    content.includes(large) ||
    content.includes(words.slice(0, 1).toLowerCase() + words.slice(1))
  );
}

function sentenceFaults(week: WeekToSummarise, read: ReadPages, { text, evidence }: AnswerSentence): string[] {
  const faults: string[] = [];
  const short: string[] = [];
  if (evidence.length === 0) faults.push(`This sentence has no evidence: ${text}`);
  const sources = evidence.map(({ reflection }) => week.reflections[reflection - 1]);
  for (const [index, { reflection, quote }] of evidence.entries()) {
    const content = sources[index]?.content;
    if (content === undefined) faults.push(`There is no reflection ${reflection}.`);
    else if (normaliseSpaces(quote) === '' || !normaliseSpaces(content).includes(normaliseSpaces(quote)))
      faults.push(`This evidence does not stand letter for letter in reflection ${reflection}: ${quote}`);
    else if (!isLongEnough(read, quote, content)) short.push(quote);
  }
  if (short.length > 0 && short.length === evidence.length)
    faults.push(`This evidence is too short, copy more words: ${short.join(' / ')}`);
  if (quotationMark.test(withoutQuotations(text)))
    faults.push(`A quotation mark stands alone, or quotations stand in one another: ${text}`);
  const reflections = sources.filter((reflection) => reflection !== undefined);
  for (const quotation of quotationsIn(text)) {
    // A comma or full stop before the closing mark may belong to the sentence around the quotation.
    const words = normaliseSpaces(quotation).replace(/[,.，。、]$/u, '');
    if (words === '' || !reflections.some(({ content }) => hasQuotation(normaliseSpaces(content), words)))
      faults.push(`These quoted words do not stand letter for letter in the sentence's evidence: ${quotation}`);
  }
  return faults;
}

export function quoteFaults(week: WeekToSummarise, read: ReadPages, { paragraphs }: Answer): Fault[] {
  return paragraphs.flatMap(({ sentences }, paragraph) =>
    sentences.flatMap((one, sentence) =>
      sentenceFaults(week, read, one).map(
        (text): Fault => ({ place: { part: 'sentence', paragraph, sentence }, text, isGrave: false }),
      ),
    ),
  );
}

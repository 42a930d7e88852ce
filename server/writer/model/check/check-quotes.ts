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

const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'da',
  'nb',
  'tr',
  'ja',
  'zh',
  'ko',
  'ru',
  'uk',
  'hi',
  'ar',
];

/** The names of the weekdays in each language, in lower case; Monday is 0. */
const dayNames: readonly (readonly [name: string, weekday: number])[] = languages.flatMap((language) => {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day): [string, number] => [
    format.format(Date.UTC(2024, 0, 1 + day)).toLowerCase(),
    day,
  ]);
});

const weekdayOf = (localDate: string) => (new Date(`${localDate}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Return the weekdays that a text names. A name may mean different days in two languages. */
function daysNamed(text: string): { readonly name: string; readonly weekdays: readonly number[] }[] {
  const lower = text.toLowerCase();
  const names = new Set(dayNames.map(([name]) => name).filter((name) => isWordOf(lower, name)));
  return [...names].map((name) => ({
    name,
    weekdays: dayNames.filter(([other]) => other === name).map(([, weekday]) => weekday),
  }));
}

function isWordOf(text: string, name: string): boolean {
  const isSpaced = !/[぀-鿿]/u.test(name);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isSpaced || !/\p{L}/u.test(`${text[at - 1] ?? ' '}${text[at + name.length] ?? ' '}`.replace(/s$/u, ' ')))
      return true;
  return false;
}

/** The least letters of evidence: two or three words. Half as many suffice if a character is a word or syllable. */
const leastLetters = 8;
const wordCharacters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Return whether a quote is long enough as evidence: two words, or a whole sentence of the reflection. */
function isLongEnough(quote: string, content: string): boolean {
  const letters = quote.match(/[\p{L}\p{N}]/gu) ?? [];
  const least = wordCharacters.test(quote) ? leastLetters / 2 : leastLetters;
  if (letters.length >= least && unicodeWords(quote).length >= 2) return true;
  const bare = (text: string) => normaliseSpaces(text).replace(/[.!?…。！？]+$/u, '');
  return sentencesOf(content).some((sentence) => bare(sentence) === bare(quote));
}

function sentenceFaults(week: WeekToSummarise, { text, evidence }: AnswerSentence): string[] {
  const faults: string[] = [];
  if (evidence.length === 0) faults.push(`This sentence has no evidence: ${text}`);
  const sources = evidence.map(({ reflection }) => week.reflections[reflection - 1]);
  for (const [index, { reflection, quote }] of evidence.entries()) {
    const content = sources[index]?.content;
    if (content === undefined) faults.push(`There is no reflection ${reflection}.`);
    else if (normaliseSpaces(quote) === '' || !normaliseSpaces(content).includes(normaliseSpaces(quote)))
      faults.push(`This evidence does not stand letter for letter in reflection ${reflection}: ${quote}`);
    else if (!isLongEnough(quote, content)) faults.push(`This evidence is too short, copy more words: ${quote}`);
  }
  if (quotationMark.test(withoutQuotations(text)))
    faults.push(`A quotation mark stands alone, or quotations stand in one another: ${text}`);
  const reflections = sources.filter((reflection) => reflection !== undefined);
  for (const quotation of quotationsIn(text)) {
    // A comma or full stop before the closing mark belongs to the sentence around it.
    const words = normaliseSpaces(quotation).replace(/[,.，。、]$/u, '');
    if (words === '' || !reflections.some(({ content }) => normaliseSpaces(content).includes(words)))
      faults.push(`These quoted words do not stand letter for letter in the sentence's evidence: ${quotation}`);
  }
  const days = reflections.map(({ localDate }) => weekdayOf(localDate));
  const written = reflections.map(({ content }) => content.toLowerCase()).join(' ');
  for (const { name, weekdays } of daysNamed(withoutQuotations(text)))
    if (!weekdays.some((weekday) => days.includes(weekday)) && !written.includes(name))
      faults.push(`This sentence names a day, ${name}, that its evidence was not written on: ${text}`);
  return faults;
}

/** Return faults for evidence and quotations that are not the user's words, and for sentences that name a wrong day. */
export function quoteFaults(week: WeekToSummarise, { paragraphs }: Answer): string[] {
  return paragraphs.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentenceFaults(week, sentence)));
}

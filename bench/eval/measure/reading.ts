import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { withoutDays } from './days.ts';
import { isFrameWord } from './frames.ts';
import { numberOf } from './numbers.ts';
import { paragraphsOf, quotesIn, sentencesIn } from './summary-text.ts';
import { tokens } from './words.ts';

/** A frame (see `frameOf`) with fewer words, such as "On Monday:", may be repeated in a summary. */
const shortestFrame = 3;

/**
 * Return the frame of a sentence: its words without the user's words, with "someday" for each weekday and "number" for
 * each number. Return null for a short frame.
 */
export function frameOf(languages: LabelledWeek['languages'], free: string): string | null {
  const words = tokens(withoutDays(free, languages))
    .map((word) => (numberOf(word) === null || word === 'one' ? word : 'number'))
    .filter((word) => word === 'someday' || word === 'number' || isFrameWord(word, languages));
  return words.length < shortestFrame ? null : words.join(' ');
}

const errors: readonly (readonly [string, RegExp])[] = [
  ['two spaces', /\S {2,}\S/u],
  ['a space before a mark', /\p{L} [,.](?:\s|$)/u],
  ['two full stops', /(?<!\.)\.\.(?!\.)|。。|[.。][”"’»」]?[.。](?!\.)|,[.,]|[!?],?\./u],
  ['an unfilled place', /[{}]|\b(?:undefined|null|NaN)\b/u],
  [
    'a word twice',
    /(?<![\p{L}-])(the|a|an|of|and|to|in|on|was|is|der|die|und|le|la|et|el|de|y|il|e|o|en|i) \1(?![\p{L}-])/iu,
  ],
];

const pairs = ['“”', '«»', '「」', '『』', '()', '[]'];

/**
 * Return errors that a reader would notice, such as wrong spaces or punctuation, or the same frame in two sentences.
 */
export function readingErrors(labelled: LabelledWeek, { title, keyThemes, longSummary }: WrittenSummary): string[] {
  const sentences = sentencesIn(longSummary);
  const outside = quotesIn(longSummary).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}⟨⟩${text.slice(end)}`,
    longSummary,
  );
  const free = [title, ...keyThemes, outside].join('\n');
  const found = errors.flatMap(([name, pattern]) => (pattern.test(free) ? [name] : []));
  if (quotesIn(longSummary).some(({ text }) => text === '')) found.push('an empty quote');
  if (pairs.some(([open = '', close = '']) => outside.split(open).length !== outside.split(close).length))
    found.push('an unbalanced mark');
  if (/[“”„«»「」『』]/u.test(outside)) found.push('an unbalanced mark');
  const frames = sentences.flatMap((sentence) => frameOf(labelled.languages, sentence.free) ?? []);
  found.push(...frames.filter((frame, at) => frames.indexOf(frame) < at).map((frame) => `a frame twice: ${frame}`));
  const pages = labelled.week.reflections.map(({ content }) => content).join('\n');
  if (!labelled.languages.includes('de'))
    for (const [, word = ''] of sentences
      .map((sentence) => sentence.free)
      .join('\n')
      .matchAll(/, (\p{Lu}\p{Ll}+)/gu))
      if (!pages.includes(word) && withoutDays(word, labelled.languages) !== 'someday')
        found.push(`a capital letter after a comma: ${word}`);
  for (const paragraph of paragraphsOf(longSummary))
    if (!/[.!?…。！？؟।۔:][”"’»」』“)]*\s*$/u.test(paragraph)) found.push('a paragraph without an end');
  const told = sentences.map((sentence) => tokens(sentence.free).join(' '));
  if (told.some((words, at) => words.includes(' ') && told.indexOf(words) < at)) found.push('a sentence twice');
  const quotes = quotesIn(longSummary).map(({ text }) => tokens(text).join(' '));
  if (quotes.some((quote, at) => quote.includes(' ') && quotes.indexOf(quote) < at)) found.push('a quote twice');
  return found;
}

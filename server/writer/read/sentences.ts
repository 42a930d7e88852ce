import { sentencesOf as sentencesOnCards } from '../../../core/domain/texts/sentences.ts';
import { lexiconOf } from '../languages/lexicon.ts';
import { splitLongSentence } from './clauses.ts';
import { hasLinkOrMarkup, removePastedText } from './pasted-text.ts';

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(code: string): Intl.Segmenter {
  const known = segmenters.get(code);
  if (known !== undefined) return known;
  const made = new Intl.Segmenter(code === 'und' ? 'en' : code, { granularity: 'sentence' });
  segmenters.set(code, made);
  return made;
}

const listMark = /^\s*(?:[-*•>#–—]+|\d{1,2}[.)])\s+/u;
/** Matches a last word that is an abbreviation only before a number: "No. 7", "Nr. 7". */
const beforeNumber = /(?:^|[\s(“"])n[or]\.$/iu;
/** The maximum length of an abbreviation in characters, including a space or bracket before the abbreviation. */
const longestAbbreviation = 12;

/** Return whether a text ends with an initial or an abbreviation, so that the sentence continues in `next`. */
function endsInAbbreviation(text: string, next: string, code: string): boolean {
  const end = text.slice(-longestAbbreviation);
  const word = /(?:^|[\s(“"])((?:\p{L}+\.)*\p{L}+)\.$/u.exec(end)?.[1];
  if (word === undefined) return false;
  if (/^\p{Lu}$/u.test(word)) return true;
  return lexiconOf(code).abbreviations.has(word.toLowerCase()) || (beforeNumber.test(end) && /^\p{N}/u.test(next));
}

/**
 * The maximum number of sentences of a page. Ordinary text of 20,000 characters has fewer: the limit is for pages of
 * one-letter lines.
 */
const mostSentences = 400;

/** The number of characters from which a line that ends in mid-sentence was probably wrapped by an editor. */
const wrappedLine = 60;

/** Whether `previous` ends with quoted speech and `part` continues the same sentence: "Is it cold?" and went out. */
const goesOnAfterSpeech = (previous: string, part: string) =>
  /[.!?…]["'”“’»]$/u.test(previous) && /^\p{Ll}/u.test(part);

function joinParts(parts: readonly string[], code: string): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const previous = joined.at(-1);
    if (previous !== undefined && (endsInAbbreviation(previous, part, code) || goesOnAfterSpeech(previous, part)))
      joined[joined.length - 1] = `${previous} ${part}`;
    else joined.push(part);
  }
  return joined;
}

/**
 * Join lines that an editor wrapped: a long line that does not end a sentence, before a line that begins with a small
 * letter. Do not change pages with hardly any punctuation, or whose sentences begin with small letters: there, a line may
 * be a sentence.
 */
function unwrapped(lines: readonly string[]): string[] {
  const text = lines.join(' ');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  if (count(/[.!?…]/gu) * 200 < text.length || count(/[.!?…]\s+\p{Ll}/gu) > count(/[.!?…]\s+\p{Lu}/gu))
    return [...lines];
  const joined: string[] = [];
  let previous = '';
  for (const line of lines) {
    const goesOn =
      previous.length >= wrappedLine && /[\p{L}\p{N},]\s*$/u.test(previous) && /^\s*[\p{Ll}"“(]/u.test(line);
    if (goesOn) joined[joined.length - 1] = `${joined.at(-1)} ${line.trim()}`;
    else joined.push(line);
    previous = line;
  }
  return joined;
}

function sentencesOfLine(line: string, code: string): string[] {
  const text = line.replace(listMark, '').replace(/\s+/gu, ' ').trim();
  if (text === '') return [];
  const parts = Array.from(segmenterFor(code).segment(text), ({ segment }) => segment.trim())
    // Intl.Segmenter does not end a sentence before a small letter, so split there, but not after "3 a.m." or "e.g.".
    .flatMap((part) =>
      /[.!?] ./u.test(part) ? part.split(/(?<=[\p{L}\p{N}'’)][.!?])(?<!\p{L}\.\p{L}\.) (?=\p{Ll}|\p{So})/u) : [part],
    )
    .flatMap((part) => (/\p{So}/u.test(part) ? part.split(/(?<=\p{So}\u{fe0f}?) (?=\p{L})/u) : [part]))
    .filter((part) => part !== '');
  return joinParts(parts, code)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .flatMap(splitLongSentence);
}

/**
 * Return the first 400 sentences of a page, in a form that can be quoted word for word. Omit pasted text and list
 * marks, and replace white space by single spaces.
 */
export function splitSentences(content: string, code: string): string[] {
  const sentences: string[] = [];
  for (const line of unwrapped(removePastedText(content.split(/\r\n?|\n/u)))) {
    if (sentences.length >= mostSentences) break;
    const found = sentencesOfLine(line, code);
    sentences.push(...(hasLinkOrMarkup(line) ? found.filter((sentence) => !hasLinkOrMarkup(sentence)) : found));
  }
  return sentences.slice(0, mostSentences);
}

/** Return whether a card, which splits at punctuation, treats the text as one sentence. */
export const isOneSentenceOnCards = (sentence: string): boolean => sentencesOnCards(sentence).length === 1;

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
/** Matches "No." and "Nr.", which are abbreviations only before a number: "No. 7". */
const beforeNumber = /(?:^|[\s(“"])n[or]\.$/iu;
/** In characters, including a space or bracket before the abbreviation. */
const longestAbbreviation = 12;

/** Return whether a text ends with an initial or abbreviation, so that its sentence continues in `next`. */
function endsInAbbreviation(text: string, next: string, code: string): boolean {
  const end = text.slice(-longestAbbreviation);
  const word = /(?:^|[\s(“"])((?:\p{L}+\.)*\p{L}+)\.$/u.exec(end)?.[1];
  if (word === undefined) return false;
  if (/^\p{Lu}$/u.test(word)) return true;
  return lexiconOf(code).abbreviations.has(word.toLowerCase()) || (beforeNumber.test(end) && /^\p{N}/u.test(next));
}

/** Usual text of 20,000 characters has fewer sentences; a page with one letter per line may have more. */
const mostSentences = 400;

const wrappedLine = 60;

/** Return whether `previous` ends with speech and `part` continues its sentence: "Is it cold?" and went out. */
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
 * Join lines that an editor wrapped inside a sentence. Change nothing if a page has hardly any punctuation or capital
 * letters, because there each line may be a sentence.
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
    // Intl.Segmenter does not split before a lowercase letter. Split there, but not after "3 a.m." or "e.g.".
    .flatMap((part) =>
      /[.!?] ./u.test(part) ? part.split(/(?<=[\p{L}\p{N}'’)][.!?])(?<!\p{L}\.\p{L}\.) (?=\p{Ll}|\p{So})/u) : [part],
    )
    .flatMap((part) => (/\p{So}/u.test(part) ? part.split(/(?<=\p{So}\u{fe0f}?) (?=\p{L})/u) : [part]))
    .filter((part) => part !== '');
  return joinParts(parts, code)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .flatMap(splitLongSentence);
}

/** Return at most `mostSentences` sentences that can be quoted word for word, without pasted text and list marks. */
export function splitSentences(content: string, code: string): string[] {
  const sentences: string[] = [];
  for (const line of unwrapped(removePastedText(content.split(/\r\n?|\n/u)))) {
    if (sentences.length >= mostSentences) break;
    const found = sentencesOfLine(line, code);
    sentences.push(...(hasLinkOrMarkup(line) ? found.filter((sentence) => !hasLinkOrMarkup(sentence)) : found));
  }
  return sentences.slice(0, mostSentences);
}

/** Return whether share cards, which split at punctuation, treat the text as one sentence. */
export const isOneSentenceOnCards = (sentence: string): boolean => sentencesOnCards(sentence).length === 1;

// Find texts in which users say explicitly that they want to hurt themselves or somebody else. Lists of phrases decide,
// without a model or a score. The lists are large, so pages load this module lazily. It must run in old web views.

import { sentencesOf } from '../texts/sentences.ts';
import { type Form, formsIn, harmlessForms, writeSigns } from './danger-forms.ts';
import { dangerPhrases, ownWordsAtEnd } from './danger-phrases.ts';
import { BREAK } from './word-signs.ts';

/** `text` is normalised, without quotations. `signs` has one character per word. `forms` are the matching patterns. */
type ReadSentence = {
  readonly sentence: string;
  readonly text: string;
  readonly signs: string;
  readonly forms: readonly Form[];
};

const QUOTED = /“[^“”]*”|«[^«»]*»|„[^„“”]*[“”]|"[^"]*"|「[^「」]*」|『[^『』]*』/g;
/** Normalise: lower case, no accents, straight apostrophes (added in contractions like "dont"), single spaces. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘`´ʼ′]/g, "'")
    .normalize('NFKD')
    .replace(/([a-z])[\u0300-\u036f]+|\u093c/g, '$1')
    .replace(/\b(do|did|does|would|could|should|wo|ca|is|was|are|were|has|have|had)nt\b/g, "$1n't")
    .replace(/\b(there|what)s\b/g, "$1's")
    .replace(/\bid(?= (?:rather|be|died|never)\b)/g, "i'd")
    .replace(/\bmeself\b/g, 'myself')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .normalize('NFC');
}

/** Remove quotations, which are other people's words, unless the user introduces one as their own words. */
function withoutQuotes(text: string): string {
  return text.replace(QUOTED, (quote, at: number) => {
    const before = text.slice(Math.max(0, at - 60), at);
    const isAll = text.slice(0, at).trim() === '' && text.slice(at + quote.length).trim() === '';
    return isAll || ownWordsAtEnd.test(before) ? quote.slice(1, -1) : ' ';
  });
}

/**
 * Replace harmless phrases (idioms, negations, other people's words) by ' ~ ', so that no danger phrase matches the
 * words around a removed phrase.
 */
const withoutHarmless = (text: string, harmless: RegExp) => text.replace(harmless, ' ~ ');

function readSentence(sentence: string): ReadSentence {
  const text = withoutQuotes(plain(sentence)).trim();
  const signs = writeSigns(text);
  return { sentence, text, signs, forms: formsIn(signs) };
}

/**
 * Return whether a form is dangerous in this sentence. It must still match after the harmless forms of its language are
 * removed, and also after the harmless phrases are removed.
 */
function counts({ language, regExp }: Form, { text, signs }: ReadSentence): boolean {
  const isLeft = (own: string) => regExp.test(own.replace(harmlessForms.get(language) ?? '', BREAK));
  const phrases = dangerPhrases.find(({ languages }) => languages.includes(language));
  return isLeft(signs) && (!phrases || isLeft(writeSigns(withoutHarmless(text, phrases.harmless))));
}

function isDangerous(read: ReadSentence): boolean {
  const { text, forms } = read;
  return (
    forms.some((form) => form.half === null && counts(form, read)) ||
    dangerPhrases.some(({ harmless, danger }) => danger.test(text) && danger.test(withoutHarmless(text, harmless)))
  );
}

/** Return whether two halves of danger phrases are dangerous together. */
function goTogether(one: Form, other: Form): boolean {
  const accepts = ({ partners }: Form, { half }: Form) => half !== null && (partners?.includes(half) ?? true);
  return one.language === other.language && one.half !== other.half && accepts(one, other) && accepts(other, one);
}

/** Keep a half of a danger phrase only if a half that goes together with it is at most two sentences away. */
function halvesWithCompany(halves: readonly (readonly Form[])[]): Form[][] {
  return halves.map((own, index) => {
    const near = halves.slice(Math.max(0, index - 2), index + 3).flat();
    return own.filter((form) => near.some((other) => goTogether(form, other)));
  });
}

/** Return the sentences that are dangerous only together: each has a different half of a danger phrase. */
function dangerousTogether(reads: readonly ReadSentence[]): ReadSentence[] {
  const halves = halvesWithCompany(reads.map(({ forms }) => forms.filter(({ half }) => half !== null)));
  if (halves.every((own) => own.length === 0)) return [];
  const counting = reads.map((read, index) => (halves[index] ?? []).filter((form) => counts(form, read)));
  const together = halvesWithCompany(counting);
  return reads.filter((_, index) => (together[index] ?? []).length > 0);
}

/** Return the readings of a text: one in which a line break does not end a sentence, and one in which it does. */
function readingsOf(text: string): ReadSentence[][] {
  const known = new Map<string, ReadSentence>();
  const read = (sentence: string) => {
    const sentenceRead = known.get(sentence) ?? readSentence(sentence);
    known.set(sentence, sentenceRead);
    return sentenceRead;
  };
  const texts = text.includes('\n') ? [text, text.replace(/\n/g, '\n\n')] : [text];
  return texts.map((reading) => sentencesOf(reading).map(read));
}

/** Return the sentences with a danger phrase, each once, in the order of the text and with single spaces. */
export function dangerousSentences(text: string): string[] {
  const readings = readingsOf(text);
  const together = new Set(readings.flatMap(dangerousTogether));
  const found = [...new Set(readings.flat())].filter((read) => together.has(read) || isDangerous(read));
  return found.map(({ sentence }) => sentence);
}

export function hasDangerPhrase(text: string): boolean {
  const readings = readingsOf(text);
  return (
    [...new Set(readings.flat())].some(isDangerous) || readings.some((reads) => dangerousTogether(reads).length > 0)
  );
}

const withoutEnd = (sentence: string): string => sentence.replace(/[\s.!?…]+$/, '');

/**
 * Return whether a text has a sentence with a danger phrase that the earlier text does not have. A known sentence to which
 * the next line was joined is not new.
 */
export function hasNewDangerPhrase(text: string, earlier: string | null): boolean {
  const known = new Set(dangerousSentences(earlier ?? '').map(withoutEnd));
  if (known.size === 0) return hasDangerPhrase(text);
  const inLines = new Set(dangerousSentences(text.replace(/\n/g, '\n\n')).map(withoutEnd));
  const isJoined = (sentence: string) => !inLines.has(sentence) && [...known].some((each) => sentence.includes(each));
  return dangerousSentences(text)
    .map(withoutEnd)
    .some((sentence) => !known.has(sentence) && !isJoined(sentence));
}

// Detects whether the user says explicitly that they want to hurt themselves or another person. Lists of phrases
// decide, without a model or a score, so only explicit statements are found. The functions are pure and run in old web
// views too. The lists are large, so pages load this module lazily.

import { sentencesOf } from '../texts/sentences.ts';
import { dangerPhrases, ownWordsAtEnd } from './danger-phrases.ts';

const QUOTED = /“[^“”]*”|«[^«»]*»|„[^„“”]*[“”]|"[^"]*"|「[^「」]*」|『[^『』]*』/g;
/** Normalise a text: lower case, no accents, straight apostrophes (added where English needs them), single spaces. */
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

/** Remove quotations: they are other people's words, unless the user introduces them as their own. */
function withoutQuotes(text: string): string {
  return text.replace(QUOTED, (quote, at: number) => {
    const before = text.slice(Math.max(0, at - 60), at);
    const isAll = text.slice(0, at).trim() === '' && text.slice(at + quote.length).trim() === '';
    return isAll || ownWordsAtEnd.test(before) ? quote.slice(1, -1) : ' ';
  });
}

function isDangerous(sentence: string): boolean {
  const text = withoutQuotes(plain(sentence)).trim();
  return dangerPhrases.some(({ harmless, danger }) => danger.test(text) && danger.test(text.replace(harmless, ' ~ ')));
}

/** A line without a full stop may end a sentence or continue on the next line: check both readings. */
const readingsOf = (text: string) => new Set([...sentencesOf(text), ...sentencesOf(text.replace(/\n/g, '\n\n'))]);

/** Return the sentences with a danger phrase, each once, in the order of the text and with single spaces. */
export function dangerousSentences(text: string): string[] {
  return [...readingsOf(text)].filter(isDangerous);
}

/** Whether a text has a danger phrase. */
export function hasDangerPhrase(text: string): boolean {
  return [...readingsOf(text)].some(isDangerous);
}

// Whether a person wrote in plain words that they want to hurt themselves or somebody else. A list of explicit phrases
// decides, no model and no score: it finds what is said outright and claims no more. `hasDangerPhrase(text)` and
// `dangerousSentences(text)` are pure and small enough for an old web view (load them lazily there).

import { sentencesOf } from '../texts/sentences.ts';
import { dangerPhrases, ownWordsAtEnd } from './danger-phrases.ts';

const QUOTED = /“[^“”]*”|«[^«»]*»|„[^„“”]*[“”]|"[^"]*"|「[^「」]*」|『[^『』]*』/g;
/** Lower case, without accents, apostrophes where English has them and single spaces, so that a hasty spelling is found too. */
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

/** Takes out what others said or sang: quoted words, unless the person introduces them as their own. */
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

/** A line that ends without a point may end a thought, or go on in the next one: both readings are looked at. */
const readingsOf = (text: string) => new Set([...sentencesOf(text), ...sentencesOf(text.replace(/\n/g, '\n\n'))]);

/** The sentences that say it, each with single spaces, in the order of the text; none of them twice. */
export function dangerousSentences(text: string): string[] {
  return [...readingsOf(text)].filter(isDangerous);
}

/** Whether a text says outright that its writer wants to harm themselves or others. */
export function hasDangerPhrase(text: string): boolean {
  return [...readingsOf(text)].some(isDangerous);
}

import { type Lexicon, lexiconOf } from '../languages/lexicon.ts';
import { spacedWords } from './words.ts';

const byScript: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Han}/gu, 'zh'],
];

/** Languages in Latin letters. If two have the same share of grammar words, the first wins. */
const byGrammar = ['en', 'de', 'nl', 'fr', 'es', 'pt', 'it', 'pl', 'tr', 'sv', 'hi-Latn'];

/** A text is in a language only if at least this share of its words are grammar words of the language. */
const leastShare = 0.2;
const fewWords = 12;
/** "Me", "se" and "ke" exist in many languages, so Hindi also needs this share of words that only Hindi has. */
const leastDistinctiveHindi = 0.08;
/** Only this many characters at the start of a text are examined. */
const examinedCharacters = 3_000;

/** If no language fits, return English for a few words in Latin letters, otherwise 'und' (unknown). */
export function detectLanguage(text: string): Lexicon {
  const start = text.slice(0, examinedCharacters);
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, code] of byScript)
    if ((start.match(script)?.length ?? 0) > letters * (code === 'ja' ? 0.2 : 0.4)) return lexiconOf(code);
  if ((start.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters / 2) return lexiconOf('und');
  const words = spacedWords(start).map((word) => word.toLowerCase().replaceAll('’', "'"));
  const shareOf = (grammar: ReadonlySet<string>) => words.filter((word) => grammar.has(word)).length / words.length;
  const isHindi = shareOf(lexiconOf('hi-Latn').distinctive) >= leastDistinctiveHindi;
  const best = byGrammar
    .filter((code) => code !== 'hi-Latn' || isHindi)
    .map(lexiconOf)
    .map((lexicon) => ({ lexicon, share: shareOf(lexicon.grammar) }))
    .reduce((a, b) => (b.share > a.share + 0.001 ? b : a));
  if (best.share >= leastShare || (words.length < fewWords && best.share > 0)) return best.lexicon;
  return lexiconOf(words.length < fewWords ? 'en' : 'und');
}

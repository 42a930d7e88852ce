import type { Lexicon } from './builtin-lexicon.ts';
import { english } from './builtin-lexicon-english.ts';
import { dutch, german } from './builtin-lexicon-germanic.ts';
import { hindiLatin, surelyHindi } from './builtin-lexicon-hindi-latin.ts';
import {
  arabic,
  hindi,
  japanese,
  korean,
  polish,
  swedish,
  turkish,
  unknownLanguage,
} from './builtin-lexicon-others.ts';
import { french, italian, portuguese, spanish } from './builtin-lexicon-romance.ts';
import { englishGrammarWords } from './builtin-stop-words.ts';
import { spacedWords } from './builtin-words.ts';

const byScript: readonly (readonly [RegExp, Lexicon])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, japanese],
  [/\p{Script=Hangul}/gu, korean],
  [/\p{Script=Arabic}/gu, arabic],
  [/\p{Script=Devanagari}/gu, hindi],
  [/\p{Script=Cyrillic}/gu, { ...unknownLanguage, code: 'ru' }],
  [/\p{Script=Greek}/gu, { ...unknownLanguage, code: 'el' }],
  [/\p{Script=Hebrew}/gu, { ...unknownLanguage, code: 'he' }],
  [/\p{Script=Han}/gu, { ...unknownLanguage, code: 'zh' }],
];

const byGrammar: readonly (readonly [ReadonlySet<string>, Lexicon])[] = [
  [englishGrammarWords, english],
  ...[german, dutch, french, spanish, portuguese, italian, polish, turkish, swedish].map(
    (lexicon) => [lexicon.stopWords, lexicon] as const,
  ),
  [hindiLatin.stopWords, hindiLatin],
];

/** A language is told by this share of its grammar's words, whose lists differ in length. */
const leastShare = 0.2;
const fewWords = 12;
/** "Me", "se" and "ke" are small words in half of Europe: so large a part of Hindi is its own. */
const leastSurelyHindi = 0.08;
/** So much of a text tells its language. */
const lookedAt = 3_000;

/** The language of a text; English where a few Latin words tell nothing, unknown where many do. */
export function languageOf(text: string): Lexicon {
  const start = text.slice(0, lookedAt);
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, lexicon] of byScript)
    if ((start.match(script)?.length ?? 0) > letters * (lexicon === japanese ? 0.2 : 0.4)) return lexicon;
  if ((start.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters / 2) return unknownLanguage;
  const words = spacedWords(start).map((word) => word.toLowerCase().replaceAll('’', "'"));
  const shareOf = (grammar: ReadonlySet<string>) => words.filter((word) => grammar.has(word)).length / words.length;
  const isHindi = shareOf(surelyHindi) >= leastSurelyHindi;
  const best = byGrammar
    .filter(([, lexicon]) => lexicon !== hindiLatin || isHindi)
    .map(([grammar, lexicon]) => ({ lexicon, share: shareOf(grammar) }))
    .reduce((a, b) => (b.share > a.share + 0.001 ? b : a));
  if (best.share >= leastShare || (words.length < fewWords && best.share > 0)) return best.lexicon;
  return words.length < fewWords ? english : unknownLanguage;
}

/** Whether the frames may be English: that is the week's language, or one of two that it is written in. */
export function takesEnglishFrames(texts: readonly string[], lexicons: readonly Lexicon[]): boolean {
  const lengths = texts.map((text) => text.length);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const own = lengths.reduce((sum, length, index) => sum + (lexicons[index] === english ? length : 0), 0);
  return own >= all * 0.4;
}

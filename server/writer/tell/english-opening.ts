import type { Quote } from '../choose/choose-quotes.ts';
import { englishPhrases as phrases } from '../languages/english-phrases.ts';
import type { Theme } from '../themes/theme-candidates.ts';
import type { WeekToSummarise } from '../writer.ts';
import { dayOf, fillPhrase, listed, phraseAt, plural } from './english-phrasing.ts';
import { allReflections, type SummarySentence } from './evidence.ts';

/** The values that fill the English phrases. */
export type EnglishContent = {
  readonly week: WeekToSummarise;
  /** The number of words of each reflection. */
  readonly lengths: readonly number[];
  readonly quotes: readonly Quote[];
  readonly themes: readonly Theme[];
  readonly feelings: readonly string[];
  /** An open question of the user that is not quoted elsewhere. */
  readonly question: Quote | null;
  /** Additional sentences of the opening, 0 to 2. They lower the share of quoted words. */
  readonly extras: number;
  /** Rotates the phrases, so that successive weeks and versions have different ones. */
  readonly turn: number;
};

/** Return the counts that fill the phrases. */
export function countsOf({ week: { reflections }, lengths }: EnglishContent): {
  days: string;
  kinds: string;
  words: string;
} {
  const evenings = reflections.filter(({ type }) => type === 'evening').length;
  const deep = reflections.length - evenings;
  const days = new Set(reflections.map(({ localDate }) => localDate)).size;
  const written = lengths.reduce((sum, words) => sum + words, 0);
  return {
    days: days === 7 ? 'all seven days' : plural(days, 'day'),
    kinds: listed([
      ...(evenings > 0 ? [plural(evenings, 'evening reflection')] : []),
      ...(deep > 0 ? [plural(deep, 'deep reflection')] : []),
    ]),
    words: written === 1 ? 'one word' : `${written.toLocaleString('en-US')} words`,
  };
}

/** Return a sentence about the longest and the shortest page. Null for fewer than three pages or equal lengths. */
function lengthLine({ week: { reflections }, lengths, turn }: EnglishContent): string | null {
  const placed = reflections
    .map(({ localDate, type }, index) => ({
      words: lengths[index] ?? 0,
      place: type === 'evening' ? `${dayOf(localDate)} evening` : `the deep reflection of ${dayOf(localDate)}`,
    }))
    .toSorted((a, b) => b.words - a.words);
  const [longest, second] = placed;
  const [other, shortest] = placed.slice(-2);
  if (longest === undefined || shortest === undefined || placed.length < 3) return null;
  if (longest.words === second?.words || shortest.words === other?.words) return null;
  const others = placed.slice(1).reduce((sum, { words }) => sum + words, 0);
  const lines = phrases.lengths[longest.words > others ? 'most' : 'longest'];
  return fillPhrase(phraseAt(lines, turn), { longest: longest.place, shortest: shortest.place });
}

/** Write the first paragraph: themes, counts, feelings. */
export function openingOf(content: EnglishContent): SummarySentence[] {
  const { week, themes, feelings, turn, extras } = content;
  const all = allReflections(week);
  const sentences: SummarySentence[] = [];
  const returning = themes.filter(({ reflections }) => reflections.length > 1);
  const named = returning.length > 0 ? returning : themes;
  const kind = returning.length === 0 ? 'once' : returning.length === 1 ? 'one' : 'many';
  if (named.length > 0)
    sentences.push({
      text: fillPhrase(phraseAt(phrases.themes[kind], turn), {
        themes: listed(named.map(({ name }) => name.replace(/\bmy /gu, 'your '))),
      }),
      reflections: all.filter((index) => named.some(({ reflections }) => reflections.includes(index))),
    });
  // Themes come before counts: a card shows the first sentence largest.
  sentences.push({ text: fillPhrase(phraseAt(phrases.opening, turn), countsOf(content)), reflections: all });
  if (feelings.length > 0)
    sentences.push({
      text: fillPhrase(phraseAt(phrases.feelings, turn), { feelings: listed(feelings) }),
      reflections: all,
    });
  const lengths = lengthLine(content);
  if (extras > 0 && lengths !== null) sentences.push({ text: lengths, reflections: all });
  if (extras > (lengths === null ? 0 : 1)) sentences.push({ text: phraseAt(phrases.lead, turn), reflections: all });
  return sentences;
}

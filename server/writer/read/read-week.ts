import { setImmediate } from 'node:timers/promises';
import { hasDangerPhrase } from '../../../core/domain/danger/danger.ts';
import type { Quote, RankedPage } from '../choose/choose-quotes.ts';
import { countMatches, type Lexicon, lexiconOf } from '../languages/lexicon.ts';
import type { Page } from '../themes/topic-counts.ts';
import type { WeekToSummarise } from '../writer.ts';
import { detectLanguage } from './detect-language.ts';
import { rankSentences } from './key-sentences.ts';
import { isOneSentenceOnCards, splitSentences } from './sentences.ts';

/** A week's pages in their sentences, each with its language, and the same best first. */
export type WeekReading = {
  readonly pages: readonly Page[];
  readonly ranked: readonly RankedPage[];
};

/** In characters; a page of a usual length is read in a millisecond. */
const longPage = 4_000;

/**
 * Reads each page in its own language; one that must not be quoted is read as empty. Between two long pages others have
 * their turn: fourteen full ones take a tenth of a second.
 */
export async function readWeek({ reflections, careful }: WeekToSummarise): Promise<WeekReading> {
  const pages: Page[] = [];
  const ranked: RankedPage[] = [];
  for (const [index, { content }] of reflections.entries()) {
    if (content.length > longPage) await setImmediate();
    const lexicon = detectLanguage(content);
    const isSilent = careful && hasDangerPhrase(content);
    const sentences = isSilent ? [] : splitSentences(content, lexicon.code);
    const best = rankSentences(sentences, index, lexicon);
    pages.push({ lexicon, sentences, heart: best[0]?.sentence ?? null });
    ranked.push({ sentences, best });
  }
  return { pages, ranked };
}

/** The language most of the week is written in. */
export function mainLexicon({ reflections }: WeekToSummarise, pages: readonly Page[]): Lexicon {
  const lengths = new Map<Lexicon, number>();
  for (const [index, { lexicon }] of pages.entries())
    lengths.set(lexicon, (lengths.get(lexicon) ?? 0) + (reflections[index]?.content.length ?? 0));
  return [...lengths].reduce((a, b) => (b[1] > a[1] ? b : a), [lexiconOf('en'), 0] as const)[0];
}

const longestQuestion = 24;

/** The last question of their own that a page ends with: what comes after one mostly answers it. */
export function openQuestion({ ranked }: WeekReading): Quote | undefined {
  return ranked
    .flatMap(({ best, sentences }) => best.filter(({ at }) => at === sentences.length - 1))
    .filter(
      ({ sentence, words, leans }) => /[?？؟]$/u.test(sentence) && words >= 4 && words <= longestQuestion && !leans,
    )
    .filter(
      ({ sentence }) => !/["“«「]|^…|\b(?:said|says|asked|asks)\b/iu.test(sentence) && isOneSentenceOnCards(sentence),
    )
    .filter(({ sentence }) => countMatches(lexiconOf('en').firstPerson, sentence) > 0)
    .toSorted((a, b) => b.reflection - a.reflection || b.score - a.score)
    .map(
      ({ reflection, at, sentence, words }): Quote => ({ reflection, at, text: sentence, words, role: 'further' }),
    )[0];
}

import { setImmediate } from 'node:timers/promises';
import { hasDangerPhrase } from '../../../core/domain/danger/danger.ts';
import { type Lexicon, lexiconOf } from '../languages/lexicon.ts';
import type { WeekToSummarise } from '../writer.ts';
import { detectLanguage } from './detect-language.ts';
import { type KeySentence, rankSentences } from './key-sentences.ts';
import { splitSentences } from './sentences.ts';

export type Page = {
  readonly lexicon: Lexicon;
  /** The user's own sentences in order; empty if the page must not be quoted. */
  readonly sentences: readonly string[];
  /** For each sentence, whether the previous sentence ends with a punctuation mark and no text is between the two. */
  readonly follows: readonly boolean[];
  readonly startsLine: readonly boolean[];
  /** The sentences that may be quoted, the best first. */
  readonly ranked: readonly KeySentence[];
};

const ended = /[.!?…。！？؟।]['"”’»」』)]*$/u;

function joinsOf(content: string, sentences: readonly string[]): Pick<Page, 'follows' | 'startsLine'> {
  // Replace each run of white space by one character, so that `lines` and `text` have the same offsets.
  const lines = content.replace(/\s+/gu, (space) => (space.includes('\n') ? '\n' : ' '));
  const text = lines.replaceAll('\n', ' ');
  const follows: boolean[] = [];
  const startsLine: boolean[] = [];
  let end = -1;
  for (const [at, sentence] of sentences.entries()) {
    const start = text.indexOf(sentence, Math.max(end, 0));
    const gap = start < 0 ? null : lines.slice(Math.max(end, 0), start);
    follows.push(end >= 0 && gap?.trim() === '' && ended.test(sentences[at - 1] ?? ''));
    startsLine.push(at === 0 || gap === null || gap.includes('\n'));
    if (start >= 0) end = start + sentence.length;
  }
  return { follows, startsLine };
}

/** Let other work run before a page with more characters is read. Reading a shorter page takes about a millisecond. */
const longPage = 4_000;

/**
 * Read each page in its own language. If `careful` is true, a page with a danger phrase gets no sentences, so that it
 * is not quoted. Yield to other work before long pages.
 */
export async function readWeek({ reflections, careful }: WeekToSummarise): Promise<Page[]> {
  const pages: Page[] = [];
  for (const [index, { content }] of reflections.entries()) {
    if (content.length > longPage) await setImmediate();
    const lexicon = detectLanguage(content);
    const mustNotBeQuoted = careful && hasDangerPhrase(content);
    const sentences = mustNotBeQuoted ? [] : splitSentences(content, lexicon.code);
    pages.push({
      lexicon,
      sentences,
      ...joinsOf(content, sentences),
      ranked: rankSentences(sentences, index, lexicon),
    });
  }
  return pages;
}

export function mainLexicon({ reflections }: WeekToSummarise, pages: readonly Page[]): Lexicon {
  const lengths = new Map<Lexicon, number>();
  for (const [index, { lexicon }] of pages.entries())
    lengths.set(lexicon, (lengths.get(lexicon) ?? 0) + (reflections[index]?.content.length ?? 0));
  return [...lengths].reduce((a, b) => (b[1] > a[1] ? b : a), [lexiconOf('en'), 0] as const)[0];
}

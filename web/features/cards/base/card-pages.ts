import { CARD_PICTURES_MAX } from '../../../../core/domain/limits.ts';
import { fulltextParagraphs } from '../../../../core/domain/summaries/digest.ts';
import type { CardContent } from './layout.ts';

const sentencesIn = ({ paragraphs }: CardContent): readonly string[] => paragraphs.flat();

/** Return the maximum number of pages. Each page needs at least one sentence. */
export const mostPages = (content: CardContent): number =>
  Math.min(CARD_PICTURES_MAX, Math.max(1, sentencesIn(content).length));

/** Split sentences into non-empty groups with about the same number of letters. */
function runsOf(sentences: readonly string[], count: number): readonly (readonly string[])[] {
  const runs: string[][] = Array.from({ length: count }, () => []);
  const letters = sentences.reduce((sum, { length }) => sum + length, 0);
  let before = 0;
  let run = 0;
  for (const [index, sentence] of sentences.entries()) {
    const wanted = Math.min(count - 1, Math.floor(((before + sentence.length / 2) / letters) * count));
    const isLastChance = sentences.length - index <= count - 1 - run;
    if (index > 0 && (isLastChance || (wanted > run && (runs[run]?.length ?? 0) > 0))) run += 1;
    runs[run]?.push(sentence);
    before += sentence.length;
  }
  return runs;
}

/** Split the content of a fulltext card into pages, with the page number in each title. */
export function cardPages(content: CardContent, count: number): readonly CardContent[] {
  if (count === 1) return [content];
  return runsOf(sentencesIn(content), count).map((sentences, page, runs) => {
    const earlier = runs.slice(0, page).flat();
    return {
      ...content,
      title: `${content.title} (${page + 1}/${count})`,
      paragraphs: fulltextParagraphs(sentences, content.source, earlier),
      earlier,
      hasNext: page + 1 < count,
    };
  });
}

/** The scale of a card inside a story, as in card.css. */
const STORY_SCALE = 0.75;

/**
 * Return words of a sentence that every card shows as they are. Between two sentences of one quote, a card omits the
 * quotation marks, and it may name the day of a quote in other words before it.
 */
function unchangedWords(sentence: string): string {
  const [, ...quotedOrLater] = sentence.split(/[„“”«»「」]/).map((part) => part.trim());
  return quotedOrLater.reduce((longest, part) => (part.length > longest.length ? part : longest), '') || sentence;
}

/** Return the smallest font size of the text on a rendered card or story, in CSS px. 0 means that the text was cut. */
export function textSizePx(card: HTMLElement, content: CardContent): number {
  const texts = [...card.querySelectorAll('p')];
  // Some designs divide a paragraph, so look for sentences.
  const sizes = sentencesIn(content).map((sentence) => {
    const words = unchangedWords(sentence);
    const holder = texts.find((each) => each.textContent?.includes(words));
    // No element contains the sentence: the text was cut, because it did not fit at any size.
    return holder ? Number.parseFloat(getComputedStyle(holder).fontSize) : 0;
  });
  return Math.min(...sizes) * (card.className === 'card-story' ? STORY_SCALE : 1);
}

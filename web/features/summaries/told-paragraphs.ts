import type { Summary } from '../../../core/contract/summaries.ts';

/** A stretch of a paragraph; `reflectionIds` are what it rests on, null for what stands between two sentences. */
export type Stretch = {
  readonly start: number;
  readonly text: string;
  readonly reflectionIds: readonly string[] | null;
};
export type ToldParagraph = { readonly start: number; readonly stretches: readonly Stretch[] };

/** The paragraphs of a long summary, a blank line between two, cut into the sentences that its evidence names. */
export function toldParagraphs({ longSummary, evidence }: Pick<Summary, 'longSummary' | 'evidence'>): ToldParagraph[] {
  const spans = evidence?.spans ?? [];
  return Array.from(longSummary.matchAll(/\S(?:.*\S)?(?:\n(?:.*\S.*))*/g), ({ 0: text, index: start }) => {
    const end = start + text.length;
    const stretches: Stretch[] = [];
    let done = start;
    const push = (until: number, reflectionIds: Stretch['reflectionIds']) => {
      if (until > done) stretches.push({ start: done, text: longSummary.slice(done, until), reflectionIds });
      done = Math.max(done, until);
    };
    for (const span of spans) {
      if (span.end <= done || span.start >= end) continue;
      push(Math.max(done, span.start), null);
      push(Math.min(span.end, end), span.reflectionIds);
    }
    push(end, null);
    return { start, stretches };
  });
}

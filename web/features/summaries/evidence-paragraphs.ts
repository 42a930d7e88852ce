import type { Summary } from '../../../core/contract/summaries.ts';

/** A sentence with its evidence (`reflectionIds`), or text between such sentences (null). */
export type ParagraphPart = {
  readonly start: number;
  readonly text: string;
  readonly reflectionIds: readonly string[] | null;
};
type EvidenceParagraph = { readonly start: number; readonly parts: readonly ParagraphPart[] };

/**
 * Split a long summary into paragraphs at blank lines, and each paragraph into sentences with evidence and other text.
 */
export function evidenceParagraphs({
  longSummary,
  evidence,
}: Pick<Summary, 'longSummary' | 'evidence'>): EvidenceParagraph[] {
  const spans = evidence?.spans ?? [];
  return Array.from(longSummary.matchAll(/\S(?:.*\S)?(?:\n(?:.*\S.*))*/g), ({ 0: text, index: start }) => {
    const end = start + text.length;
    const parts: ParagraphPart[] = [];
    let done = start;
    const push = (until: number, reflectionIds: ParagraphPart['reflectionIds']) => {
      if (until > done) parts.push({ start: done, text: longSummary.slice(done, until), reflectionIds });
      done = Math.max(done, until);
    };
    for (const span of spans) {
      if (span.end <= done || span.start >= end) continue;
      push(Math.max(done, span.start), null);
      push(Math.min(span.end, end), span.reflectionIds);
    }
    push(end, null);
    return { start, parts };
  });
}

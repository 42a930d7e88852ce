import type { WrittenSummary } from '../../../server/writer/writer.ts';

/**
 * Replace the text from `start` up to `end`. Adjust the offsets of the evidence: a summary with wrong offsets would be
 * rejected for the offsets alone.
 */
export function edited(summary: WrittenSummary, start: number, end: number, text: string): WrittenSummary {
  const moved = text.length - (end - start);
  const move = (at: number) => (at >= end ? at + moved : Math.min(at, start + text.length));
  return {
    ...summary,
    longSummary: summary.longSummary.slice(0, start) + text + summary.longSummary.slice(end),
    evidence: summary.evidence
      .map((span) => ({ ...span, start: move(span.start), end: move(span.end) }))
      .filter((span) => span.end > span.start),
  };
}

export const appended = (summary: WrittenSummary, text: string): WrittenSummary =>
  edited(summary, summary.longSummary.length, summary.longSummary.length, text);

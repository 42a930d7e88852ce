import type { Evidence, WeekToSummarise } from '../writer.ts';

/** A sentence of the summary with the indexes of the reflections that it is based on. */
export type SummarySentence = { readonly text: string; readonly reflections: readonly number[] };

/** Join paragraphs into one text, with the evidence of each sentence. Japanese has no spaces between sentences. */
export function joinParagraphs(
  paragraphs: readonly (readonly SummarySentence[])[],
  code: string,
): {
  readonly longSummary: string;
  readonly evidence: readonly Evidence[];
} {
  const evidence: Evidence[] = [];
  let longSummary = '';
  for (const sentences of paragraphs.filter(({ length }) => length > 0)) {
    if (longSummary !== '') longSummary += '\n\n';
    for (const [index, { text, reflections }] of sentences.entries()) {
      if (index > 0 && code !== 'ja') longSummary += ' ';
      const start = longSummary.length;
      longSummary += text;
      evidence.push({ start, end: longSummary.length, reflections });
    }
  }
  return { longSummary, evidence };
}

/** Return the indexes of all reflections of a week. */
export const allReflections = ({ reflections }: WeekToSummarise): number[] => reflections.map((_, index) => index);

/** Split a list into `runs` parts of about the same length, in order. */
export function splitEvenly<T>(list: readonly T[], runs: number): T[][] {
  const cuts = Array.from({ length: runs + 1 }, (_, run) => Math.round((run * list.length) / runs));
  return cuts.slice(1).map((end, run) => list.slice(cuts[run] ?? 0, end));
}

import type { Evidence, WeekToSummarise } from '../writer.ts';

export type SummarySentence = { readonly text: string; readonly reflections: readonly number[] };

const wideEnd = /[。！？]['”’」』）]*$/u;

export function joinParagraphs(paragraphs: readonly (readonly SummarySentence[])[]): {
  readonly longSummary: string;
  readonly evidence: readonly Evidence[];
} {
  const evidence: Evidence[] = [];
  let longSummary = '';
  for (const sentences of paragraphs.filter(({ length }) => length > 0)) {
    if (longSummary !== '') longSummary += '\n\n';
    for (const [index, { text, reflections }] of sentences.entries()) {
      if (index > 0 && !wideEnd.test(longSummary)) longSummary += ' ';
      const start = longSummary.length;
      longSummary += text;
      evidence.push({ start, end: longSummary.length, reflections });
    }
  }
  return { longSummary, evidence };
}

export const allReflections = ({ reflections }: WeekToSummarise): number[] => reflections.map((_, index) => index);

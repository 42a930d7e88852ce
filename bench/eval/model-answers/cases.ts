import { readFileSync } from 'node:fs';
import type { Answer, AnswerSentence } from '../../../server/writer/model/answer/answer.ts';

/** A week's good answer in which one part is replaced by a text that no summary may contain. */
export type BadCase = {
  readonly week: string;
  /** From 1 to 20. */
  readonly kind: number;
  readonly kindName: string;
  readonly dangerous: boolean;
  readonly where: 'first' | 'sentence' | 'theme' | 'title';
  readonly paragraph: number | null;
  /** The index of the replaced sentence in its paragraph, or of the replaced theme. */
  readonly index: number | null;
  readonly text: string;
  readonly evidence: AnswerSentence['evidence'];
};

export type AnswerCases = {
  readonly good: readonly { readonly week: string; readonly style: string; readonly answer: Answer }[];
  /** For each week with bad cases: the good answer in which each bad text replaces a part. */
  readonly bases: Readonly<Record<string, Answer>>;
  readonly bad: readonly BadCase[];
};

/** Load the test cases. Never show the texts of the locked cases: use them only for totals. */
export function loadCases(half: 'practice' | 'locked'): AnswerCases {
  return JSON.parse(readFileSync(new URL(`${half}.json`, import.meta.url), 'utf8')) as AnswerCases;
}

export function withBadText(base: Answer, { where, paragraph, index, text, evidence }: BadCase): Answer {
  const answer = structuredClone(base);
  if (where === 'title') answer.title = text;
  else if (where === 'theme') answer.themes[index ?? 0] = text;
  else {
    const sentences = answer.paragraphs[paragraph ?? 0]?.sentences ?? [];
    sentences[index ?? 0] = { text, evidence };
  }
  return answer;
}

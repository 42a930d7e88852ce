import { readFileSync } from 'node:fs';
import type { Answer, AnswerSentence } from '../../../server/writer/model/answer/answer.ts';

/** A change to a week's good answer: one part of it is replaced with something that no summary may say. */
export type BadCase = {
  readonly week: string;
  /** From 1 to 20. */
  readonly kind: number;
  readonly kindName: string;
  readonly dangerous: boolean;
  readonly where: 'first' | 'sentence' | 'theme' | 'title';
  readonly paragraph: number | null;
  /** The index of the sentence in its paragraph, or of the theme. */
  readonly index: number | null;
  readonly text: string;
  readonly evidence: AnswerSentence['evidence'];
};

export type AnswerCases = {
  readonly good: readonly { readonly week: string; readonly style: string; readonly answer: Answer }[];
  /** The good answers that the bad cases change, by week. */
  readonly bases: Readonly<Record<string, Answer>>;
  readonly bad: readonly BadCase[];
};

/** Load the cases of one half. Use the locked half for totals only: never show its texts. */
export function loadCases(half: 'practice' | 'locked'): AnswerCases {
  return JSON.parse(readFileSync(new URL(`${half}.json`, import.meta.url), 'utf8')) as AnswerCases;
}

/** Return the base answer with one part replaced by the bad text. */
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

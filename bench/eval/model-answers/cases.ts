import { readFileSync } from 'node:fs';
import type { Answer, AnswerSentence } from '../../../server/writer/model/answer/answer.ts';

/**
 * A bad case for the checks of models' answers: one part of a week's good answer is replaced with a text that no
 * summary may contain.
 */
export type BadCase = {
  readonly week: string;
  /** The number of the kind of bad text, from 1 to 20. */
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
  /** The good answer of each week that has bad cases. The bad cases replace parts of it. */
  readonly bases: Readonly<Record<string, Answer>>;
  readonly bad: readonly BadCase[];
};

/** Load the practice cases or the locked cases. Use the locked cases for totals only: never show their texts. */
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

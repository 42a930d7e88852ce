import type { Answer } from '../answer/answer.ts';

export type Place =
  | { readonly part: 'answer' | 'title' }
  | { readonly part: 'theme'; readonly theme: number }
  | { readonly part: 'sentence'; readonly paragraph: number; readonly sentence: number };

/** A fault of an answer. The text contains the user's words: send it only to the model, and never log it. */
export type Fault = {
  readonly place: Place;
  readonly text: string;
  /** Whether the whole answer must be refused, because a model with such a fault cannot be trusted. */
  readonly isGrave: boolean;
};

export type Part = {
  readonly place: Place;
  readonly text: string;
  readonly isShown: boolean;
  /** The indexes of the reflections that the text is based on; all of them for the title and the themes. */
  readonly sources: readonly number[];
};

/** Return the title, the themes and the sentences of an answer. `reflections` is how many reflections the week has. */
export function answerParts({ title, themes, paragraphs }: Answer, reflections: number): Part[] {
  const all = Array.from({ length: reflections }, (_, index) => index);
  return [
    { place: { part: 'title' }, text: title, isShown: true, sources: all },
    ...themes.map((text, theme): Part => ({ place: { part: 'theme', theme }, text, isShown: true, sources: all })),
    ...paragraphs.flatMap(({ sentences }, paragraph) =>
      sentences.map(
        ({ text, evidence }, sentence): Part => ({
          place: { part: 'sentence', paragraph, sentence },
          text,
          isShown: paragraph === 0,
          sources: [...new Set(evidence.map(({ reflection }) => reflection - 1))].filter((at) => all.includes(at)),
        }),
      ),
    ),
  ];
}

import type { LabelledWeek } from '../labelled-week.ts';
import { stem, tokens } from './words.ts';

export type OwnWords = {
  readonly byReflection: readonly (readonly string[])[];
  readonly all: ReadonlySet<string>;
  readonly stems: readonly ReadonlySet<string>[];
};

const known = new WeakMap<LabelledWeek, OwnWords>();

/** Return the words of the reflections. Every criterion needs them, so cache them. */
export function ownWords(labelled: LabelledWeek): OwnWords {
  const before = known.get(labelled);
  if (before !== undefined) return before;
  const byReflection = labelled.week.reflections.map(({ content }) => tokens(content));
  const own = {
    byReflection,
    all: new Set(byReflection.flat()),
    stems: byReflection.map((words) => new Set(words.map(stem))),
  };
  known.set(labelled, own);
  return own;
}

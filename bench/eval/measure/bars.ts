import type { WriterKind } from './faithful.ts';

/** The figures of a writer over a set of weeks. All are shares from 0 to 1, except 'milliseconds'. */
const figures = [
  'faithful',
  'nothing false',
  'share-safe',
  'allowed',
  'main subject',
  'single names',
  'length',
  'whole quotes',
  'key sentences',
  'echoes found',
  'echoes true',
  'reads well',
  'accepted',
  'milliseconds',
] as const;
export type Figure = (typeof figures)[number];

const ofBuiltin: readonly Figure[] = ['whole quotes', 'key sentences', 'echoes true', 'milliseconds'];

export const figuresOf = (kind: WriterKind): Figure[] =>
  figures.filter((figure) => (kind === 'builtin' ? figure !== 'accepted' : !ofBuiltin.includes(figure)));

/** The minimums of the figures, and the maximum of 'milliseconds'. docs/summaries-measure.md explains them. */
export const bars: Readonly<Record<WriterKind, Partial<Readonly<Record<Figure, number>>>>> = {
  builtin: {
    faithful: 1,
    'nothing false': 1,
    'share-safe': 1,
    allowed: 1,
    'main subject': 0.8,
    'single names': 0.8,
    length: 1,
    milliseconds: 15,
  },
  model: {
    faithful: 1,
    'nothing false': 1,
    'share-safe': 1,
    allowed: 1,
    'main subject': 0.9,
    'single names': 0.8,
    length: 1,
    accepted: 0.95,
  },
};

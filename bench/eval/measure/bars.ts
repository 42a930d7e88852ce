import type { WriterKind } from './faithful.ts';

/**
 * The figures that describe a writer over a set of weeks. All of them are shares from 0 to 1, except for milliseconds.
 */
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

/** Return the figures that apply to a kind of writer, in order. */
export const figuresOf = (kind: WriterKind): Figure[] =>
  figures.filter((figure) => (kind === 'builtin' ? figure !== 'accepted' : !ofBuiltin.includes(figure)));

/**
 * The limits that the figures of a writer must meet: minimums for shares, and a maximum for 'milliseconds', the time
 * for the slowest week of fewer than 1,000 words. A figure without an entry has no limit. 'faithful', 'nothing false',
 * 'share-safe', 'allowed', 'length' and 'reads well' are shares of weeks. 'single names' is a share of all names. The
 * other shares are means.
 */
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

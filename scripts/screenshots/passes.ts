/** The size and the colours of a screen. Both can be changed after the screen has been rendered. */
export type Appearance = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'dark' | 'light';
  readonly forcedColors?: 'active';
};

/**
 * One run that takes pictures of all states. A pass sets what cannot change after a screen was rendered, such as the
 * text size. The appearances of the pass set the rest.
 */
export type Pass = {
  /** The folder for the pictures, relative to the root of the repository. */
  readonly folder: string;
  readonly textPercent: number;
  readonly reducedMotion: 'reduce' | 'no-preference';
  /** The maximum height of a picture, in screen heights. */
  readonly screensDown: number;
  /**
   * Each screen is rendered once, in the first appearance. The other appearances are then applied to the rendered
   * screen.
   */
  readonly appearances: readonly [Appearance, ...Appearance[]];
};

const phone = { width: 360, height: 800 };
const smallest = { width: 320, height: 568 };
const desk = { width: 1440, height: 900 };
const settled = { textPercent: 100, reducedMotion: 'reduce', screensDown: 3 } as const;
const tryOut = (name: string) => `.cache/screens/${name}`;

/** The pictures of the pass `docs` are committed. The other passes are for developers who change a screen. */
export const passes: Readonly<Record<string, Pass>> = {
  docs: {
    ...settled,
    screensDown: 1,
    folder: 'docs/screens',
    appearances: [
      { name: 'phone-dark', ...phone, colorScheme: 'dark' },
      { name: 'phone-light', ...phone, colorScheme: 'light' },
      { name: 'desk-dark', ...desk, colorScheme: 'dark' },
      { name: 'desk-light', ...desk, colorScheme: 'light' },
    ],
  },
  tall: {
    ...settled,
    folder: tryOut('tall'),
    appearances: [
      { name: 'phone-dark', ...phone, colorScheme: 'dark' },
      { name: 'phone-light', ...phone, colorScheme: 'light' },
      { name: 'desk-light', ...desk, colorScheme: 'light' },
    ],
  },
  'large-text': {
    ...settled,
    textPercent: 200,
    folder: tryOut('large-text'),
    appearances: [{ name: 'large', ...smallest, colorScheme: 'dark' }],
  },
  narrow: {
    ...settled,
    folder: tryOut('narrow'),
    appearances: [{ name: 'narrow', ...smallest, colorScheme: 'light' }],
  },
  forced: {
    ...settled,
    folder: tryOut('forced'),
    appearances: [{ name: 'forced', ...phone, colorScheme: 'dark', forcedColors: 'active' }],
  },
  motion: {
    ...settled,
    reducedMotion: 'no-preference',
    folder: tryOut('motion'),
    appearances: [{ name: 'motion', ...phone, colorScheme: 'dark' }],
  },
};

/** One way to look at a screen that is already there. */
export type Look = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'dark' | 'light';
  readonly forcedColors?: 'active';
};

/** A round through all states. What cannot change under a shown screen is the pass's, the rest is its looks'. */
export type Pass = {
  /** Where its pictures go, from the root of the project. */
  readonly folder: string;
  readonly textPercent: number;
  readonly reducedMotion: 'reduce' | 'no-preference';
  /** How far below the fold a picture reaches, in heights of its screen. */
  readonly screensDown: number;
  /** Each screen is brought up in the first one. */
  readonly looks: readonly [Look, ...Look[]];
};

const phone = { width: 360, height: 800 };
const smallest = { width: 320, height: 568 };
const desk = { width: 1440, height: 900 };
const settled = { textPercent: 100, reducedMotion: 'reduce', screensDown: 3 } as const;
const tryOut = (name: string) => `.cache/screens/${name}`;

/** `docs` is for everyone, the others are for whoever changes a screen to look at. */
export const passes: Readonly<Record<string, Pass>> = {
  docs: {
    ...settled,
    screensDown: 1,
    folder: 'docs/screens',
    looks: [
      { name: 'phone-dark', ...phone, colorScheme: 'dark' },
      { name: 'phone-light', ...phone, colorScheme: 'light' },
      { name: 'desk-dark', ...desk, colorScheme: 'dark' },
      { name: 'desk-light', ...desk, colorScheme: 'light' },
    ],
  },
  tall: {
    ...settled,
    folder: tryOut('tall'),
    looks: [
      { name: 'phone-dark', ...phone, colorScheme: 'dark' },
      { name: 'phone-light', ...phone, colorScheme: 'light' },
      { name: 'desk-light', ...desk, colorScheme: 'light' },
    ],
  },
  'large-text': {
    ...settled,
    textPercent: 200,
    folder: tryOut('large-text'),
    looks: [{ name: 'large', ...smallest, colorScheme: 'dark' }],
  },
  narrow: { ...settled, folder: tryOut('narrow'), looks: [{ name: 'narrow', ...smallest, colorScheme: 'light' }] },
  forced: {
    ...settled,
    folder: tryOut('forced'),
    looks: [{ name: 'forced', ...phone, colorScheme: 'dark', forcedColors: 'active' }],
  },
  motion: {
    ...settled,
    reducedMotion: 'no-preference',
    folder: tryOut('motion'),
    looks: [{ name: 'motion', ...phone, colorScheme: 'dark' }],
  },
};

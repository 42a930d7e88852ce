/** What the designs of the classic layout choose from: they share its order of words, not its scene or its type. */

export type SceneryKey =
  | 'royal'
  | 'midnight'
  | 'forest'
  | 'ocean'
  | 'sunset'
  | 'galaxy'
  | 'autumn'
  | 'marble'
  | 'minimalist';

/** The words of the layout itself around those of the summary. */
type ClassicWording = {
  /** Above the dates. */
  readonly kicker?: string;
  /** The line at the foot, around "7 reflections". */
  readonly closing: (reflections: string) => string;
};

export type ClassicLook = {
  /** What is drawn behind the words; its stylesheet says how they lie on it. */
  readonly scenery: SceneryKey;
  readonly rule: 'swelling' | 'none';
  readonly themes: 'pairs' | 'list';
  /** A filled SVG path on a grid of 16 by 16, before each theme of a list. */
  readonly themeMark?: string;
  readonly hasDropCap: boolean;
  /** Least and largest type, CSS px. */
  readonly titleType: string;
  readonly quoteType: string;
  readonly fulltextType: string;
  readonly themeType: string;
  readonly wording: ClassicWording;
};

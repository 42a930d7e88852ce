/** The options of designs with the classic layout. They share the order of the text, not the scenery or the type. */

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

/** The layout's own wording around the summary. */
type ClassicWording = {
  /** Above the dates. */
  readonly kicker?: string;
  /** The last line, with "7 reflections". */
  readonly closing: (reflections: string) => string;
};

export type ClassicLook = {
  /** The drawing behind the text; its stylesheet positions the text. */
  readonly scenery: SceneryKey;
  readonly rule: 'swelling' | 'none';
  readonly themes: 'pairs' | 'list';
  /** A filled SVG path on a grid of 16 by 16, before each theme of a list. */
  readonly themeMark?: string;
  readonly hasDropCap: boolean;
  /** Smallest and largest type size, CSS px. */
  readonly titleType: string;
  readonly quoteType: string;
  readonly fulltextType: string;
  readonly themeType: string;
  readonly wording: ClassicWording;
};

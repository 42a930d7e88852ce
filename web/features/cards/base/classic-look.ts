// The options of a design with the classic layout. These designs share the order of their texts, but differ in scenery
// and typography.

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

/** Texts before or after the text of the summary. */
type ClassicWording = {
  /** The line above the dates. */
  readonly kicker?: string;
  /** Return the last line of the card. `reflections` is, for example, "7 reflections". */
  readonly closing: (reflections: string) => string;
};

export type ClassicLook = {
  /** The drawing behind the text. Its stylesheet positions the text. */
  readonly scenery: SceneryKey;
  readonly rule: 'swelling' | 'none';
  readonly themes: 'pairs' | 'list';
  /** A filled SVG path on a 16 by 16 grid, before each theme of a list. */
  readonly themeMark?: string;
  readonly hasDropCap: boolean;
  /** Smallest and largest font size in CSS px: "min max". The next three fields have the same form. */
  readonly titleType: string;
  readonly quoteType: string;
  readonly fulltextType: string;
  readonly themeType: string;
  readonly wording: ClassicWording;
};

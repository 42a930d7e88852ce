/** The options of the designs with the classic layout, which share the order of the text but not scenery or type. */

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

/** The texts that the layout adds before and after the summary. */
type ClassicWording = {
  /** A line above the dates. */
  readonly kicker?: string;
  /** Return the last line of the card, around a text such as "7 reflections". */
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
  /** Smallest and largest type size, "min max" in CSS px. */
  readonly titleType: string;
  readonly quoteType: string;
  readonly fulltextType: string;
  readonly themeType: string;
  readonly wording: ClassicWording;
};

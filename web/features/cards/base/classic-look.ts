/**
 * The types for the options of a design with the classic layout. Designs with this layout have the same order of the
 * text, but differ in scenery and typography.
 */

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

/** Texts that the layout adds before or after the text of the summary. */
type ClassicWording = {
  /** A line above the dates. */
  readonly kicker?: string;
  /** Return the last line of the card, which contains `reflections`, such as "7 reflections". */
  readonly closing: (reflections: string) => string;
};

export type ClassicLook = {
  /** The drawing behind the text; its stylesheet positions the text. */
  readonly scenery: SceneryKey;
  readonly rule: 'swelling' | 'none';
  readonly themes: 'pairs' | 'list';
  /** A filled SVG path on a 16 by 16 grid, drawn before each theme of a list. */
  readonly themeMark?: string;
  readonly hasDropCap: boolean;
  /** Smallest and largest type size, "min max" in CSS px. */
  readonly titleType: string;
  readonly quoteType: string;
  readonly fulltextType: string;
  readonly themeType: string;
  readonly wording: ClassicWording;
};

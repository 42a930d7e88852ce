import type { FontFile } from '../fonts/font-file.ts';
import type { ClassicLook } from './classic-look.ts';

/**
 * The types of a design of share cards. A design consists of data: palette, fonts and wording. The layout draws the
 * card.
 */

export type CardMode = 'quote' | 'fulltext';

/**
 * `card`: the card as specified. `story`: the card scaled down, with margins that apps cover with their own controls.
 */
export type CardShape = 'card' | 'story';

/** The font kind that the picker shows. */
type FontKind = 'Monospace' | 'Serif' | 'Bold' | 'Sans-serif';

/** CSS values. The layout decides what each is used for. */
type Palette = {
  readonly background: string;
  /** Drawn over the background, under the text. */
  readonly overlay: string;
  readonly text: string;
  readonly accent: string;
  /** Font stacks. They end in system fonts, which draw the characters that the design's own fonts lack. */
  readonly headingFont: string;
  readonly bodyFont: string;
};

export type LayoutKey =
  | 'blueprint'
  | 'classic'
  | 'comic'
  | 'diary'
  | 'graffiti'
  | 'newspaper'
  | 'polaroid'
  | 'neon80s'
  | 'scrapbook'
  | 'sketch'
  | 'code'
  | 'typewriter'
  | 'vintage'
  | 'watercolor';

export type Design = {
  /** The name that the picker shows. */
  readonly name: string;
  readonly fontKind: FontKind;
  readonly layout: LayoutKey;
  readonly palette: Palette;
  readonly fonts: readonly FontFile[];
  /** An SVG path on a grid of 64 by 48, for layouts with an emblem. */
  readonly emblem?: string;
  /** The options of the classic layout. */
  readonly look?: ClassicLook;
};

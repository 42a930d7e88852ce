import type { FontFile } from '../fonts/font-file.ts';
import type { ClassicLook } from './classic-look.ts';

/** What a share card is made of. Palettes, fonts and wording are data; how a card is drawn is its layout. */

export type CardMode = 'quote' | 'fulltext';

/** What the picker says about the type of a design. */
type FontKind = 'Monospace' | 'Serif' | 'Bold' | 'Sans-serif';

/** CSS values; the layout decides where each is used. */
type Palette = {
  readonly background: string;
  /** Laid over the background, under the words. */
  readonly overlay: string;
  readonly text: string;
  readonly accent: string;
  /** Font stacks. They end in families of the system, which draw what the design's own fonts lack. */
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
  /** Shown in the picker. */
  readonly name: string;
  readonly fontKind: FontKind;
  readonly layout: LayoutKey;
  readonly palette: Palette;
  readonly fonts: readonly FontFile[];
  /** An SVG path on a grid of 64 by 48, for the layouts that have a place for an emblem. */
  readonly emblem?: string;
  /** How the classic layout draws it. */
  readonly look?: ClassicLook;
};

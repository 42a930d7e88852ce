import type { FontFile } from '../fonts/font-file.ts';
import type { ClassicLook } from './classic-look.ts';

// A design of share cards is data: palette, fonts and wording. The layout draws the card.

export type CardMode = 'quote' | 'fulltext';

/** `card`: the plain card. `story`: a smaller card with margins, which social apps cover with their controls. */
export type CardShape = 'card' | 'story';

type FontKind = 'Monospace' | 'Serif' | 'Bold' | 'Sans-serif';

/** CSS values. The layout decides where each value is used. */
type Palette = {
  readonly background: string;
  /** Drawn between the background and the text. */
  readonly overlay: string;
  readonly text: string;
  readonly accent: string;
  /** Font stacks that end in system fonts for the characters that the design's own fonts lack. */
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
  readonly name: string;
  readonly fontKind: FontKind;
  readonly layout: LayoutKey;
  readonly palette: Palette;
  readonly fonts: readonly FontFile[];
  /** An SVG path on a grid of 64 by 48, for layouts with an emblem. */
  readonly emblem?: string;
  readonly look?: ClassicLook;
};

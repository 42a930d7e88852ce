import type { ComponentType } from 'react';
import { CARD_THEMES_MAX, CARD_THEMES_SOME_LAYOUTS } from '../../../../core/domain/limits.ts';
import type { CardMode, Design } from './design.ts';

/** The finished content of a card. A layout only arranges it. */
export type CardContent = {
  readonly mode: CardMode;
  /** The dates of the week, e.g. "Nov 9, 2026 – Nov 15, 2026". */
  readonly range: string;
  /** The title without the "Week of ...:" prefix. */
  readonly title: string;
  /** The sentences of each paragraph. In quote mode, each chosen sentence is a paragraph by itself. */
  readonly paragraphs: readonly (readonly string[])[];
  /** The text of the whole summary. It shows whether two sentences are neighbours inside one quote. */
  readonly source: string;
  /** The key themes, at most as many as the layout shows. */
  readonly themes: readonly string[];
  /** The number of reflections, e.g. "7 reflections". */
  readonly reflections: string;
};

export type DrawingProps = { content: CardContent; design: Design };

/** The number of key themes that a layout shows, and the maximum length of each (default: no limit). */
export type ThemeRoom = Readonly<Record<CardMode, number>> & { readonly characters?: number };

/** The number of key themes in most layouts. */
export const usualThemeRoom: ThemeRoom = { quote: CARD_THEMES_MAX, fulltext: CARD_THEMES_SOME_LAYOUTS };

/**
 * A layout draws a card. Its markup is inside `.card` (card.css), and every selector of its stylesheet begins with the
 * layout's own class. An element with `data-fit="min max"` (CSS px) and one child gets the largest type size at which
 * the child fits.
 */
export type Layout = {
  readonly Drawing: ComponentType<DrawingProps>;
  /** The layout's stylesheet as text, for the picture. */
  readonly css: string;
  readonly themeRoom: ThemeRoom;
};

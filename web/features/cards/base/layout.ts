import type { ComponentType } from 'react';
import { CARD_THEMES_MAX, CARD_THEMES_SOME_LAYOUTS } from '../../../../core/domain/limits.ts';
import type { CardMode, Design } from './design.ts';

/** What a card says, finished: layouts place it, they compute nothing. */
export type CardContent = {
  readonly mode: CardMode;
  /** "Nov 9, 2026 – Nov 15, 2026". */
  readonly range: string;
  /** Without its "Week of ...:" prefix. */
  readonly title: string;
  /** The sentences of each paragraph. In quote mode each chosen sentence is a paragraph of its own. */
  readonly paragraphs: readonly (readonly string[])[];
  /** As many as the layout shows, at most. */
  readonly themes: readonly string[];
  /** "7 reflections". */
  readonly reflections: string;
};

export type DrawingProps = { content: CardContent; design: Design };

/** How many key themes a layout has room for, and how many characters of each; all of them when not said. */
export type ThemeRoom = Readonly<Record<CardMode, number>> & { readonly characters?: number };

/** What most layouts have room for. */
export const usualThemeRoom: ThemeRoom = { quote: CARD_THEMES_MAX, fulltext: CARD_THEMES_SOME_LAYOUTS };

/**
 * How a card is drawn. Its markup stands inside `.card` (card.css), its stylesheet begins every selector with the
 * layout's own class. An element with `data-fit="min max"` (CSS px) and one child gets the largest type at which the
 * child fits into it.
 */
export type Layout = {
  readonly Drawing: ComponentType<DrawingProps>;
  /** The text of its stylesheet, for the picture. */
  readonly css: string;
  readonly themeRoom: ThemeRoom;
};

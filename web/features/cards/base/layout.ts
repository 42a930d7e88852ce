import type { ComponentType } from 'react';
import { CARD_THEMES_MAX, CARD_THEMES_SOME_LAYOUTS } from '../../../../core/domain/limits.ts';
import type { CardMode, CardShape, Design } from './design.ts';

/** The content of a card. A layout only arranges it. */
export type CardContent = {
  readonly mode: CardMode;
  /** The dates of the week, such as "Nov 9, 2026 – Nov 15, 2026". */
  readonly range: string;
  readonly title: string;
  /** The sentences of each paragraph. In quote mode, each sentence is a paragraph. */
  readonly paragraphs: readonly (readonly string[])[];
  /** The sentences of the pictures before. They show to which day a sentence belongs that occurs on two days. */
  readonly earlier: readonly string[];
  /** Whether another picture of the same text follows. */
  readonly hasNext: boolean;
  /** The long summary. It shows whether two sentences are neighbours in one quote. */
  readonly source: string;
  readonly themes: readonly string[];
  /** The number of reflections, such as "7 reflections". */
  readonly reflections: string;
};

export type DrawingProps = { content: CardContent; design: Design; shape: CardShape };

/** The number of key themes that a layout has room for, and the maximum length of each (default: no limit). */
export type ThemeRoom = Readonly<Record<CardMode, number>> & { readonly characters?: number };

export const usualThemeRoom: ThemeRoom = { quote: CARD_THEMES_MAX, fulltext: CARD_THEMES_SOME_LAYOUTS };

/**
 * A layout draws a card inside `.card` (card.css). Every selector of its stylesheet begins with the layout's own class.
 * An element with one child and `data-fit="min max"` (CSS px) gets the largest font size at which the child fits.
 */
export type Layout = {
  readonly Drawing: ComponentType<DrawingProps>;
  /** The stylesheet as text, for the picture. */
  readonly css: string;
  readonly themeRoom: ThemeRoom;
};

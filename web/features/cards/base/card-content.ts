import type { Summary } from '../../../../core/contract/summaries.ts';
import { addDays } from '../../../../core/domain/days/day.ts';
import { WEEK_DAYS } from '../../../../core/domain/limits.ts';
import { cardTitle } from '../../../../core/domain/summaries/card-title.ts';
import { fulltextParagraphs } from '../../../../core/domain/summaries/digest.ts';
import { shortTheme } from '../../../../core/domain/summaries/short-theme.ts';
import { findSentences, introduce, joinSentences } from '../../../../core/domain/summaries/summary-sentences.ts';
import { cardDay } from '../../reflections/format.ts';
import { cardSentences } from './card-sentences.ts';
import type { CardMode } from './design.ts';
import type { CardContent, ThemeRoom } from './layout.ts';
import { printable } from './printable.ts';

/** Format a week as 'Nov 9, 2026 – Nov 15, 2026'. */
export const weekRange = (weekStart: string): string =>
  `${cardDay(weekStart)} – ${cardDay(addDays(weekStart, WEEK_DAYS - 1))}`;

/** Return the content of a card. `themeRoom` is the number of key themes that the layout has room for. */
export function cardContent(
  summary: Summary,
  mode: CardMode,
  themeRoom: ThemeRoom,
  sentences: readonly string[] = cardSentences(summary, mode),
): CardContent {
  const { reflectionCount: count } = summary;
  const source = printable(summary.longSummary);
  return {
    mode,
    range: weekRange(summary.weekStart),
    title: printable(cardTitle(summary.title)),
    paragraphs: mode === 'quote' ? sentences.map((sentence) => [sentence]) : fulltextParagraphs(sentences, source),
    earlier: [],
    hasNext: false,
    source,
    themes: themesOf(summary.keyThemes, themeRoom[mode], themeRoom.characters),
    reflections: `${count} ${count === 1 ? 'reflection' : 'reflections'}`,
  };
}

function themesOf(keyThemes: readonly string[], count: number, characters: number | undefined): string[] {
  const themes = [...new Set(keyThemes.map(printable))].filter((theme) => theme.trim() !== '').slice(0, count);
  // Remove duplicates after shortening, because two themes may become equal.
  return [...new Set(themes.map((theme) => shortTheme(theme, characters)))];
}

/** Return all characters that a card of this summary may show. They decide which font files are loaded. */
export const cardCharacters = (summary: Summary): string =>
  [summary.title, summary.longSummary, ...summary.keyThemes].join(' ');

/**
 * Return each paragraph as one text with a unique key. If the beginning of a quote is not on the card, add the quote's
 * introduction, such as "On Sunday you wrote".
 */
export function paragraphTexts(content: CardContent): readonly { key: string; text: string }[] {
  const { paragraphs, earlier, source } = content;
  const placed = findSentences(source, paragraphs.flat(), earlier);
  let at = 0;
  return paragraphs.map(([first = '', ...rest], index) => {
    const { found, follows = false } = placed[at] ?? {};
    at += 1 + rest.length;
    return {
      key: String(index),
      text: rest.reduce(
        (text, sentence) => joinSentences(source, text, sentence),
        introduce({ found, follows: follows && index > 0 }, first),
      ),
    };
  });
}

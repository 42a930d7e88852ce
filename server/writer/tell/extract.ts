import { chooseQuotes } from '../choose/choose-quotes.ts';
import { quotableSentences } from '../choose/quotable-sentences.ts';
import type { Page } from '../read/read-week.ts';
import { countWords } from '../read/words.ts';
import { chooseThemes, fewestThemes } from '../themes/choose-themes.ts';
import type { WeekToSummarise } from '../writer.ts';
import { capitalise } from './capitals.ts';
import type { SummarySentence } from './evidence.ts';
import { punctuationOf } from './quotation.ts';
import { daysOfWeek, quoteParagraphs } from './summary-of-quotes.ts';

/** The share of the week's words that may be quoted. */
const mostQuotedOfWeek = 0.58;
/** A week of fewer words is quoted completely. */
const shortWeekWords = 60;
const mostQuotedWords = 240;

type Extract = {
  readonly title: string;
  readonly keyThemes: readonly string[];
  readonly paragraphs: readonly (readonly SummarySentence[])[];
};

/** Return the summary of a week in a language without phrases: days, themes and the user's own sentences. */
export function extractOf(week: WeekToSummarise, pages: readonly Page[], code: string): Extract {
  const themes = chooseThemes(pages);
  const own = pages.reduce((sum, { sentences }) => sum + countWords(sentences.join(' ')), 0);
  const room = own < shortWeekWords ? own : Math.min(mostQuotedWords, Math.floor(own * mostQuotedOfWeek));
  const days = daysOfWeek(week, code);
  const names = themes.slice(0, 2).map(({ name }) => capitalise(name));
  const inOrder = week.version % 2 === 0 ? names : names.toReversed();
  return {
    title: inOrder.join(punctuationOf(code).comma) || (days[0] ?? ''),
    paragraphs: quoteParagraphs(week, chooseQuotes(quotableSentences(pages, week.version), room), themes, code),
    keyThemes: [...themes.map(({ label }) => label), ...days]
      .slice(0, Math.max(fewestThemes, themes.length))
      .map(capitalise),
  };
}

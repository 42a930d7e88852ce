import { capitalised } from '../../../core/domain/texts/limit-texts.ts';
import type { Chosen } from '../choose/choose-passages.ts';
import type { Page } from '../read/read-week.ts';
import { chooseThemes, fewestThemes } from '../themes/choose-themes.ts';
import type { WeekToSummarise } from '../writer.ts';
import type { SummarySentence } from './evidence.ts';
import { punctuationOf } from './quotation.ts';
import { daysOfWeek, quoteParagraphs } from './summary-of-quotes.ts';

type Extract = {
  readonly title: string;
  readonly keyThemes: readonly string[];
  readonly paragraphs: readonly (readonly SummarySentence[])[];
};

/** Return the summary of a week in a language without phrases: the days, the themes and passages of the user. */
export function extractOf(week: WeekToSummarise, pages: readonly Page[], chosen: Chosen, code: string): Extract {
  const themes = chooseThemes(pages);
  const days = daysOfWeek(week, code);
  const names = themes.slice(0, 2).map(({ name }) => capitalised(name));
  const inOrder = week.version % 2 === 0 ? names : names.toReversed();
  return {
    title: inOrder.join(punctuationOf(code).comma) || (days[0] ?? ''),
    paragraphs: quoteParagraphs(week, chosen.passages, themes, code),
    keyThemes: [...themes.map(({ label }) => label), ...days]
      .slice(0, Math.max(fewestThemes, themes.length))
      .map(capitalised),
  };
}

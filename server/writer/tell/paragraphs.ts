import { sentencesOf } from '../../../core/domain/texts/sentences.ts';
import type { Chosen } from '../choose/choose-passages.ts';
import type { Passage } from '../choose/passages.ts';
import type { Phrases } from '../languages/phrases.ts';
import type { Page } from '../read/read-week.ts';
import type { WeekToSummarise } from '../writer.ts';
import { allReflections, type SummarySentence } from './evidence.ts';
import { nameSentence } from './frequent-name.ts';
import { historyLine } from './history.ts';
import { dayAndQuote, fillPhrase, phraseAt } from './phrasing.ts';
import { inQuotationMarks, joinedIn } from './quotation.ts';

type NamedTheme = {
  readonly current: string;
  readonly spoken: string;
  readonly reflections: readonly number[];
};

export type Telling = {
  readonly week: WeekToSummarise;
  readonly pages: readonly Page[];
  readonly chosen: Chosen;
  readonly themes: readonly NamedTheme[];
  readonly phrases: Phrases;
  /** Whether the week is about loss, illness or danger. If so, the summary counts nothing. */
  readonly isQuiet: boolean;
  /** Rotates the phrases, so that successive weeks and versions have different ones. */
  readonly turn: number;
};

/** Write the first paragraph. Share cards show it, so it contains no name and no quote. */
function openingOf({ week, chosen, phrases, isQuiet, turn }: Telling): SummarySentence[] {
  const { passages, shared } = chosen;
  const section =
    passages.length === 0 ? 'no quotes' : shared === null || isQuiet ? 'quotes' : 'quotes with a shared thing';
  return [{ text: phraseAt(phrases[section], turn), reflections: allReflections(week) }];
}

/** If a summary has more passages than this, it does not say how many pages mention a name. */
const fewPassages = 3;

/** Write the last paragraph, about a theme in earlier weeks or a frequent name; none if the week is quiet. */
function lastParagraph({ week, pages, chosen, themes, phrases, isQuiet, turn }: Telling): SummarySentence[][] {
  if (isQuiet) return [];
  const history = historyLine(week, themes, phrases, turn);
  const about = [...new Set(themes.flatMap(({ reflections }) => reflections))].toSorted((a, b) => a - b);
  if (history !== null) return [[{ text: history, reflections: about }]];
  if (chosen.passages.length > fewPassages) return [];
  const quoted = chosen.passages.flatMap(({ sentences }) => sentences);
  const name = nameSentence(pages, quoted, phrases, turn);
  return name === null ? [] : [[name]];
}

/** Write an opening, a paragraph for each passage with its day, and perhaps one about a theme or a name. */
export function paragraphsOf(telling: Telling): SummarySentence[][] {
  const { week, chosen, phrases, turn } = telling;
  const { code } = phrases;
  const dayOf = ({ reflection }: Passage) => week.reflections[reflection]?.localDate ?? '';
  const quoted = chosen.passages.map((passage, order): SummarySentence[] => {
    const previous = chosen.passages[order - 1];
    const section = previous !== undefined && dayOf(previous) === dayOf(passage) ? 'same day' : 'quote';
    const quote = inQuotationMarks(joinedIn(passage.sentences, code), code);
    const text = fillPhrase(phraseAt(phrases[section], turn + order), dayAndQuote(phrases, dayOf(passage), quote));
    // Share cards split the text into sentences in the same way.
    return sentencesOf(text).map((sentence) => ({ text: sentence, reflections: [passage.reflection] }));
  });
  return [openingOf(telling), ...quoted, ...lastParagraph(telling)];
}

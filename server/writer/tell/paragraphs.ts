import { sentencesOf } from '../../../core/domain/texts/sentences.ts';
import type { WholeSentence } from '../choose/whole-sentences.ts';
import type { PhraseSection, Phrases } from '../languages/phrases.ts';
import { countWords } from '../read/words.ts';
import type { WeekToSummarise } from '../writer.ts';
import { capitalise } from './capitals.ts';
import { allReflections, type SummarySentence } from './evidence.ts';
import { historyLine } from './history.ts';
import { dayAndQuote, fillPhrase, listed, numberWord, phraseAt, twoDays } from './phrasing.ts';
import { inQuotationMarks } from './quotation.ts';
import type { SummaryContent } from './summary-content.ts';

/** A theme as a badge shows it and as a sentence says it: "My father", "your father". */
type NamedTheme = {
  readonly stored: string;
  readonly spoken: string;
  readonly reflections: readonly number[];
};

export type Telling = {
  readonly week: WeekToSummarise;
  readonly content: SummaryContent;
  readonly themes: readonly NamedTheme[];
  readonly phrases: Phrases;
  /** Whether the week is about loss, illness or danger: then nothing is counted, and the phrases are plain. */
  readonly isQuiet: boolean;
  /** The most words of the summary. */
  readonly room: number;
  /** Rotates the phrases, so that successive weeks and versions have different ones. */
  readonly turn: number;
};

/** Return a sentence in quotation marks, after the sentence before it if it needs that one. */
const marked = ({ before, sentence }: WholeSentence, code: string): string =>
  [...(before === null ? [] : [before]), sentence]
    .map((each) => inQuotationMarks(each, code))
    .join(code === 'ja' ? '' : ' ');

/** One or a few sentences of the summary with the quotes in them. */
type Part = SummarySentence & { readonly quotes: readonly WholeSentence[] };

/** Split a part into sentences as cards do. A sentence with quotes is based on the pages of its quotes. */
function sentencesOfPart({ text, reflections, quotes }: Part, code: string): SummarySentence[] {
  return sentencesOf(text).map((sentence) => {
    const own = quotes.filter((quote) =>
      [quote.before ?? quote.sentence, quote.sentence].some((each) => sentence.includes(inQuotationMarks(each, code))),
    );
    return { text: sentence, reflections: own.length > 0 ? own.map(({ reflection }) => reflection) : reflections };
  });
}

/** Return a function that returns another phrase of a section at each call. */
function phraseRotation({ phrases, turn }: Telling): (section: PhraseSection) => string {
  const used = new Map<PhraseSection, number>();
  return (section) => {
    const next = used.get(section) ?? turn;
    used.set(section, next + 1);
    return phraseAt(phrases[section], next);
  };
}

/** From this number of pages on, a summary counts them. */
const countedPages = 3;

/** Return the thing whose pages a summary counts: it is on three pages, not on all, and a sentence can show it. */
const countedThing = ({ things }: SummaryContent, pages: number) =>
  things.find(
    ({ reflections, quotes }) => reflections.length >= countedPages && reflections.length < pages && quotes.length > 0,
  );

/** Return the sentence about the subjects of a week: a count of pages, a list of themes, or that there is none. */
function subjectLine({ week, content, themes, phrases, isQuiet, turn }: Telling): SummarySentence {
  const all = allReflections(week);
  const { quotable } = content;
  const thing = countedThing(content, all.length);
  if (thing !== undefined) {
    const count = numberWord(phrases, thing.reflections.length);
    const total = numberWord(phrases, week.reflections.length);
    const spoken = thing.text.replace(/^my /iu, 'your ');
    const values = { count, total, Count: capitalise(count), thing: spoken, Thing: capitalise(spoken) };
    return { text: fillPhrase(phraseAt(phrases.thing, turn), values), reflections: thing.reflections };
  }
  const named = listed(
    phrases,
    themes.map(({ spoken }) => spoken),
  );
  if (named === '') {
    const hasQuotes = quotable.some(({ length }) => length > 0);
    return { text: phraseAt(phrases[hasQuotes ? 'no themes' : 'no quotes'], turn), reflections: all };
  }
  return {
    text: fillPhrase(phraseAt(phrases[isQuiet ? 'quiet themes' : 'themes'], turn), {
      themes: named,
      Themes: capitalise(named),
    }),
    reflections: all.filter((index) => themes.some(({ reflections }) => reflections.includes(index))),
  };
}

/** Write the first paragraph, which cards show: the subjects, and how the weeks before had them. No name, no quote. */
function openingOf(telling: Telling): SummarySentence[] {
  const { week, themes, phrases, isQuiet, turn } = telling;
  const history = isQuiet ? null : historyLine(week, themes, phrases, turn);
  const about = [...new Set(themes.flatMap(({ reflections }) => reflections))].toSorted((a, b) => a - b);
  return [subjectLine(telling), ...(history === null ? [] : [{ text: history, reflections: about }])];
}

/** Return functions that write the sentences after the first paragraph. */
function partsOf(telling: Telling) {
  const { week, phrases } = telling;
  const next = phraseRotation(telling);
  const placed = (quote: WholeSentence) => ({
    localDate: week.reflections[quote.reflection]?.localDate ?? '',
    quote: marked(quote, phrases.code),
  });
  const one = (section: PhraseSection, quote: WholeSentence): Part => {
    const { localDate, quote: text } = placed(quote);
    const filled = fillPhrase(next(section), dayAndQuote(phrases, localDate, text));
    return { text: filled, reflections: [quote.reflection], quotes: [quote] };
  };
  /** Write quotes in the order of their days: those of the first page, of the pages between, of the last one. */
  const inOrder = (quotes: readonly WholeSentence[]): Part[][] => {
    const ordered = quotes.toSorted((a, b) => a.reflection - b.reflection || a.at - b.at);
    const last = week.reflections.length - 1;
    const dayOf = ({ reflection }: WholeSentence) => week.reflections[reflection]?.localDate;
    const parts: Part[][] = [[], [], []];
    for (const [order, quote] of ordered.entries()) {
      const previous = ordered[order - 1];
      const isFirst = order === 0 && quote.reflection === 0;
      const isLast = order === ordered.length - 1 && order > 0 && quote.reflection === last;
      const isSameDay = previous !== undefined && dayOf(previous) === dayOf(quote);
      const section = isSameDay ? 'same day' : isFirst ? 'first quote' : isLast ? 'last quote' : 'quote';
      parts[isFirst || (isSameDay && order === 1) ? 0 : isLast && !isSameDay ? 2 : 1]?.push(one(section, quote));
    }
    return parts;
  };
  const answered = (asked: WholeSentence, answer: WholeSentence): Part => ({
    text: fillPhrase(next('question taken up'), twoDays(phrases, placed(asked), placed(answer))),
    reflections: [asked.reflection, answer.reflection],
    quotes: [asked, answer],
  });
  const named = ({ text: name, reflections }: NonNullable<SummaryContent['name']>): Part => {
    const count = numberWord(phrases, reflections.length);
    const values = { name, count, Count: capitalise(count), total: numberWord(phrases, week.reflections.length) };
    return { text: fillPhrase(next('name'), values), reflections, quotes: [] };
  };
  return { one, inOrder, answered, named };
}

/** How many of the best pages a new version leaves for others. */
const pagesPerVersion = 2;

const rotated = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % Math.max(1, list.length)),
  ...list.slice(0, by % Math.max(1, list.length)),
];

/** The most sentences that a summary quotes, and the most before the sentences around them are added. */
const mostSentences = 6;
const mostQuotes = 5;
/** About how many words a phrase adds to its quote. */
const phraseWords = 4;
/** The most words of a sentence that is added before a quote. */
const longestBefore = 18;

const wordsOf = (quotes: readonly WholeSentence[]) => quotes.reduce((sum, { words }) => sum + words + phraseWords, 0);
const sentencesIn = (quotes: readonly WholeSentence[]) =>
  quotes.reduce((sum, { before }) => sum + (before === null ? 1 : 2), 0);
const placeOf = ({ reflection, at }: WholeSentence) => `${reflection} ${at}`;

/** Return the quote together with the sentence before it, if that one can be quoted too. */
function withBefore(quote: WholeSentence, quotable: SummaryContent['quotable']): WholeSentence | null {
  if (quote.before !== null) return null;
  const before = quotable[quote.reflection]?.find(({ at }) => at === quote.at - 1);
  if (before === undefined || before.before !== null || before.words > longestBefore) return null;
  return { ...quote, before: before.sentence, words: before.words + quote.words };
}

/**
 * Write the paragraphs of a summary: its subject; then quotes in the order of the week, the first and the last page apart;
 * a question. Leave out what does not fit into `room` words, except for the first quote.
 */
export function paragraphsOf(telling: Telling): SummarySentence[][] {
  const { week, content, room } = telling;
  const { echo, name, question, quotable } = content;
  const opening = openingOf(telling);
  const { one, inOrder, answered, named } = partsOf(telling);
  const used: WholeSentence[] = [];
  const before = countWords(opening.map(({ text }) => text).join(' '));
  const fits = (quotes: readonly WholeSentence[]) => before + wordsOf(quotes) <= room;
  /** Return the quotes and count them, if all of them fit and none is used; else none. */
  const take = (quotes: readonly WholeSentence[]): readonly WholeSentence[] => {
    const isUsed = quotes.some((quote) => used.some((other) => placeOf(other) === placeOf(quote)));
    const isRoom = fits([...used, ...quotes]) && sentencesIn([...used, ...quotes]) <= mostQuotes;
    if (isUsed || (!isRoom && used.length + quotes.length > 1)) return [];
    used.push(...quotes);
    return quotes;
  };
  const thing = countedThing(content, week.reflections.length);
  const isFree = ({ reflection }: WholeSentence) => used.every((other) => other.reflection !== reflection);
  const best = quotable.flatMap(([first]) => first ?? []);
  const ranked = rotated(
    best.toSorted((a, b) => b.score - a.score),
    week.version * pagesPerVersion,
  );
  const asked = question === null ? [] : take([question.asked, ...(question.answer === null ? [] : [question.answer])]);
  const quotes = [echo?.quotes ?? [], thing?.quotes ?? [], name?.quotes ?? []].flatMap((each) => take(each));
  for (const quote of [...ranked.slice(0, 1), ...best.slice(-1), ...best.slice(0, 1), ...ranked])
    if (isFree(quote)) quotes.push(...take([quote]));
  const passages = quotes
    .toSorted((a, b) => b.score - a.score)
    .reduce<readonly WholeSentence[]>((all, quote) => {
      const longer = withBefore(quote, quotable);
      if (longer === null || all.some((other) => placeOf(other) === `${quote.reflection} ${quote.at - 1}`)) return all;
      const next = all.map((each) => (each === quote ? longer : each));
      return fits([...next, ...asked]) && sentencesIn([...next, ...asked]) <= mostSentences ? next : all;
    }, quotes);
  const [first = [], between = [], last = []] = inOrder(passages);
  const parts: Part[][] = [
    first,
    [...(name?.quotes.some((quote) => quotes.includes(quote)) ? [named(name)] : []), ...between],
    last,
    asked.length > 1 && question?.answer != null
      ? [answered(question.asked, question.answer)]
      : asked.map((quote) => one('open question', quote)),
  ];
  return [opening, ...parts.map((each) => each.flatMap((part) => sentencesOfPart(part, telling.phrases.code)))];
}

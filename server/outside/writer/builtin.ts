import { wordCount } from '../../../core/domain/word-count.ts';
import { feelingsOf } from './builtin-feelings.ts';
import {
  capitalised,
  closing,
  type Facts,
  feelingLine,
  framed,
  furtherOn,
  longDate,
  opening,
  plainTitle,
  themeLine,
  turnOf,
} from './builtin-frames.ts';
import { chooseQuotes, type Quote, quotesOf } from './builtin-quotes.ts';
import { quoted, sentencesOf } from './builtin-sentences.ts';
import { languageOf, returning, type Theme, themesOf, titleCased, titleThemes } from './builtin-themes.ts';
import { wordsOf } from './builtin-words.ts';
import type { WeekToSummarise, Writer, WrittenSummary } from './writer.ts';

/** What stands in for themes where a week is too short of words to have any. */
const plainThemes = ['Showing Up', 'Few Words', 'A Quiet Week'];
const fewestThemes = 3;

/** Whether spaces part the words: where they do not, a count of words would be nonsense. */
function countable({ reflections }: WeekToSummarise): boolean {
  const text = reflections.map(({ content }) => content.slice(0, 1_000)).join(' ');
  return wordsOf(text).length <= 3 * wordCount(text);
}

function factsOf(week: WeekToSummarise): Facts {
  const evenings = week.reflections.filter(({ type }) => type === 'evening').length;
  return {
    evenings,
    deep: week.reflections.length - evenings,
    days: new Set(week.reflections.map(({ localDate }) => localDate)).size,
    words: countable(week) ? week.reflections.reduce((sum, { content }) => sum + wordCount(content), 0) : null,
    turn: turnOf(week.weekStart),
  };
}

/** Each quote in its frame, told in order. */
function told(week: WeekToSummarise, quotes: readonly Quote[], turn: number): string[] {
  return quotes.map((quote, index) => {
    const { localDate, type } = week.reflections[quote.reflection] as WeekToSummarise['reflections'][number];
    const previous = quotes[index - 1];
    if (previous?.reflection === quote.reflection) return furtherOn(quoted(quote.sentence), turn + index);
    const previousDay = previous === undefined ? null : (week.reflections[previous.reflection]?.localDate ?? null);
    const position = index === 0 ? 'first' : index === quotes.length - 1 ? 'last' : 'middle';
    return framed(quoted(quote.sentence), { day: localDate, type, previousDay }, position, turn + index);
  });
}

/** Beginning, middle and end, each with its share of the quotes; the middle is cut in two when it is long. */
function paragraphs(
  sentences: readonly string[],
  lines: { start: string; theme: string | null; feeling: string | null; end: string },
): string[] {
  const head = sentences.slice(0, sentences.length > 5 ? 2 : 1);
  const tail = sentences.length > 1 ? sentences.slice(-1) : [];
  const middle = sentences.slice(head.length, sentences.length - tail.length);
  const half = middle.length > 2 ? Math.ceil(middle.length / 2) : middle.length;
  return [
    [lines.start, ...head],
    [...(lines.theme === null ? [] : [lines.theme]), ...middle.slice(0, half)],
    [...(lines.feeling === null ? [] : [lines.feeling]), ...middle.slice(half)],
    [...tail, lines.end],
  ]
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join(' '));
}

function themePhrase(themes: readonly Theme[], turn: number): string {
  const [first, second] = titleThemes(themes).map(({ word }) => titleCased(word));
  if (first === undefined) return plainTitle(turn);
  return second === undefined ? first : `${first} and ${second}`;
}

function writeSummary(week: WeekToSummarise): WrittenSummary {
  const byReflection = week.reflections.map(({ content }) => sentencesOf(content));
  const language = languageOf(byReflection.flat());
  const themes = themesOf(byReflection, language);
  const facts = factsOf(week);
  const [strongest] = themes;
  const feelings = language === 'english' ? feelingsOf(byReflection.flat()) : [];
  const text = paragraphs(told(week, chooseQuotes(quotesOf(week, themes, language)), facts.turn), {
    start: opening(
      facts,
      returning(themes).map(({ word }) => word),
    ),
    theme:
      strongest !== undefined && strongest.reflections > 1
        ? themeLine(strongest.word, strongest.reflections, week.reflections.length, facts.turn)
        : null,
    feeling: feelings.length > 0 ? feelingLine(feelings, facts.turn) : null,
    end: closing(facts),
  });
  const named = themes.map(({ word }) => capitalised(titleCased(word)));
  return {
    title: `Week of ${longDate(week.weekStart)}: ${themePhrase(themes, facts.turn)}`,
    longSummary: text.join('\n\n'),
    keyThemes: [...named, ...plainThemes.slice(0, Math.max(0, fewestThemes - named.length))],
    evidence: [],
  };
}

/**
 * The builtin writer: needs no network and no model. It tells the week in the person's own sentences, each quoted word
 * for word with its day, and adds only what can be counted. The same week always gives the same summary.
 */
export const builtinWriter: Writer = { write: async (week) => writeSummary(week) };

import { englishPhrases } from '../languages/english-phrases.ts';
import type { Theme } from '../themes/theme-candidates.ts';
import type { WeekToSummarise } from '../writer.ts';
import { capitalise, titleCase } from './capitals.ts';
import { fillPhrase, phraseAt } from './english-phrasing.ts';
import { punctuationOf } from './quotation.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

/** '2026-03-02' → 'March 2, 2026' */
export function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`;
}

/** Every third week the title may name three themes, if their names together are shorter than this limit. */
const weeksPerTriple = 3;
const longestTriple = 36;

/** Return an English title that names the themes, with another phrase each week. */
export function englishTitle({ version }: WeekToSummarise, themes: readonly Theme[], turn: number): string {
  const [first = '', second = '', third = ''] = themes.map(({ name }) => name);
  const [a, b] = version % 2 === 0 ? [first, second] : [second, first];
  if (a === '' || b === '') return titleCase(a || b);
  const isTriple = turn % weeksPerTriple === 0 && third !== '' && `${a}${b}${third}`.length < longestTriple;
  const list = isTriple ? englishPhrases.titles.three : englishPhrases.titles.two;
  return titleCase(fillPhrase(phraseAt(list, turn), { a, b, c: third }));
}

/** Return a title in another language: the two likeliest themes, whose order alternates between versions. */
export function titleOfThemes({ version }: WeekToSummarise, themes: readonly Theme[], code: string): string {
  const names = themes.slice(0, 2).map(({ name }) => capitalise(name));
  return (version % 2 === 0 ? names : names.toReversed()).join(punctuationOf(code).comma);
}

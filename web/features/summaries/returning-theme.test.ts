import { expect, test } from 'vitest';
import { type ThemeCorrection, themeCorrector } from '../../../core/domain/summaries/theme-corrections.ts';
import { returningText, returningTheme } from './returning-theme.ts';

const removed = (theme: string): ThemeCorrection => ({ theme, name: null });
const renamed = (theme: string, name: string): ThemeCorrection => ({ theme, name });

const said = (corrections: ThemeCorrection[], newest: ThemeCorrection) => {
  const ended = returningTheme(corrections, newest);
  return ended && returningText(ended);
};

test.each<[string, ThemeCorrection[], ThemeCorrection, string]>([
  [
    'of a removed theme',
    [removed('School')],
    renamed('Bags', 'School'),
    'You removed “School” earlier: it comes back in its weeks, too.',
  ],
  [
    'of a renamed theme',
    [renamed('Garden', 'the quay')],
    renamed('Work', 'Garden'),
    'You renamed “Garden” to “the quay” earlier: it is “Garden” again in its weeks, too.',
  ],
  [
    'of a theme that was removed under its new name',
    [renamed('Garden', 'the quay'), removed('the quay')],
    renamed('Work', 'Garden'),
    'You removed “Garden” earlier: it comes back in its weeks, too.',
  ],
])(
  'the name %s brings its theme back, and a sentence says so before and after',
  (_what, oldestFirst, newest, sentence) => {
    const [earlier] = oldestFirst;
    const themesAfter = themeCorrector([...oldestFirst, newest])({ title: '', keyThemes: [earlier?.theme ?? ''] });
    expect(themesAfter.keyThemes).toEqual([earlier?.theme]);
    const corrections = oldestFirst.toReversed();
    expect(said(corrections, newest)).toBe(sentence);
    expect(said([newest, ...corrections], newest)).toBe(sentence);
  },
);

test.each<[string, ThemeCorrection[], ThemeCorrection]>([
  ['a theme is removed', [removed('School')], removed('Bags')],
  ['the name is new', [removed('School')], renamed('Bags', 'Sacks')],
  ['a theme gets its first name again', [renamed('Garden', 'the quay')], renamed('the quay', 'Garden')],
  ['only the capitals of the name were corrected', [renamed('school', 'School')], renamed('Bags', 'School')],
  ['the theme is back already', [removed('School'), renamed('Nets', 'School')], renamed('Bags', 'School')],
  [
    'the removed name was one that the user had typed',
    [renamed('Garden', 'the quay'), removed('the quay')],
    renamed('Work', 'the quay'),
  ],
])('no theme is said to come back if %s', (_what, oldestFirst, newest) => {
  expect(said(oldestFirst.toReversed(), newest)).toBeNull();
});

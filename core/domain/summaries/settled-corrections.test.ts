import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settledCorrections } from './settled-corrections.ts';
import { type ThemeCorrection, themeCorrector } from './theme-corrections.ts';
import { themeKey } from './theme-key.ts';

const removed = (theme: string): ThemeCorrection => ({ theme, name: null });
const renamed = (theme: string, name: string): ThemeCorrection => ({ theme, name });

test.each<[string, string[], ThemeCorrection[], ThemeCorrection[]]>([
  ['the first name after one other name', ['Bags'], [renamed('Bags', 'Sacks'), renamed('Sacks', 'Bags')], []],
  [
    'the first name after two other names',
    ['Bags'],
    [renamed('Bags', 'Sacks'), renamed('Sacks', 'Sails'), renamed('Sails', 'Bags')],
    [],
  ],
  ['the first capitals again', ['Weather'], [renamed('weather', 'Weather')], []],
  ['the first capitals of a theme of no summary', [], [renamed('Sea', 'sea'), renamed('sea', 'Sea')], []],
  ['the first name of a theme of no summary', [], [renamed('Bags', 'Sacks'), renamed('Sacks', 'Bags')], []],
  [
    'an earlier new name again',
    ['Sails'],
    [renamed('Sails', 'Bags'), renamed('Bags', 'Sacks'), renamed('Sacks', 'Bags')],
    [renamed('Sails', 'Bags')],
  ],
  [
    'the first name, after another theme had got the name between',
    ['Bags', 'Nets'],
    [renamed('Nets', 'Sacks'), renamed('Bags', 'Sacks'), renamed('Sacks', 'Bags')],
    [renamed('Nets', 'Bags')],
  ],
  [
    'the first name, and another theme has a name between',
    ['Bags', 'Nets'],
    [renamed('Bags', 'Sacks'), renamed('Sacks', 'Sails'), renamed('Nets', 'Sacks'), renamed('Sails', 'Bags')],
    [renamed('Nets', 'Sacks')],
  ],
  [
    'the first name, and a removal of another theme',
    ['Bags'],
    [renamed('Bags', 'Sacks'), removed('Sea'), renamed('Sacks', 'Bags')],
    [removed('Sea')],
  ],
])('a theme that gets %s needs no corrections of its own', (_what, written, corrections, left) =>
  expect(settledCorrections(corrections, written)).toEqual(left),
);

test.each<[string, string[], ThemeCorrection[]]>([
  [
    'a theme was merged with one that was written',
    ['Bags', 'Sacks'],
    [renamed('Bags', 'Sacks'), renamed('Sacks', 'Bags')],
  ],
  ['the removal of a theme follows a new name', ['Bags'], [renamed('Bags', 'Sacks'), removed('Sacks')]],
  ['a theme was written with two kinds of capitals', ['Sea', 'sea'], [renamed('sea', 'Sea')]],
  ['a theme gets its first name with other capitals', ['Bags'], [renamed('Bags', 'Sacks'), renamed('Sacks', 'bags')]],
])('the corrections stay if %s', (_what, written, corrections) =>
  expect(settledCorrections(corrections, written)).toEqual(corrections),
);

const names = ['A', 'a', 'B', 'b', 'C', 'D'];
const correction = fc.record({
  theme: fc.constantFrom(...names),
  name: fc.option(fc.constantFrom(...names), { freq: 5 }),
});

/** Add a correction as the server does: one per theme, and a new name is spelled as other themes spell it. */
function corrected(rows: ThemeCorrection[], { theme, name }: ThemeCorrection, written: string[]): ThemeCorrection[] {
  const known = [...rows.map((row) => row.name).reverse(), ...written];
  const isOwn = name !== null && themeKey(name) === themeKey(theme);
  const spelled = name !== null && !isOwn ? known.find((other) => other && themeKey(other) === themeKey(name)) : name;
  const chosen = spelled ?? name;
  return theme === chosen
    ? rows
    : [...rows.filter((row) => themeKey(row.theme) !== themeKey(theme)), { theme, name: chosen }];
}

test('settled corrections give each written theme the same final name, and are not settled further', () => {
  fc.assert(
    fc.property(fc.array(correction, { maxLength: 8 }), fc.subarray(names), (made, written) => {
      const corrections = made.reduce<ThemeCorrection[]>((rows, each) => corrected(rows, each, written), []);
      const settled = settledCorrections(corrections, written);
      const namesBy = (rows: ThemeCorrection[]) =>
        written.map((theme) => themeCorrector(rows)({ title: '', keyThemes: [theme] }).keyThemes);
      expect(namesBy(settled)).toEqual(namesBy(corrections));
      expect(settledCorrections(settled, written)).toEqual(settled);
    }),
    { numRuns: 2_000 },
  );
});

test('a theme that goes through any names of no summary to its first name leaves no correction', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom('B', 'C', 'D', 'E'), { minLength: 1 }), (between) => {
      const path = ['A', ...between, 'A'];
      const corrections = path.slice(1).map((name, index) => renamed(path[index] ?? '', name));
      expect(settledCorrections(corrections, ['A', 'Other'])).toEqual([]);
    }),
  );
});

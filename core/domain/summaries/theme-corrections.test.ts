import { describe, expect, test } from 'vitest';
import {
  correctedThemes,
  type ListedCorrection,
  resolvedCorrections,
  type ThemeCorrection,
  themeCorrector,
} from './theme-corrections.ts';

const removed = (theme: string): ThemeCorrection => ({ theme, name: null });
const renamed = (theme: string, name: string): ThemeCorrection => ({ theme, name });
const themesAfter = (keyThemes: string[], ...corrections: ThemeCorrection[]) =>
  themeCorrector(corrections)({ title: '', keyThemes }).keyThemes;

describe('the themes of a summary', () => {
  test.each<[string, string[], ThemeCorrection[], string[]]>([
    ['stay without a correction', ['Work', 'Sleep'], [], ['Work', 'Sleep']],
    ['do not contain a removed theme', ['Work', 'Rowing'], [removed('Rowing')], ['Work']],
    ['may all be removed', ['Rowing'], [removed('Rowing')], []],
    ['get a new name at the same place', ['My father', 'Sleep'], [renamed('My father', 'Dad')], ['Dad', 'Sleep']],
    ['are compared without case and extra spaces', ['my  Father'], [renamed('My father ', 'Dad')], ['Dad']],
    ['are compared as a whole, not by single words', ['Work and school'], [removed('Work')], ['Work and school']],
    ['can get a new name that differs only in case', ['sleep'], [renamed('sleep', 'Sleep')], ['Sleep']],
    ['contain a new name only once', ['My father', 'Dad', 'Sleep'], [renamed('My father', 'dad')], ['dad', 'Sleep']],
    ['get the last of several new names', ['Rest'], [renamed('Rest', 'Sleep'), renamed('Sleep', 'Nights')], ['Nights']],
    ['lose a theme whose new name is removed', ['Rest', 'Sleep'], [renamed('Rest', 'Sleep'), removed('Sleep')], []],
    [
      'keep a new name although a theme of this name was removed before',
      ['Rest'],
      [removed('Sleep'), renamed('Rest', 'Sleep')],
      ['Sleep'],
    ],
    [
      'get the newest name if two themes are renamed to each other',
      ['Rest', 'Sleep'],
      [renamed('Rest', 'Sleep'), renamed('Sleep', 'Rest')],
      ['Rest'],
    ],
    [
      'keep corrected capitals when another theme gets the same name',
      ['running', 'Jogging'],
      [renamed('running', 'Running'), renamed('Jogging', 'Running')],
      ['Running'],
    ],
    ...['running', 'Jogging', 'Jogs'].map((theme): [string, string[], ThemeCorrection[], string[]] => [
      `get corrected capitals also from a name in the old capitals: ${theme}`,
      [theme],
      [renamed('running', 'Running'), renamed('Jogs', 'Jogging'), renamed('Jogging', 'running')],
      ['Running'],
    ]),
    [
      'themes get the capitals of their newest correction',
      ['running', 'Jogging'],
      [renamed('Jogging', 'Running'), renamed('running', 'RUNNING')],
      ['RUNNING'],
    ],
    ['treat a composed letter as one letter', ['Cafe\u0301'], [removed('Café')], []],
    ['are corrected in scripts without case', ['睡眠', '仕事'], [renamed('睡眠', '夜')], ['夜', '仕事']],
  ])('%s', (_rule, themes, corrections, after) => expect(themesAfter(themes, ...corrections)).toEqual(after));

  test('the themes stay the same when the same corrections are applied twice', () => {
    const corrections = [
      renamed('Rest', 'Sleep'),
      removed('Work'),
      renamed('Sleep', 'Rest'),
      renamed('Sea', 'Work'),
      removed('Sleep'),
    ];
    for (const theme of ['Rest', 'Sleep', 'Work', 'Sea', 'Other']) {
      const once = themesAfter([theme], ...corrections);
      expect(themesAfter(once, ...corrections)).toEqual(once);
    }
  });
});

test('resolvedCorrections returns the final name of each theme, without intermediate names', () => {
  const corrections = [renamed('Rest', 'Sleep'), removed('Rowing'), renamed('sleep', 'Nights'), removed('Nights ')];
  expect(resolvedCorrections(corrections)).toEqual([
    removed('Rest'),
    removed('Rowing'),
    removed('sleep'),
    removed('Nights '),
  ]);
});

describe('the list of corrected themes', () => {
  test.each<[string, ThemeCorrection[], ReturnType<typeof correctedThemes>]>([
    [
      'has one row with the final name for themes that were renamed several times',
      [renamed('Weather', 'Farm'), removed('Sea'), renamed('Farm', 'Raain'), renamed('Raain', 'Rain')],
      [
        { theme: 'Sea', name: null, others: [], takenBack: ['Sea'], nameBefore: 'Sea' },
        {
          theme: 'Weather',
          name: 'Rain',
          others: ['Farm', 'Raain'],
          takenBack: ['Weather', 'Farm', 'Raain'],
          nameBefore: 'Weather',
        },
      ],
    ],
    [
      'shows a renamed theme as removed if its new name was removed, and takes back only the removal',
      [renamed('Rest', 'Sleep'), removed('sleep')],
      [{ theme: 'Rest', name: null, others: ['sleep'], takenBack: ['sleep'], nameBefore: 'Sleep' }],
    ],
    [
      'does not take back a correction that another theme needs',
      [renamed('Rest', 'Sleep'), renamed('Naps', 'Sleep'), renamed('Sleep', 'Nights')],
      [
        { theme: 'Rest', name: 'Nights', others: ['Sleep'], takenBack: ['Rest'], nameBefore: 'Rest' },
        { theme: 'Naps', name: 'Nights', others: ['Sleep'], takenBack: ['Naps'], nameBefore: 'Naps' },
      ],
    ],
    [
      'has one row for themes that were removed under one name, and takes back only the removal',
      [renamed('Rest', 'Sleep'), renamed('Naps', 'Sleep'), removed('Sleep')],
      [{ theme: 'Rest', name: null, others: ['Naps', 'Sleep'], takenBack: ['Sleep'], nameBefore: 'Sleep' }],
    ],
    [
      'leaves out a removed theme whose name was chosen again',
      [removed('Sleep'), renamed('Rest', 'Sleep')],
      [{ theme: 'Rest', name: 'Sleep', others: [], takenBack: ['Rest'], nameBefore: 'Rest' }],
    ],
    [
      'leaves out a theme that got its own name again',
      [renamed('Rest', 'Sleep'), renamed('Sleep', 'Rest')],
      [{ theme: 'Sleep', name: 'Rest', others: [], takenBack: ['Rest', 'Sleep'], nameBefore: 'Sleep' }],
    ],
  ])('%s', (_rule, corrections, seen) => expect(correctedThemes(corrections)).toEqual(seen));

  const written = (correction: ThemeCorrection) => ({ ...correction, isWritten: true });
  const row = (theme: string, name: string | null, others: string[], takenBack: string[], nameBefore = theme) => ({
    theme,
    name,
    others,
    takenBack,
    nameBefore,
  });

  test.each<[string, ListedCorrection[], ReturnType<typeof correctedThemes>]>([
    [
      'before it was renamed',
      [written(renamed('Grade', 'List')), written(renamed('List', 'Zettel'))],
      [row('Grade', 'Zettel', ['List'], ['Grade']), row('List', 'Zettel', [], ['List'])],
    ],
    [
      'after it was renamed',
      [written(renamed('List', 'Zettel')), written(renamed('Grade', 'Zettel'))],
      [row('List', 'Zettel', [], ['List']), row('Grade', 'Zettel', [], ['Grade'])],
    ],
    [
      'by way of another name',
      [written(renamed('Grade', 'Raain')), renamed('Raain', 'List'), written(renamed('List', 'Zettel'))],
      [row('Grade', 'Zettel', ['Raain', 'List'], ['Grade', 'Raain']), row('List', 'Zettel', [], ['List'])],
    ],
    [
      'together with a second one',
      [renamed('Rest', 'Sleep'), renamed('Naps', 'Sleep'), renamed('Sleep', 'Nights')].map(written),
      [
        row('Rest', 'Nights', ['Sleep'], ['Rest']),
        row('Naps', 'Nights', ['Sleep'], ['Naps']),
        row('Sleep', 'Nights', [], ['Sleep']),
      ],
    ],
    [
      'before it was removed, but then has one row with it',
      [written(renamed('Grade', 'List')), written(removed('List'))],
      [row('Grade', null, ['List'], ['List'], 'List')],
    ],
    [
      'before it got the name of that theme, but then has one row',
      [written(renamed('Rest', 'Sleep')), written(renamed('Sleep', 'Rest'))],
      [row('Sleep', 'Rest', [], ['Rest', 'Sleep'])],
    ],
  ])('has a row for each written theme if one was renamed to another %s', (_when, corrections, seen) =>
    expect(correctedThemes(corrections)).toEqual(seen),
  );

  test('the list of corrected themes has the same final names as the themes of a summary', () => {
    const corrections = [renamed('A', 'B'), renamed('B', 'C'), removed('D'), renamed('E', 'D'), renamed('C', 'A')];
    for (const { theme, name, others, takenBack } of correctedThemes(corrections)) {
      for (const each of [theme, ...others]) expect(themesAfter([each], ...corrections)).toEqual(name ? [name] : []);
      const left = corrections.filter((each) => !takenBack.includes(each.theme));
      for (const each of [theme, ...others]) expect(themesAfter([each], ...left)).toEqual([each]);
    }
  });
});

describe('the title of a summary', () => {
  const week = 'Week of November 9, 2026: ';
  const titleAfter = (title: string, keyThemes: string[], ...corrections: ThemeCorrection[]) =>
    themeCorrector(corrections)({ title: `${week}${title}`, keyThemes }).title.replace(week, '');

  test.each<[string, string, string[], ThemeCorrection[], string]>([
    ['stays when it does not name the theme', 'Small doors', ['Rowing'], [removed('Rowing')], 'Small doors'],
    ['stays when the theme is only a part of a word', 'Homework', ['Work'], [removed('Work')], 'Homework'],
    [
      'gets the new name',
      'Days of My Father and Music',
      ['My father', 'Music'],
      [renamed('My father', 'Papa')],
      'Days of Papa and Music',
    ],
    [
      'gets the new name in capitals where the old one had them',
      'Work and Sleep',
      ['Work'],
      [renamed('Work', 'the bakery')],
      'The Bakery and Sleep',
    ],
    ...['Sea', 'The Sea', 'The Boat and the Sea'].map(
      (title): [string, string, string[], ThemeCorrection[], string] => [
        `gets the new name in title case: ${title}`,
        title,
        ['Sea'],
        [renamed('Sea', 'The boat')],
        'The Boat',
      ],
    ),
    ...['Das alte Boot', 'The iPhone'].map((name): [string, string, string[], ThemeCorrection[], string] => [
      `keeps the capitals of the new name ${name}`,
      'Sea',
      ['Sea'],
      [renamed('Sea', name)],
      name,
    ]),
    [
      'gets the new name as it is typed inside a sentence',
      'The long work',
      ['work'],
      [renamed('work', 'bakery')],
      'The long bakery',
    ],
    [
      'gets the new name before an apostrophe',
      'Lila’s first week',
      ['Lila'],
      [renamed('Lila', 'Leila')],
      'Leila’s first week',
    ],
    [
      'gets new names that were swapped',
      'Rest and Sleep',
      ['Rest', 'Sleep'],
      [renamed('Rest', 'Calm'), renamed('Sleep', 'Nights')],
      'Calm and Nights',
    ],
    [
      'names the other themes instead of a removed one',
      'Work and Rowing',
      ['Work', 'Rowing', 'Sleep', 'Bex'],
      [removed('Rowing')],
      'Work and Sleep',
    ],
    [
      'keeps the spelling of the themes that stay',
      'Days of My Father and Music',
      ['my father', 'Music'],
      [removed('Music')],
      'My Father',
    ],
    [
      'keeps what joined the themes in its language',
      'Schlaf und Arbeit',
      ['Arbeit', 'Schlaf', 'Garten'],
      [removed('Schlaf')],
      'Arbeit und Garten',
    ],
    [
      'joins by a comma when nothing joined the themes',
      'Rowing against the wind',
      ['Rowing', 'Sleep', 'Bex'],
      [removed('Rowing')],
      'Sleep, Bex',
    ],
    [
      'finds whole words where words have no spaces',
      '仕事と睡眠',
      ['仕事', '睡眠', '庭'],
      [removed('睡眠')],
      '仕事と庭',
    ],
    [
      'prefers the longer of two names',
      'My Father and Tea',
      ['My father'],
      [renamed('Father', 'F'), renamed('My father', 'Papa')],
      'Papa and Tea',
    ],
    [
      'prefers the longer of two names at one place',
      'Work at home',
      ['Work at home', 'Work'],
      [renamed('Work', 'W'), renamed('Work at home', 'Desk')],
      'Desk',
    ],
    [
      'joins by a comma when many words are between the themes',
      'Rowing in a week of Sleep',
      ['Rowing', 'Sleep', 'Bex'],
      [removed('Rowing')],
      'Sleep, Bex',
    ],
    ['reads a name with signs literally', 'C++ (again)', ['C++'], [renamed('C++', 'Code')], 'Code (again)'],
    [
      'loses one name of a removed theme',
      'A Week of My Father and the Weather',
      ['My father, my mother and family', 'Weather and the rain'],
      [removed('My father, my mother and family')],
      'Weather and the Rain',
    ],
    [
      'gets the new name for one name of a theme',
      'A Week of My Father and the Weather',
      ['My father, my mother and family', 'Weather and the rain'],
      [renamed('My father, my mother and family', 'Papa')],
      'A Week of Papa and the Weather',
    ],
    [
      'gets a new name only once',
      'My Father, Family',
      ['My father and family', 'Rest'],
      [renamed('My father and family', 'Papa')],
      'Papa, Rest',
    ],
    [
      'keeps a name that is a part of another week’s theme',
      'The Rain',
      ['The rain'],
      [removed('Weather and the rain')],
      'The Rain',
    ],
    [
      'stays when it is not made of the theme',
      'A Page at a Time',
      ['Work'],
      [renamed('Time', 'Hours'), removed('Page')],
      'A Page at a Time',
    ],
    ...[
      ['The Solo', []],
      ['The Solo', ['Music']],
      ['Solo', ['Choir']],
      ['Solo', ['Solo trips']],
      ['The Choir and Solo', ['Choir']],
      ['Chor und Solo', ['Chor']],
    ].flatMap(([title = '', themes]) =>
      [renamed('Solo', 'Singing alone'), removed('Solo')].map(
        (correction): [string, string, string[], ThemeCorrection[], string] => [
          `stays when the corrected theme is a theme of other weeks only: ${title}, ${themes}, ${correction.name}`,
          String(title),
          themes as string[],
          [correction],
          String(title),
        ],
      ),
    ),
    [
      'gets the last name when its theme is renamed twice',
      'The Choir and the Solo',
      ['Choir', 'Solo'],
      [renamed('Solo', 'Singing'), renamed('Singing', 'Singing alone')],
      'The Choir and Singing Alone',
    ],
    ...[
      ['When I Run', renamed('Run', 'Jog')],
      ['How I Sleep', removed('Sleep')],
      ['I Let the Phone Ring Out and Sleep', removed('Sleep')],
      ['Sleep, I Said', removed('Sleep')],
      ['Un día en Madrid', renamed('Madrid', 'Capital')],
      ['Madrid en otoño', renamed('Madrid', 'Capital')],
      ['ともだち', renamed('もだち', 'X')],
    ].map(([title, correction]): [string, string, string[], ThemeCorrection[], string] => [
      `stays when it is a line with the name of another week’s theme: ${title}`,
      String(title),
      ['Garden'],
      [correction as ThemeCorrection],
      String(title),
    ]),
    ['loses a theme that is all of it', 'Rowing', ['Rowing', 'Sleep'], [removed('Rowing')], 'Sleep'],
    ...['Elin', '1986', 'Mamá & me'].map((name): [string, string, string[], ThemeCorrection[], string] => [
      `loses the article before the new name ${name}`,
      'The Ferry',
      ['Ferry'],
      [renamed('Ferry', name)],
      name,
    ]),
    [
      'keeps the article of a theme whose new name differs only in case',
      'The Ferry',
      ['ferry'],
      [renamed('ferry', 'Ferry')],
      'The Ferry',
    ],
    ...[
      ['The quay', 'Quay'],
      ['Quay', 'The quay'],
      ['quay', 'a quay'],
    ].map(([theme = '', name = '']): [string, string, string[], ThemeCorrection[], string] => [
      `keeps the article inside a phrase if ${theme} becomes ${name}`,
      'We Talked About the Quay',
      [theme],
      [renamed(theme, name)],
      'We Talked About the Quay',
    ]),
    [
      'has the article of the new name if it is made of themes',
      'The Quay and the Sea',
      ['The quay', 'Sea'],
      [renamed('The quay', 'Quay'), renamed('Sea', 'The sea')],
      'Quay and the Sea',
    ],
    [
      'loses the articles before two new names',
      'The Garden and the Sea',
      ['Garden', 'Sea'],
      [renamed('Garden', 'my allotment'), renamed('Sea', 'The bay')],
      'My Allotment and The Bay',
    ],
    [
      'has a theme once, with its article, if another theme gets its name',
      'My Father and the Shed',
      ['My father', 'Shed'],
      [renamed('My father', 'Shed')],
      'The Shed',
    ],
    [
      'has a name once even if it is no theme',
      'The Shed and My Father',
      ['My father'],
      [renamed('My father', 'shed')],
      'The Shed',
    ],
    [
      'names another theme if two themes get one name',
      'My Father and the Shed',
      ['My father', 'Shed', 'Ferry'],
      [renamed('My father', 'Shed')],
      'The Shed and Ferry',
    ],
    [
      'keeps the article of the second theme that stays',
      'My Father and the Shed',
      ['My father', 'Ferry', 'Shed'],
      [removed('My father')],
      'Ferry and the Shed',
    ],
    [
      'may have a new name that is part of another theme',
      'My Father and the Shed Roof',
      ['My father', 'Shed roof'],
      [renamed('My father', 'Shed')],
      'Shed and the Shed Roof',
    ],
  ])('%s', (_rule, title, themes, corrections, after) => expect(titleAfter(title, themes, ...corrections)).toBe(after));

  test('is corrected fast, even with the maximum number of corrections', () => {
    const many = Array.from({ length: 300 }, (_, index) => removed(`Theme ${index}`));
    const correct = themeCorrector(many);
    const startMs = Date.now();
    for (let index = 0; index < 500; index += 1) {
      expect(correct({ title: `${week}Theme ${index} and Sleep`, keyThemes: [`Theme ${index}`, 'Sleep'] }).title).toBe(
        index < 300 ? `${week}Sleep` : `${week}Theme ${index} and Sleep`,
      );
    }
    expect(Date.now() - startMs).toBeLessThan(1_000);
  });

  test('the title has no theme and, without its week, no date when no theme remains', () => {
    const correct = themeCorrector([removed('Rowing')]);
    expect(correct({ title: `${week}Rowing`, keyThemes: ['Rowing'] }).title).toBe(`${week}Your week`);
    expect(correct({ title: 'Rowing', keyThemes: ['Rowing'] }).title).toBe('Your week');
  });
});

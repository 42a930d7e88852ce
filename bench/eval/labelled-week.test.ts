import { describe, expect, test } from 'vitest';
import { hasDangerPhrase } from '../../core/domain/danger/danger.ts';
import { loadWeeks, parseWeek } from './labelled-week.ts';
import { wrongLabels } from './measure/echoes.ts';
import { holdsName } from './measure/share-safe.ts';
import { holdsWords } from './measure/words.ts';

const example = `about: An example
start: 2026-03-02
language: en, de
subject: Sleep
themes: Sleep, tired | the garden
false: train | lost job
echo: Mon and Wed: line
names: Elin, Old Town
forbid: burnout

# Mon evening | What was there?
A line. [[The heart of it.]]
[[^From: somebody
Subject: pasted]]

# Wed deep | And then?
[[!A dangerous line.]] More.
`;

test('a week file is parsed into the plain text of the week and its marks', () => {
  const { week, marks, themes, subject, falsehoods, echoes, names, forbidden, languages } = parseWeek(
    'example',
    example,
  );
  expect(week).toEqual({
    weekStart: '2026-03-02',
    reflections: [
      {
        type: 'evening',
        localDate: '2026-03-02',
        question: 'What was there?',
        content: 'A line. The heart of it.\nFrom: somebody\nSubject: pasted',
      },
      { type: 'deep', localDate: '2026-03-04', question: 'And then?', content: 'A dangerous line. More.' },
    ],
    version: 0,
    careful: true,
    earlier: [],
    corrections: [],
  });
  expect(marks).toEqual([
    { keySentences: ['The heart of it.'], dangerous: [], pasted: ['From: somebody\nSubject: pasted'] },
    { keySentences: [], dangerous: ['A dangerous line.'], pasted: [] },
  ]);
  expect({ themes, subject, falsehoods, echoes, names, forbidden, languages }).toEqual({
    themes: [['sleep', 'tired'], ['the garden']],
    subject: ['sleep'],
    falsehoods: ['train', 'lost job'],
    echoes: [{ days: [0, 2], words: 'line' }],
    names: ['Elin', 'Old Town'],
    forbidden: ['burnout'],
    languages: ['en', 'de'],
  });
});

test('“subject: none” means no main subject; without this line, the first group of themes is the main subject', () => {
  const subjectOf = (label: string) => parseWeek('a week', example.replace('subject: Sleep\n', label)).subject;
  expect(subjectOf('')).toEqual(['sleep', 'tired']);
  expect(subjectOf('subject: none\n')).toEqual([]);
});

test('the error for a labelled echo without two days names the week', () => {
  expect(() => parseWeek('lost', example.replace('Mon and Wed', 'Monday'))).toThrow('lost has an echo');
});

test('the error for a week without a start line names the week', () => {
  expect(() => parseWeek('lost', 'about: nothing')).toThrow('lost has no line');
});

// The texts of the locked weeks are secret, so a failure must show only names and counts of weeks.
describe.each(['open', 'practice', 'locked'] as const)('the %s weeks', (from) => {
  const weeks = loadWeeks(from);
  const namesOf = (chosen: typeof weeks) => chosen.map(({ name }) => name);

  test('a set has at least 22 weeks: at least 5 not in English, 2 with a danger phrase and 1 with pasted text', () => {
    expect(weeks.length).toBeGreaterThanOrEqual(22);
    expect(weeks.filter(({ languages }) => !languages.includes('en')).length).toBeGreaterThanOrEqual(5);
    expect(weeks.filter(({ week }) => week.careful).length).toBeGreaterThanOrEqual(2);
    expect(weeks.some(({ marks }) => marks.some(({ pasted }) => pasted.length > 0))).toBe(true);
    expect(new Set(weeks.map(({ about }) => about)).size).toBe(weeks.length);
  });

  test('every week begins on a Monday and has 4 to 14 reflections in order, at most one of each type per day', () => {
    const odd = weeks.filter(({ week: { weekStart, reflections } }) => {
      const keys = reflections.map(({ localDate, type }) => `${localDate} ${type === 'deep' ? 0 : 1}`);
      return (
        new Date(`${weekStart}T00:00:00Z`).getUTCDay() !== 1 ||
        reflections.length < 4 ||
        reflections.length > 14 ||
        keys.join() !== [...new Set(keys)].toSorted().join()
      );
    });
    expect(namesOf(odd)).toEqual([]);
  });

  test('in every week, at least half of the reflections have either 1 to 3 key sentences or a dangerous line', () => {
    const odd = weeks.filter(
      ({ marks }) =>
        marks.some(
          ({ keySentences, dangerous }) => keySentences.length > 3 || (dangerous.length > 0 && keySentences.length > 0),
        ) ||
        marks.filter(({ keySentences, dangerous }) => keySentences.length + dangerous.length > 0).length * 2 <
          marks.length,
    );
    expect(namesOf(odd)).toEqual([]);
  });

  test('every week has at least three groups of theme names, and no theme or subject contains the name of a person or place', () => {
    const odd = weeks.filter(
      ({ themes, subject, names }) =>
        themes.length < 3 ||
        [...themes.flat(), ...subject].some((alias) => names.some((name) => holdsName(alias, name))),
    );
    expect(namesOf(odd)).toEqual([]);
  });

  test('no theme or subject says something false about the user, and the words of a labelled echo are on both of its days', () => {
    const odd = weeks.filter(
      (labelled) =>
        wrongLabels(labelled).length > 0 ||
        [...labelled.themes.flat(), ...labelled.subject].some((name) =>
          labelled.falsehoods.some((words) => holdsWords(name, words)),
        ),
    );
    expect(namesOf(odd)).toEqual([]);
  });

  test('a reflection has a danger phrase exactly if one of its lines is marked as dangerous', () => {
    const odd = weeks.filter(({ week, marks }) =>
      marks.some(
        ({ dangerous }, index) =>
          hasDangerPhrase(week.reflections[index]?.content ?? '') !== dangerous.length > 0 ||
          !dangerous.every((line) => hasDangerPhrase(line)),
      ),
    );
    expect(namesOf(odd)).toEqual([]);
  });
});

// Word counts, names, titles, passwords and the shortening of long texts.
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cardTitle } from '../summaries/card-title.ts';
import { splitDisplayName } from '../users/names.ts';
import { PASSWORD_RULES, passwordFaults } from '../users/password.ts';
import { counted } from './counted.ts';
import { cutText } from './read-more.ts';
import { wordCount } from './word-count.ts';

test.each([
  [0, '0 entries'],
  [1, '1 entry'],
  [2, '2 entries'],
  [1_200, '1,200 entries'],
])('the count %i with its noun is "%s"', (count, text) => {
  expect(counted(count, 'entry', 'entries')).toBe(text);
});

test.each([
  ['', 0],
  [' \n\t ', 0],
  ['one', 1],
  ['  two   words ', 2],
  ['line\nbreaks\r\ncount', 3],
  ['non\u00a0breaking', 2],
  ['well-known — really', 3],
])('the text %j has %d words [5.11]', (text, count) => expect(wordCount(text)).toBe(count));

test.each([
  [null, null, null],
  ['', null, null],
  ['   ', null, null],
  ['Anna', 'Anna', null],
  ['Anna Ozola', 'Anna', 'Ozola'],
  ['  Anna  Maria   van der Berg ', 'Anna', 'Maria van der Berg'],
])('the name %j is split into %j and %j [3.2]', (displayName, firstName, lastName) => {
  expect(splitDisplayName(displayName)).toEqual({ firstName, lastName });
});

test.each([
  ['Week of January 5, 2026: Finding Balance', 'Finding Balance'],
  ['week of 2026-01-05:Finding Balance', 'Finding Balance'],
  ['  Week of Jan 5: Part 2: The Return', 'Part 2: The Return'],
  ['A Week of Rest: Notes', 'A Week of Rest: Notes'],
  ['Week of quiet', 'Week of quiet'],
  ['Week of January 5, 2026: ', 'Week of January 5, 2026:'],
])('the title %j is shown as %j [2.59]', (title, expected) => expect(cardTitle(title)).toBe(expected));

describe('a password', () => {
  const SHORT = 'Password must be at least 6 characters long';
  const LONG = 'Password must be less than 4096 characters';
  const UPPER = 'Password must contain at least one uppercase letter';
  const SPECIAL = 'Password must contain at least one special character';

  test.each([
    ['', [SHORT, UPPER, SPECIAL]],
    ['Ab1!x', [SHORT]],
    ['Ab1!xy', []],
    ['abc!xyz', [UPPER]],
    ['Abc xyz', [SPECIAL]],
    ['Élan vital', [SPECIAL]],
    ['Élan_vital', []],
    ['Abcdef€', []],
    [`A!${'a'.repeat(4_093)}`, []],
    [`A!${'a'.repeat(4_094)}`, [LONG]],
  ])('is checked against all rules: %.12j [5.1, 5.2, 5.3, 5.4, 9.5]', (password, faults) =>
    expect(passwordFaults(password)).toEqual(faults),
  );

  test('the checklist shows three rules for a password [2.26]', () => {
    expect(PASSWORD_RULES.filter((rule) => rule.isInChecklist).map((rule) => rule.message)).toEqual([
      SHORT,
      UPPER,
      SPECIAL,
    ]);
  });
});

describe('a long reflection', () => {
  const a = (count: number) => 'a'.repeat(count);

  test.each([
    ['199 characters', a(199), a(199), false],
    ['200 characters', a(200), a(200), false],
    ['201 characters', a(201), a(200), true],
    ['a blank at the cut', `${a(199)} ${a(9)}`, a(199), true],
    ['a full stop at the cut', `${a(198)}. ${a(9)}`, a(198), true],
    ['an emoji over the cut', `${a(199)}🙂${a(9)}`, a(199), true],
    ['an accent after the cut', `${a(199)}e\u0301${a(9)}`, a(199), true],
    ['a family emoji over the cut', `${a(196)}👩‍👧‍👦${a(9)}`, a(196), true],
    ['a skin tone after the cut', `${a(198)}👍🏽${a(9)}`, a(198), true],
    ['a flag over the cut', `${a(198)}🇱🇻${a(9)}`, a(198), true],
    ['a word over the cut', `${a(190)} harbour wall`, `${a(190)} harbour`, true],
    ['a word that begins before the cut', `${a(196)} harbour`, a(196), true],
    ['a word that ends at the cut', `${a(192)} harbour wall`, `${a(192)} harbour`, true],
    ['a word with a hyphen over the cut', `${a(190)} well-known things`, a(190), true],
    ['a Cyrillic word over the cut', `${a(190)} благодарность`, a(190), true],
    ['an Arabic word over the cut', `${a(195)} السلام عليكم`, a(195), true],
    ['a line that ends before the cut', `${a(150)}.\n\n${a(90)}`, a(150), true],
    ['a Japanese word over the cut', `${'は'.repeat(199)}天気がいい`, 'は'.repeat(199), true],
    ['a Thai word over the cut', `${a(190)} ไปโรงเรียนทุกวัน`, `${a(190)} ไป`, true],
    ['a word of 210 letters after blanks', `  ${a(210)}`, `  ${a(198)}`, true],
    ['a word of 210 letters after a short one', `On ${a(210)}`, `On ${a(197)}`, true],
  ])('is cut correctly with %s [2.52, 9.6]', (_, text, expected, isCut) =>
    expect(cutText(text)).toEqual({ text: expected, isCut }),
  );

  test('is cut at spaces and between characters in a web view without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', {});
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    expect(cutText(`${a(196)} harbour`)).toEqual({ text: a(196), isCut: true });
    expect(cutText(`${'天'.repeat(199)}👍🏽天`)).toEqual({ text: '天'.repeat(199), isCut: true });
  });

  test('a long reflection is cut between characters, never inside a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
        fc.integer({ min: 10, max: 40 }),
        (text, limit) => {
          const cut = cutText(text, limit);
          expect(text.startsWith(cut.text)).toBe(true);
          expect(cut.text.length).toBeLessThanOrEqual(limit);
          expect(/\p{Surrogate}/u.test(cut.text)).toBe(false);
          expect(cut.isCut).toBe(text.length > limit);
        },
      ),
    );
  });
});

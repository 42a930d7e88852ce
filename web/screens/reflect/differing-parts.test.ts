import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differingParts, type TextPart } from './differing-parts.ts';

const differing = (parts: readonly TextPart[]) =>
  parts.filter(({ isDiffering }) => isDiffering).map(({ words }) => words);

test.each([
  ['The dog barked all night.', 'The dog slept all night.', [['barked '], ['slept ']]],
  ['A walk.', 'A walk. Rain.', [[], ['Rain.']]],
  ['A walk. ', 'A walk. Rain.', [[], ['Rain.']]],
  [' \nA walk.', 'A walk. Rain.', [[], ['Rain.']]],
  ['Rain. A walk.', 'A walk.', [['Rain. '], []]],
  ['no no', 'no no no', [[], ['no']]],
  ['Rain. A walk to the sea.', 'A walk to the sea. Sun.', [['Rain. '], ['Sun.']]],
  ['A long walk by the sea.', 'A walk by the cold sea.', [['long '], ['cold ']]],
])('returns the differing parts of "%s" and "%s": %j', (one, other, expected) => {
  expect(differingParts(one, other)?.map(differing)).toEqual(expected);
});

test.each([
  ['one', 'two'],
  ['The dog barked.', 'The sun came out.'],
  ['A walk', 'A walk and then rain all afternoon.'],
  ['A walk.', 'A walk. '],
  [' \nA walk.', 'A walk.'],
])('returns null for "%s" and "%s": no word differs, or more than half of the words differ', (one, other) => {
  expect(differingParts(one, other)).toBeNull();
});

test('marks at most 1,000 differing words of both texts together', () => {
  const same = 'same '.repeat(1_200);
  const parts = differingParts(same + 'mine '.repeat(500), `${same}${'other '.repeat(500)}`);
  expect(parts?.map(differing)).toEqual([['mine '.repeat(500)], ['other '.repeat(500)]]);
  expect(differingParts(same + 'mine '.repeat(500), `${same}${'other '.repeat(501)}`)).toBeNull();
});

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

test('the parts of each text join to that text, and the texts have the same other words, at least half of the longer one', () => {
  const words = fc.stringMatching(/^[ab \n]{0,12}$/);
  fc.assert(
    fc.property(words, words, (one, other) => {
      const parts = differingParts(one, other);
      if (parts === null) return;
      const [first, second] = parts;
      const joined = (all: readonly TextPart[]) => all.map((part) => part.words).join('');
      expect([joined(first), joined(second)]).toEqual([one, other]);
      const common = (all: readonly TextPart[]) => wordsOf(joined(all.filter(({ isDiffering }) => !isDiffering)));
      expect(common(first)).toEqual(common(second));
      expect(2 * common(first).length).toBeGreaterThanOrEqual(Math.max(wordsOf(one).length, wordsOf(other).length));
      for (const [text, all] of [[one, first] as const, [other, second] as const])
        expect(all.every((part) => text.startsWith(part.words, part.start))).toBe(true);
    }),
  );
});

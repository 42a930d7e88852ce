import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differingParts } from './differing-parts.ts';

test.each([
  ['The dog barked all night.', 'The dog slept all night.', ['barked ', 'slept ']],
  ['A walk.', 'A walk. Rain.', ['', 'Rain.']],
  ['A walk. ', 'A walk. Rain.', ['', 'Rain.']],
  ['Rain. A walk.', 'A walk.', ['Rain. ', '']],
  ['no no', 'no no no', ['', 'no']],
])('returns the differing parts of "%s" and "%s": %j', (one, other, differing) => {
  expect(differingParts(one, other)?.map((part) => part.differing)).toEqual(differing);
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

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

test('the parts of each text join to that text, and both texts have the same words before and after the difference', () => {
  const words = fc.stringMatching(/^[ab \n]{0,12}$/);
  fc.assert(
    fc.property(words, words, (one, other) => {
      const parts = differingParts(one, other);
      if (parts === null) return;
      const [first, second] = parts;
      expect(first.before + first.differing + first.after).toBe(one);
      expect(second.before + second.differing + second.after).toBe(other);
      expect(wordsOf(first.before)).toEqual(wordsOf(second.before));
      expect(wordsOf(first.after)).toEqual(wordsOf(second.after));
    }),
  );
});

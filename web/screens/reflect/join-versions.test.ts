import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinVersions } from './join-versions.ts';

test.each([
  ['Tea.', 'Coffee.', 'Tea.\n\nCoffee.'],
  ['I woke early. Tea with Ann.', 'I woke early. It rained.', 'I woke early. Tea with Ann.\n\nIt rained.'],
  ['Rain. So I stayed in.', 'Sun. So I stayed in.', 'Rain.\n\nSun. So I stayed in.'],
  ['Up early. A walk. Home.', 'Up early. A swim. Home.', 'Up early. A walk.\n\nA swim. Home.'],
  ['One.\n\nTwo.', 'One.\n\nThree', 'One.\n\nTwo.\n\nThree'],
  ['I was happy today', 'I was sad today', 'I was happy today\n\nI was sad today'],
  ['A. C.', 'A. B. C.', 'A. B. C.'],
  ['A. A.', 'A.', 'A. A.'],
  ['早く起きた。散歩した。', '早く起きた。泳いだ。', '早く起きた。散歩した。\n\n泳いだ。'],
  ['', 'Words.', 'Words.'],
  ['Tea', 'Tea\nCoffee', 'Tea\nCoffee'],
])('joins %j and %j to %j', (first, second, joined) => {
  expect(joinVersions(first, second)).toBe(joined);
});

test('loses no sentence of either version', () => {
  const text = fc.array(fc.constantFrom('One. ', 'Two! ', 'Three?\n\n', '  four\n', 'five '), { maxLength: 8 });
  fc.assert(
    fc.property(text, text, (first, second) => {
      const words: readonly string[] = joinVersions(first.join(''), second.join('')).match(/\w+/g) ?? [];
      for (const version of [first, second]) {
        let from = 0;
        for (const word of version.join('').match(/\w+/g) ?? []) {
          const at = words.indexOf(word, from);
          expect(at).toBeGreaterThanOrEqual(from);
          from = at + 1;
        }
      }
    }),
  );
});

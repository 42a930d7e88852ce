import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinVersions } from './join-versions.ts';

test.each([
  ['Tea.', 'Coffee.', 'Tea.\n\nCoffee.'],
  ['I woke early.\nTea with Ann.', 'I woke early.\nIt rained.', 'I woke early.\nTea with Ann.\n\nIt rained.'],
  ['Rain.\nSo I stayed in.', 'Sun.\nSo I stayed in.', 'Rain.\n\nSun.\nSo I stayed in.'],
  ['Up.\n\nA walk.\n\nHome.', 'Up.\n\nA swim.\n\nHome.', 'Up.\n\nA walk.\n\nA swim.\n\nHome.'],
  ['I woke early. Tea.', 'I woke early. Rain.', 'I woke early. Tea.\n\nI woke early. Rain.'],
  ['Up at 6.30.', 'Up at 6.45.', 'Up at 6.30.\n\nUp at 6.45.'],
  ['Home at 6.30 today. Ate.', 'Home at 7.30 today. Ate.', 'Home at 6.30 today. Ate.\n\nHome at 7.30 today. Ate.'],
  ['Mr. X came.', 'Mr. Y came.', 'Mr. X came.\n\nMr. Y came.'],
  ['A.\n\n\nB.', 'A. B. C.', 'A.\n\n\nB.\n\nA. B. C.'],
  ['A.\nC.', 'A.\nB.\nC.', 'A.\nB.\nC.'],
  ['A.\nA.', 'A.', 'A.\nA.'],
  ['早く起きた。\n散歩した。', '早く起きた。\n泳いだ。', '早く起きた。\n散歩した。\n\n泳いだ。'],
  ['', 'Words.', 'Words.'],
  ['Tea', 'Tea\nCoffee', 'Tea\nCoffee'],
])('joins %j and %j to %j', (first, second, joined) => {
  expect(joinVersions(first, second)).toBe(joined);
});

test('loses no word of either version, and keeps their order', () => {
  const text = fc.array(fc.constantFrom('One. ', 'Two! ', 'Three?\n\n', '  four\n', 'five ', '6.30 ', 'a.b', '7.'), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(text, text, (first, second) => {
      const words: readonly string[] = joinVersions(first.join(''), second.join('')).match(/[^\s]+/g) ?? [];
      for (const version of [first, second]) {
        let from = 0;
        for (const word of version.join('').match(/[^\s]+/g) ?? []) {
          const at = words.indexOf(word, from);
          expect(at).toBeGreaterThanOrEqual(from);
          from = at + 1;
        }
      }
    }),
  );
});

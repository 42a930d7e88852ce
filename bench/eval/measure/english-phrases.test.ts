import { expect, test } from 'vitest';
import { phrasesOf } from '../../../server/writer/languages/phrases.ts';
import { isFrameWord } from './frames.ts';

test('the English phrases of the builtin writer contain no word about the user’s life', () => {
  const { code: _, ...sections } = phrasesOf('en') ?? { code: 'en' };
  const text = Object.values(sections)
    .flat()
    .join(' ')
    .replaceAll(/\{\w+\}/gu, ' ')
    .toLowerCase();
  const words = new Set(text.match(/\p{L}+/gu));
  expect([...words].filter((word) => !isFrameWord(word, ['en']))).toEqual([]);
});

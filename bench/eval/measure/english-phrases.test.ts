import { expect, test } from 'vitest';
import { phrasesOf } from '../../../server/writer/languages/phrases.ts';
import { isFrameWord } from './frames.ts';

test('no word of the builtin writer’s English phrases says anything about the user’s life', () => {
  const { code: _, ...sections } = phrasesOf('en') ?? { code: 'en' };
  const text = Object.values(sections)
    .flat()
    .join(' ')
    .replaceAll(/\{\w+\}/gu, ' ')
    .toLowerCase();
  const words = new Set(text.match(/\p{L}+/gu));
  expect([...words].filter((word) => !isFrameWord(word, ['en']))).toEqual([]);
});

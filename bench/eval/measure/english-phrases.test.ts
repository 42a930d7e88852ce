import { expect, test } from 'vitest';
import { phrasesOf } from '../../../server/writer/languages/phrases.ts';
import { isFrameWord } from './frames.ts';

test('the frame words include all words of the builtin writer’s English phrases', () => {
  const { code: _, ...sections } = phrasesOf('en') ?? { code: 'en' };
  const text = Object.values(sections)
    .flat()
    .join(' ')
    .replaceAll(/\{\w+\}/gu, ' ')
    .toLowerCase();
  const words = new Set(text.match(/\p{L}+/gu));
  expect([...words].filter((word) => !isFrameWord(word, ['en']))).toEqual([]);
});

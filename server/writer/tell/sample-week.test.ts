import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtinWriter } from './builtin-writer.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../web/features/sample-week/${name}`, import.meta.url), 'utf8'));

test('the stored summary of the sample week equals what the builtin writer writes for its pages', async () => {
  const { weekStart, reflections } = read('sample-pages.json') as {
    readonly weekStart: string;
    readonly reflections: readonly { type: 'evening' | 'deep'; localDate: string; content: string }[];
  };
  const { title, longSummary, keyThemes } = await builtinWriter.write({
    weekStart,
    reflections: reflections.map((page) => ({ ...page, question: '' })),
    version: 0,
    careful: false,
    earlier: [],
    corrections: [],
  });
  expect(read('sample-week.json')).toEqual({
    title: title.replace(/^Week of [^:]*: /, ''),
    longSummary,
    keyThemes,
    reflectionCount: reflections.length,
  });
});

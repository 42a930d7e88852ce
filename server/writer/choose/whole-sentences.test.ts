import { expect, test } from 'vitest';
import { weekOf } from '../../../testing/summary-weeks.ts';
import { readWeek } from '../read/read-week.ts';
import { wholeSentences } from './whole-sentences.ts';

async function bestOf(content: string): Promise<string | undefined> {
  const [page] = await readWeek(weekOf(content));
  return page === undefined ? undefined : wholeSentences(page)[0]?.sentence;
}

test.each([
  ['He told me in the end.', undefined],
  ['I sat by the window (the one that sticks and thought of home.', undefined],
  ['I went to the sea…', undefined],
  [
    'I told her that I was afraid of it. I walked home along the river and was glad.',
    'I walked home along the river and was glad.',
  ],
  ['My sister knows that I love her.', 'My sister knows that I love her.'],
])('of “%s” the best whole sentence is %s', async (content, best) => {
  expect(await bestOf(content)).toBe(best);
});

import { expect, test } from 'vitest';
import { weekOf } from '../../../testing/summary-weeks.ts';
import { readWeek } from '../read/read-week.ts';
import { lastQuestion } from './last-question.ts';
import { answerTo } from './question-taken-up.ts';
import { wholeSentences } from './whole-sentences.ts';

async function read(...contents: string[]) {
  const pages = await readWeek(weekOf(...contents));
  const quotable = pages.map(wholeSentences);
  return { pages, quotable, question: lastQuestion(pages, quotable) };
}

test.each([
  ['the question at the end of a page', 'I sat in the shed. Why am I still so afraid of him?', true],
  ['no question that the next sentence answers', 'Why am I still so afraid of him? Because he shouts.', false],
])('lastQuestion returns %s', async (_, page, isOpen) => {
  const { question } = await read(page, 'I planted the beans.', 'I walked home.', 'I was glad of the quiet.');
  expect(question?.sentence === 'Why am I still so afraid of him?').toBe(isOpen);
});

test('a later page takes up a question if it has two of its content words', async () => {
  const { pages, quotable, question } = await read(
    'I stood in the hall. When did I last sing in the kitchen?',
    'I was tired and went to bed.',
    'This morning I had to sing in the kitchen because the radio broke.',
  );
  if (question === null) throw new Error('no question');
  expect(answerTo(question, pages, quotable)?.reflection).toBe(2);
  expect(answerTo(question, pages, quotable.slice(0, 2))).toBeNull();
});

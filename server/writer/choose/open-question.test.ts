import { expect, test } from 'vitest';
import { weekOf } from '../../../testing/summary-weeks.ts';
import { readWeek } from '../read/read-week.ts';
import { openQuestion } from './open-question.ts';

test.each([
  ['a question at the end of a page', 'I sat in the shed. Why am I still so afraid of him?', true],
  ['no question that the next sentence answers', 'Why am I still so afraid of him? Because he shouts.', false],
])('openQuestion returns %s', async (_, page, isOpen) => {
  const pages = await readWeek(weekOf(page, 'I planted the beans.', 'I walked home.', 'I was glad of the quiet.'));
  expect(openQuestion(pages)?.text === 'Why am I still so afraid of him?').toBe(isOpen);
});

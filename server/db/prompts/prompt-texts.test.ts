import { expect, test } from 'vitest';
import { deepPrompts, eveningPrompts } from './prompt-texts.ts';

test.each([
  { name: 'evening', prompts: eveningPrompts, longest: 110 },
  { name: 'deep', prompts: deepPrompts, longest: 140 },
])('there are at least 90 $name prompts, and each is a question that fits the page', ({ prompts, longest }) => {
  expect(prompts.length).toBeGreaterThanOrEqual(90);
  expect(prompts.filter((prompt) => !prompt.endsWith('?') || prompt.length > longest)).toEqual([]);
});

test('no prompt occurs twice', () => {
  const prompts = [...eveningPrompts, ...deepPrompts].map((prompt) => prompt.toLowerCase());
  expect(prompts.filter((prompt, index) => prompts.indexOf(prompt) !== index)).toEqual([]);
});

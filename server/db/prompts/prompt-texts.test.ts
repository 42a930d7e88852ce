import { expect, test } from 'vitest';
import { deepPrompts, eveningPrompts } from './prompt-texts.ts';

test.each([
  { name: 'evening', prompts: eveningPrompts, longest: 110 },
  { name: 'deep', prompts: deepPrompts, longest: 140 },
])('has at least 90 $name prompts, each a question that fits the page', ({ prompts, longest }) => {
  expect(prompts.length).toBeGreaterThanOrEqual(90);
  expect(prompts.filter((prompt) => !prompt.endsWith('?') || prompt.length > longest)).toEqual([]);
});

test('has no prompt twice', () => {
  const asked = [...eveningPrompts, ...deepPrompts].map((prompt) => prompt.toLowerCase());
  expect(asked.filter((prompt, index) => asked.indexOf(prompt) !== index)).toEqual([]);
});

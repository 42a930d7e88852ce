import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { summaryOf } from '../../../testing/reflections.ts';
import { LATIN_EXT } from './fonts/unicode-ranges.ts';
import { designQuery } from './use-design.ts';

test('a summary with other letters after a theme was renamed gets the font files of these letters', async () => {
  const client = new QueryClient();
  const summary = summaryOf({ title: 'Week of November 9, 2026: The Farm', keyThemes: ['The Farm'] });
  const hasOtherLetters = async (of: typeof summary) =>
    (await (await client.ensureQueryData(designQuery('royal', of))).css()).includes(LATIN_EXT);
  expect(await hasOtherLetters(summary)).toBe(false);
  const name = 'Łąka Žofie';
  const renamed = { ...summary, title: `Week of November 9, 2026: ${name}`, keyThemes: [name] };
  expect(await hasOtherLetters(renamed)).toBe(true);
});

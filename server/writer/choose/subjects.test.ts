import { expect, test } from 'vitest';
import { weekOf } from '../../../testing/summary-weeks.ts';
import { readWeek } from '../read/read-week.ts';
import { subjectsOf } from './subjects.ts';

/** Return each subject of a week with the number of pages that mention it, such as "the form 3". */
const found = async (...contents: string[]) =>
  subjectsOf(await readWeek(weekOf(...contents))).map(({ text, reflections }) => `${text} ${reflections.length}`);

test('a thing that several pages mention is a subject and keeps its article', async () => {
  const things = await found(
    'I put the form behind the clock.',
    'I looked at the form again.',
    'The form is signed now.',
  );
  expect(things).toEqual(['the form 3']);
});

test.each([
  ['a thing that stands behind "a"', 'I saw a heron.', 'There was a heron.', 'It was a heron.'],
  ['another person’s mother', 'I met the mother.', 'I saw the mother.', 'I heard the mother.'],
  ['a word at the start of sentences only', 'Maybe I go.', 'Maybe I stay.', 'Maybe I sleep.'],
])('%s is not a subject', async (_, ...contents) => {
  expect(await found(...contents)).toEqual([]);
});

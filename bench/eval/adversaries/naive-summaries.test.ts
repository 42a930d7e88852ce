import { expect, test } from 'vitest';
import { loadWeeks } from '../labelled-week.ts';
import { judge } from '../measure/measure.ts';
import { naiveWriters } from './naive-summaries.ts';

/**
 * All open weeks, but only about a fourth of the practice weeks, because these tests are slow. Choose them by the length
 * of their names: the position in the list would change when a week is added.
 */
const weeks = [...loadWeeks('open'), ...loadWeeks('practice').filter(({ name }) => name.length % 4 === 0)];

test.each(Object.entries(naiveWriters))('no summary by the naive writer "%s" passes every criterion', (_, write) => {
  expect(weeks.filter((labelled) => judge(labelled, write(labelled, weeks)).passed).map(({ name }) => name)).toEqual(
    [],
  );
});

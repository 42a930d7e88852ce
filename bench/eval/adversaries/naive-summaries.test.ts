import { expect, test } from 'vitest';
import { loadWeeks } from '../labelled-week.ts';
import { judge } from '../measure/measure.ts';
import { naiveWriters } from './naive-summaries.ts';

/** All open weeks, and every fourth practice week: these tests are slow. */
const weeks = [...loadWeeks('open'), ...loadWeeks('practice').filter((_, at) => at % 4 === 0)];

test.each(Object.entries(naiveWriters))('no summary passes by the naive writer "%s"', (_, write) => {
  expect(weeks.filter((labelled) => judge(labelled, write(labelled, weeks)).passed).map(({ name }) => name)).toEqual(
    [],
  );
});

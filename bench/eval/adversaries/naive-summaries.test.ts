import { expect, test } from 'vitest';
import { loadWeeks } from '../labelled-week.ts';
import { judge } from '../measure/measure.ts';
import { naiveWriters } from './naive-summaries.ts';

/** All open weeks, but only every fourth practice week, because these tests are slow. */
const weeks = [...loadWeeks('open'), ...loadWeeks('practice').filter((_, at) => at % 4 === 0)];

test.each(Object.entries(naiveWriters))('no summary by the naive writer "%s" passes every criterion', (_, write) => {
  expect(weeks.filter((labelled) => judge(labelled, write(labelled, weeks)).passed).map(({ name }) => name)).toEqual(
    [],
  );
});

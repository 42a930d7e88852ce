import { expect, test } from 'vitest';
import { loadWeeks } from '../labelled-week.ts';
import { judge } from '../measure/measure.ts';
import { naiveWriters } from './naive-summaries.ts';

// These tests are slow, so use only a fourth of the practice weeks. Select them by the length of their names: then a
// new week does not change which of the existing weeks are selected.
const weeks = [...loadWeeks('open'), ...loadWeeks('practice').filter(({ name }) => name.length % 4 === 0)];

test.each(Object.entries(naiveWriters))('no summary by the naive writer "%s" passes every criterion', (_, write) => {
  expect(weeks.filter((labelled) => judge(labelled, write(labelled, weeks)).passed).map(({ name }) => name)).toEqual(
    [],
  );
});

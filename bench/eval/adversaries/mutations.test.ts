import { describe, expect, test } from 'vitest';
import { goldSummaries } from '../gold.ts';
import { judge } from '../measure/measure.ts';
import { frameMutations } from './frame-mutations.ts';
import { quoteMutations } from './quote-mutations.ts';

const mutations = Object.entries({ ...quoteMutations, ...frameMutations });
const good = goldSummaries();

describe.each(good.map((each) => [each.labelled.name, each] as const))('by hand: %s', (_, { labelled, summary }) => {
  test('passes', () => {
    const { findings } = judge(labelled, summary);
    expect(Object.values(findings).flatMap(({ passed, why }) => (passed ? [] : why))).toEqual([]);
    expect(judge(labelled, summary).passed).toBe(true);
  });
});

test('at least 98 of 100 spoiled summaries are rejected', () => {
  const spoiled = good.flatMap(({ labelled, summary }) =>
    mutations.flatMap(([name, mutate]) => {
      const changed = mutate(summary, labelled);
      return changed === null ? [] : [{ name: `${labelled.name}: ${name}`, passed: judge(labelled, changed).passed }];
    }),
  );
  const accepted = spoiled.filter(({ passed }) => passed).map(({ name }) => name);
  expect(spoiled.length).toBeGreaterThan(150);
  expect(accepted.length / spoiled.length, accepted.join('; ')).toBeLessThanOrEqual(0.02);
});

test.each(mutations)('%s finds its place in some summary', (name, mutate) => {
  const needsEvidence = name === 'evidence elsewhere' || name === 'pasted matter quoted';
  expect(good.some(({ labelled, summary }) => mutate(summary, labelled) !== null) || needsEvidence).toBe(true);
});

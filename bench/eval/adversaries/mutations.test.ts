import { describe, expect, test } from 'vitest';
import { goldSummaries } from '../gold.ts';
import { judge } from '../measure/measure.ts';
import { frameMutations } from './frame-mutations.ts';
import { quoteMutations } from './quote-mutations.ts';

const mutations = Object.entries({ ...quoteMutations, ...frameMutations });
const good = goldSummaries();

describe.each(good.map((each) => [each.labelled.name, each] as const))(
  'the hand-written summary of %s',
  (_, { labelled, summary }) => {
    test('passes every criterion', () => {
      const { findings } = judge(labelled, summary);
      expect(Object.values(findings).flatMap(({ passed, why }) => (passed ? [] : why))).toEqual([]);
      expect(judge(labelled, summary).passed).toBe(true);
    });
  },
);

// Check each mutation separately: a total would hide a mutation that is always accepted.
test.each(mutations)('no hand-written summary passes after the mutation "%s"', (_, mutate) => {
  const passing = good.filter(({ labelled, summary }) => {
    const changed = mutate(summary, labelled);
    return changed !== null && judge(labelled, changed).passed;
  });
  expect(passing.map(({ labelled }) => labelled.name)).toEqual([]);
});

test.each(mutations)(
  'the mutation "%s" changes at least one hand-written summary, unless it needs evidence or pasted text',
  (name, mutate) => {
    const needsEvidence = name === 'evidence elsewhere' || name === 'pasted matter quoted';
    expect(good.some(({ labelled, summary }) => mutate(summary, labelled) !== null) || needsEvidence).toBe(true);
  },
);

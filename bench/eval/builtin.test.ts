import { beforeAll, describe, expect, test } from 'vitest';
import { builtinWriter } from '../../server/writer/tell/builtin-writer.ts';
import { frameMutations } from './adversaries/frame-mutations.ts';
import { quoteMutations } from './adversaries/quote-mutations.ts';
import { loadWeeks } from './labelled-week.ts';
import { judge } from './measure/measure.ts';
import { type Judged, reasons } from './report.ts';

/**
 * Every builtin summary must meet these criteria. `npm run eval` measures what share of the summaries meets the other
 * criteria.
 */
const hardRules = ['faithful', 'share-safe', 'allowed'] as const;

const written: Judged[] = [];

beforeAll(async () => {
  for (const labelled of loadWeeks('open')) {
    const summary = await builtinWriter.write(labelled.week);
    written.push({ labelled, summary, standsIn: false, milliseconds: 0, verdict: judge(labelled, summary) });
  }
});

// Do not test how long a summary takes, because such a test would fail on a busy machine. `npm run eval` checks the
// times.
describe('the builtin summaries of the open weeks', () => {
  test.each(hardRules)('every builtin summary of the open weeks meets the criterion "%s"', (rule) => {
    const failed = written.filter(({ verdict }) => !verdict.findings[rule].passed);
    expect(
      failed.map(({ labelled }) => labelled.name),
      failed.map((week) => reasons(week, 'builtin')).join('\n'),
    ).toEqual([]);
  });

  test('the criteria reject at least 95% of the mutations of passing builtin summaries', () => {
    const mutations = Object.entries({ ...quoteMutations, ...frameMutations });
    const spoiled = written
      .filter(({ verdict }) => verdict.passed)
      .flatMap(({ labelled, summary }) =>
        mutations.flatMap(([name, mutate]) => {
          const changed = mutate(summary, labelled);
          if (changed === null) return [];
          return [{ name: `${labelled.name}: ${name}`, passed: judge(labelled, changed).passed }];
        }),
      );
    const accepted = spoiled.filter(({ passed }) => passed).map(({ name }) => name);
    expect(accepted.length, accepted.join('; ')).toBeLessThanOrEqual(0.05 * spoiled.length);
  }, 120_000);
});

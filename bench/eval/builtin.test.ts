import { beforeAll, describe, expect, test } from 'vitest';
import { chineseNames } from '../../server/writer/languages/chinese-script.ts';
import { englishSummaryWords } from '../../server/writer/languages/english-phrases.ts';
import { topicLanguages, topicsIn } from '../../server/writer/languages/topics.ts';
import { builtinWriter } from '../../server/writer/tell/builtin-writer.ts';
import { frameMutations } from './adversaries/frame-mutations.ts';
import { quoteMutations } from './adversaries/quote-mutations.ts';
import { loadWeeks } from './labelled-week.ts';
import { frameWords } from './measure/frame-words.ts';
import { judge } from './measure/measure.ts';
import { topicNames } from './measure/topic-names.ts';
import { type Judged, reasons, totalsOf } from './report.ts';

const mutations = Object.entries({ ...quoteMutations, ...frameMutations });
const written: (Judged & { readonly summary: Awaited<ReturnType<typeof builtinWriter.write>> })[] = [];

beforeAll(async () => {
  for (const labelled of loadWeeks('open')) {
    const summary = await builtinWriter.write(labelled.week);
    written.push({ labelled, summary, milliseconds: 0, verdict: judge(labelled, summary) });
  }
});

const whyNot = () =>
  written
    .filter(({ verdict }) => !verdict.passed)
    .map(reasons)
    .join('\n');

/**
 * The values that the builtin writer has reached. Raise them when it improves, never lower them. The minimum values for
 * every writer are in report.ts.
 */
const reached = { faithful: 1, 'key sentences': 0.9, 'theme precision': 0.8, pass: 0.85 };

// `npm run eval` checks the times: a busy machine must not fail a test.
describe('the builtin summaries of the open weeks', () => {
  test.each(['faithful', 'key sentences', 'theme precision', 'pass'] as const)(
    'are not worse than before in the criterion "%s"',
    (name) => {
      expect(totalsOf(written)[name], whyNot()).toBeGreaterThanOrEqual(reached[name]);
    },
  );

  test('fail in at least 98% of cases after a mutation', () => {
    const spoiled = written
      .filter(({ verdict }) => verdict.passed)
      .flatMap(({ labelled, summary }) =>
        mutations.flatMap(([name, mutate]) => {
          const changed = mutate(summary, labelled);
          return changed === null
            ? []
            : [{ name: `${labelled.name}: ${name}`, passed: judge(labelled, changed).passed }];
        }),
      );
    const accepted = spoiled.filter(({ passed }) => passed).map(({ name }) => name);
    expect(spoiled.length).toBeGreaterThan(400);
    expect(accepted.length / spoiled.length, accepted.join('; ')).toBeLessThanOrEqual(0.02);
  }, 120_000);

  test('use only frame words in the writer’s own phrases', () => {
    expect([...englishSummaryWords].filter((word) => word !== 'title' && !frameWords.has(word))).toEqual([]);
  });

  test.each(topicLanguages)('use main topic names that the measure allows in %s', (code) => {
    const plain = [...topicsIn(code).byId.values()].map(({ names: [name = ''] }) => name.toLowerCase());
    const allowed = topicNames(code);
    expect(plain.length).toBeGreaterThan(60);
    expect(plain.filter((name) => !allowed.includes(name))).toEqual([]);
  });

  test('use main topic names that the measure allows in traditional Chinese', () => {
    const written = chineseNames('這個禮拜');
    const plain = [...topicsIn('zh').byId.values()].map(({ names: [name = ''] }) => written(name));
    const allowed = topicNames('zh-Hant');
    expect(plain.filter((name) => !allowed.includes(name))).toEqual([]);
  });
});

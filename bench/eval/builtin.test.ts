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

/** What it has reached: raise these with it, never lower them. The bars themselves are in report.ts. */
const reached = { faithful: 1, hearts: 0.9, 'theme precision': 0.8, pass: 0.85 };

// Times are for `npm run eval`: a busy machine must not fail a test.
describe('the builtin writer on the open weeks', () => {
  test.each(['faithful', 'hearts', 'theme precision', 'pass'] as const)('%s does not fall', (name) => {
    expect(totalsOf(written)[name], whyNot()).toBeGreaterThanOrEqual(reached[name]);
  });

  test('at least 98 of 100 spoiled ones are rejected', () => {
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

  test('its frames stay within the words that the measure lets stand', () => {
    expect([...englishSummaryWords].filter((word) => word !== 'title' && !frameWords.has(word))).toEqual([]);
  });

  test.each(topicLanguages)('what it calls topics nobody named stands in the closed list: %s', (code) => {
    const plain = [...topicsIn(code).byId.values()].map(({ names: [name = ''] }) => name.toLowerCase());
    const allowed = topicNames(code);
    expect(plain.length).toBeGreaterThan(60);
    expect(plain.filter((name) => !allowed.includes(name))).toEqual([]);
  });

  test('so it does for who writes Chinese in traditional characters', () => {
    const written = chineseNames('這個禮拜');
    const plain = [...topicsIn('zh').byId.values()].map(({ names: [name = ''] }) => written(name));
    const allowed = topicNames('zh-Hant');
    expect(plain.filter((name) => !allowed.includes(name))).toEqual([]);
  });
});

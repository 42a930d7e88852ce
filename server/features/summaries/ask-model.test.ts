import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createModelApp, type ModelApp, type ModelPerson } from '../../../testing/model-app.ts';
import { modelAnswer, modelFault } from '../../../testing/stand-in-model.ts';
import { runDue } from '../../jobs/run-jobs.ts';
import { modelSummaryJob } from './ask-model.ts';
import { listFailedWeeks, retryFailedWeek } from './failed-weeks.ts';
import type { VersionKey } from './summary-store.ts';

let app: ModelApp;
let person: ModelPerson;
let model: ModelPerson['model'];
let maya: ModelPerson['maya'];
let key: VersionKey;

beforeAll(async () => {
  app = await createModelApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await app.begin();
  ({ model, maya } = person);
});

const prefer: ModelPerson['prefer'] = (choice) => person.prefer(choice);
const storedSummary = () => person.summary();
const week = async (words?: string) => {
  key = await person.week(words);
};
const waiting = () =>
  app.database.query<{ due_at: Date; tries: number; failed: string | null }>(
    'select due_at, tries, failed from app.model_weeks',
  );
/** Run the model job for all versions that are due now, and return their number. */
const askModel = () => runDue(modelSummaryJob, app.deps);
const minutesLater = (count: number) => app.clock.set(app.clock.now() + count * 60_000);

describe('a model that writes summaries', () => {
  test('a model replaces the builtin text only once, even if the job runs twice', async () => {
    await prefer('on');
    await week();
    expect(await storedSummary()).toMatchObject({ writer: { kind: 'builtin', name: null, modelFailed: false } });
    await askModel();
    await askModel();
    expect(await storedSummary()).toMatchObject({
      longSummary: 'A model told the week.\n\nIt held.',
      writer: { kind: 'model', name: 'stand-in-1', modelFailed: false },
      evidence: { spans: [{ start: 0, end: 22, reflectionIds: [expect.any(String), expect.any(String)] }] },
    });
    expect(model.requestedWeeks).toHaveLength(1);
  });

  test('a model is called by only one of ten concurrent workers', async () => {
    await prefer('on');
    await week();
    await Promise.all(Array.from({ length: 10 }, () => askModel()));
    expect(model.requestedWeeks).toHaveLength(1);
  });

  test('a model receives only the texts, questions, types and days of the reflections, and titles and themes of earlier weeks', async () => {
    await prefer('on');
    await week();
    await askModel();
    const [request] = model.requestedWeeks;
    expect(Object.keys(request ?? {}).toSorted()).toEqual([
      'careful',
      'corrections',
      'earlier',
      'reflections',
      'version',
      'weekStart',
    ]);
    expect(request?.corrections).toEqual([]);
    const keys = new Set(request?.reflections.flatMap((one) => Object.keys(one)));
    expect([...keys].toSorted()).toEqual(['content', 'localDate', 'question', 'type']);
    const all = JSON.stringify(request);
    for (const secret of [key.userId, maya.subject, maya.token, '@']) expect(all).not.toContain(secret);
  });

  test.each([
    ['receives the titles of earlier weeks if the user’s consent mentions them', true, false],
    ['does not receive the titles of earlier weeks if the consent does not mention them', false, false],
    ['does not receive the title of an earlier week with a phrase of harm', true, true],
  ])('a model %s', async (_, isNamed, careful) => {
    await prefer('on');
    await week();
    await app.database.query(`update app.users set ai_agreed_earlier = ${isNamed}`);
    await app.database.query(`
      insert into app.summaries (user_id, id, week_start, generation, remade, version, generated_at, announced_at)
      select user_id, gen_random_uuid(), '2026-02-23', generation, remade, version, generated_at, announced_at
      from app.summaries where user_id = '${key.userId}'`);
    await app.database.query(`
      insert into app.summary_versions
      select (jsonb_populate_record(v, '{"week_start": "2026-02-23", "careful": ${careful}}')).* from app.summary_versions v
      where user_id = '${key.userId}'`);
    await askModel();
    const [asked] = model.requestedWeeks;
    expect(asked?.earlier.map(({ weekStart }) => weekStart)).toEqual(isNamed && !careful ? ['2026-02-23'] : []);
  });

  test.each(['builtin', 'off'] as const)('a model is not called for a user who chose "%s"', async (choice) => {
    await prefer('on');
    await week();
    await prefer(choice);
    await askModel();
    expect(model.requestedWeeks).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test('a model is not called if the user agreed to another model or to the model at another host', async () => {
    await prefer('on');
    await week();
    await app.database.query("update app.users set ai_agreed_host = 'api.example.com'");
    await askModel();
    expect(model.requestedWeeks).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(await storedSummary()).toMatchObject({ writer: { kind: 'builtin', modelFailed: false } });
  });

  test('a model is not called if a phrase of harm was added before the call, and the version does not count as failed', async () => {
    await prefer('on');
    await week();
    await app.database.query("update app.reflections set content = 'I want to kill myself.'");
    await askModel();
    expect(model.requestedWeeks).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(await storedSummary()).toMatchObject({ writer: { kind: 'builtin', modelFailed: false } });
  });

  test('a model is not called until the user agrees to it', async () => {
    await week();
    expect(await waiting()).toEqual([]);
    expect(await askModel()).toBe(0);
  });

  test('a model is never called for a week with an explicit phrase of harm', async () => {
    await prefer('on');
    await week('I want to kill myself tonight.');
    expect(await waiting()).toEqual([]);
    expect(await storedSummary()).toMatchObject({ careful: true, writer: { kind: 'builtin' } });
    expect((await storedSummary())?.longSummary).not.toContain('kill');
  });

  test('a model’s answer changes nothing if the version was removed from the schedule during the call', async () => {
    await prefer('on');
    await week();
    model.answer = async (request) => {
      await app.database.query('delete from app.model_weeks');
      return modelAnswer(request);
    };
    await askModel();
    expect(await storedSummary()).toMatchObject({ writer: { kind: 'builtin' } });
  });

  test('a model’s answer changes nothing if the user turned the model off during the call', async () => {
    await prefer('on');
    await week();
    model.answer = async (request) => {
      await prefer('builtin');
      return modelAnswer(request);
    };
    await askModel();
    expect(await storedSummary()).toMatchObject({ writer: { kind: 'builtin', modelFailed: false } });
    expect(await waiting()).toEqual([]);
  });
});

describe('a failing model', () => {
  test('a failing model is called with growing delays for two weeks, and then only if an operator retries the version', async () => {
    await prefer('on');
    await week();
    const builtin = (await storedSummary())?.longSummary;
    model.answer = () => modelFault(true);
    const pauses: number[] = [];
    const began = app.clock.now();
    for (;;) {
      expect(await askModel()).toBe(1);
      const [row] = await waiting();
      if (row?.failed !== null) break;
      pauses.push(row.due_at.getTime() - app.clock.now());
      expect(await askModel()).toBe(0);
      app.clock.set(row.due_at.getTime());
    }
    for (const [index, pause] of pauses.entries()) {
      const longest = Math.min(60_000 * 4 ** index, 4 * 3_600_000);
      expect(pause).toBeGreaterThanOrEqual(longest / 2);
      expect(pause).toBeLessThanOrEqual(longest);
    }
    const days = (app.clock.now() - began) / 86_400_000;
    expect(days).toBeGreaterThan(13);
    expect(days).toBeLessThanOrEqual(14);
    expect(await waiting()).toMatchObject([{ failed: 'rate_limited' }]);
    expect(await storedSummary()).toMatchObject({
      longSummary: builtin,
      writer: { kind: 'builtin', name: null, modelFailed: true },
    });
    const failed = [{ ...key, reason: 'rate_limited' }];
    expect(await listFailedWeeks(app.deps.db)).toEqual(failed);

    model.answer = modelAnswer;
    expect(await retryFailedWeek(app.deps.db, key.userId, key.weekStart)).toBe(1);
    expect(await retryFailedWeek(app.deps.db, key.userId, key.weekStart)).toBe(0);
    app.clock.set(Date.now() + 60_000);
    await askModel();
    expect(await storedSummary()).toMatchObject({ writer: { kind: 'model', modelFailed: false } });
    expect(await listFailedWeeks(app.deps.db)).toEqual([]);
  });

  test('a model replaces the builtin text after an outage of three days', async () => {
    await prefer('on');
    await week();
    const builtin = (await storedSummary())?.longSummary;
    model.answer = () => modelFault(true);
    for (const until = app.clock.now() + 3 * 86_400_000; app.clock.now() < until; ) {
      await askModel();
      expect(await storedSummary()).toMatchObject({
        longSummary: builtin,
        writer: { kind: 'builtin', modelFailed: false },
      });
      app.clock.set((await waiting())[0]?.due_at.getTime() ?? 0);
    }
    await askModel();
    const id = (await storedSummary())?.id;
    expect((await maya.get(`/api/summaries/${id}/versions`)).body).toMatchObject({ isBeingMade: false });
    model.answer = modelAnswer;
    app.clock.set((await waiting())[0]?.due_at.getTime() ?? 0);
    await askModel();
    expect(await storedSummary()).toMatchObject({ writer: { kind: 'model', modelFailed: false } });
  });

  test('a model is not called again before the time in the provider’s Retry-After header has passed', async () => {
    await prefer('on');
    await week();
    model.answer = () => modelFault(true, 600_000);
    await askModel();
    const [row] = await waiting();
    expect((row?.due_at.getTime() ?? 0) - app.clock.now()).toBeGreaterThan(600_000);
    minutesLater(9);
    await askModel();
    expect(model.requestedWeeks).toHaveLength(1);
  });

  test('a model is not called again after a permanent failure', async () => {
    await prefer('on');
    await week();
    model.answer = () => modelFault(false);
    await askModel();
    expect(await waiting()).toMatchObject([{ failed: 'rate_limited', tries: 1 }]);
    expect(await storedSummary()).toMatchObject({ writer: { modelFailed: true } });
  });

  test('a model is called again after the worker has died and the worker’s lease has expired', async () => {
    await prefer('on');
    await week();
    await app.database.query("update app.model_weeks set claimed_until = '2026-03-09T03:02:00Z', tries = 1");
    await askModel();
    expect(model.requestedWeeks).toEqual([]);
    minutesLater(2);
    expect(await askModel()).toBe(1);
    expect(await storedSummary()).toMatchObject({ writer: { kind: 'model' } });
  });
});

test('a version is marked as failed after six workers died while they processed it', async () => {
  await prefer('on');
  await week();
  await app.database.query("update app.model_weeks set lost = 5, claimed_until = '2026-03-09T02:00:00Z'");
  await askModel();
  expect(model.requestedWeeks).toEqual([]);
  expect(await waiting()).toMatchObject([{ failed: 'worker_lost' }]);
  expect(await storedSummary()).toMatchObject({ writer: { kind: 'builtin', modelFailed: true } });
  expect(await askModel()).toBe(0);
});

describe('limits for model calls across all servers', () => {
  test('a model call waits until the slots of a killed server expire, and the wait does not count as a failed attempt', async () => {
    await prefer('on');
    await week();
    await app.database.query(`
      insert into app.model_slots select n, gen_random_uuid(), '2026-03-09T03:05:00Z' from generate_series(1, 2) n`);
    await askModel();
    expect(model.requestedWeeks).toEqual([]);
    expect(await waiting()).toMatchObject([{ tries: 0, failed: null }]);
    minutesLater(5);
    await askModel();
    expect(model.requestedWeeks).toHaveLength(1);
    expect(
      await app.database.query('select 1 from app.model_slots where taken_until > $1', [new Date(app.clock.now())]),
    ).toHaveLength(0);
  });

  test('a model call waits until the next day if the daily token limit is reached', async () => {
    await prefer('on');
    await week();
    await app.database.query(`
      insert into app.model_calls (id, called_at, model, duration_ms, input_tokens, output_tokens)
      values (gen_random_uuid(), '2026-03-09T00:00:00Z', 'x', 1, 9000, 1000)`);
    await askModel();
    expect(model.requestedWeeks).toEqual([]);
    app.clock.set('2026-03-10T00:02:00Z');
    await askModel();
    expect(await storedSummary()).toMatchObject({ writer: { kind: 'model' } });
    const [call] = await app.database.query(
      "select called_at, model, duration_ms, input_tokens, output_tokens, fault from app.model_calls where model <> 'x'",
    );
    expect(call).toEqual({
      called_at: new Date('2026-03-10T00:02:00Z'),
      model: 'stand-in-1',
      duration_ms: 812,
      input_tokens: 900,
      output_tokens: 300,
      fault: null,
    });
  });
});

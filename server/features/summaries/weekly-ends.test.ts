import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Diarist } from '../../../testing/diarist.ts';
import { runSentSummaries } from '../../../testing/run-sent-summaries.ts';
import { createWeeklyApp, type WeeklyApp } from '../../../testing/weekly-app.ts';
import { announceSummary, type SummaryNews } from './announce-summary.ts';
import { listFailedWeeks, retryFailedWeek } from './failed-weeks.ts';
import { sweepDueWeeks } from './sweep-due-weeks.ts';

let app: WeeklyApp;
let maya: Diarist;

beforeAll(async () => {
  app = await createWeeklyApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  maya = await app.begin();
});

const at: WeeklyApp['at'] = (...instant) => app.at(...instant);
const sweep = () => app.sweep();
/** Writes on these days of March; the 2nd is a Monday. */
const writeOn = (...days: number[]) => app.writeOn(maya, ...days);

describe('a week whose writer fails for good', () => {
  test('ends in a visible state with its reason, holds up nobody, and is written after a retry by hand', async () => {
    await writeOn(2, 3, 4, 5);
    at('09T04:00:00');
    await sweepDueWeeks(app.deps);
    app.meanwhile = () => Promise.reject(new Error('out of words'));
    for (let tries = 0; tries < 6; tries += 1) await expect(runSentSummaries(app)).rejects.toThrow('out of words');
    await runSentSummaries(app);
    expect(await sweepDueWeeks(app.deps)).toBe(0);
    const [failed, ...others] = await listFailedWeeks(app.deps.db);
    expect(others).toEqual([]);
    expect(failed).toMatchObject({ weekStart: '2026-03-02', version: null, reason: 'writer_failed' });
    app.meanwhile = async () => {};
    expect(await retryFailedWeek(app.deps.db, failed?.userId ?? '', '2026-03-02')).toBe(1);
    expect(await sweep()).toBe(1);
    expect(await maya.summaries()).toHaveLength(1);
    expect(await listFailedWeeks(app.deps.db)).toEqual([]);
  });

  test('because every worker that took it died is given up, too', async () => {
    await writeOn(2, 3, 4, 5);
    at('09T04:00:00');
    await sweepDueWeeks(app.deps);
    await app.database.query("update app.due_weeks set tries = 6, claimed_until = '2026-03-09T02:00:00Z'");
    await runSentSummaries(app);
    expect(await listFailedWeeks(app.deps.db)).toMatchObject([{ reason: 'worker_lost' }]);
    expect(app.written).toEqual([]);
  });
});

describe('a new summary', () => {
  const news = () =>
    app.database.query<{ data: SummaryNews }>("select data from jobs.job where name = 'summary-ready'");

  test('is announced once for each (user, week), whatever is sent or made twice', async () => {
    await writeOn(2, 3, 4, 5);
    at('08T20:00:00');
    const sunday = await maya.ask();
    at('09T05:00:00');
    await sweep();
    await maya.submit(sunday);
    await sweep();
    const sent = await news();
    expect(sent).toHaveLength(1);
    const told = await Promise.all([1, 2, 3].map(() => announceSummary(app.deps, sent[0]?.data as SummaryNews)));
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(await announceSummary(app.deps, sent[0]?.data as SummaryNews)).toBe(false);
  });

  test('is not made for a person who wants none; those that are there stay', async () => {
    const choose = (aiSummaries: string) =>
      app.call('PUT', '/api/user/preferences', { token: maya.token, body: { aiSummaries } });
    await writeOn(2, 3, 4, 5);
    at('09T05:00:00');
    await sweep();
    await choose('off');
    await writeOn(9, 10, 11, 12);
    at('16T05:00:00');
    await sweep();
    expect(await maya.summaries()).toMatchObject([{ weekStart: '2026-03-02' }]);
    await choose('builtin');
    expect(await sweep()).toBe(0);
    await writeOn(16, 17, 18, 19);
    at('23T05:00:00');
    await sweep();
    expect((await maya.summaries()).map(({ weekStart }) => weekStart)).toEqual(['2026-03-16', '2026-03-02']);
  });
});

test('a week that was made anew is not made a third time, also after a move west over Monday 04:00', async () => {
  await writeOn(2, 3, 4, 5);
  const { deep, evening } = await app.lateSunday(maya);
  at('09T05:30:00');
  await maya.submit(deep);
  await sweep();
  expect(app.written).toHaveLength(2);
  // In New York it is three in the morning: the week has not ended there.
  at('09T10:00:00');
  maya.offset = 300;
  await maya.submit(evening);
  at('10T12:00:00');
  await sweep();
  expect(await maya.summaries()).toMatchObject([{ reflectionCount: 5, generatedAt: '2026-03-09T03:30:00.000Z' }]);
  expect(await app.database.query('select 1 from app.due_weeks')).toEqual([]);
});

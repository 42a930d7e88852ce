import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../testing/test-user.ts';
import { createWeeklyApp, type WeeklyApp } from '../../../testing/weekly-app.ts';
import { listFailedWeeks, retryFailedWeek } from './failed-weeks.ts';

let app: WeeklyApp;
let maya: TestUser;

beforeAll(async () => {
  app = await createWeeklyApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  maya = await app.begin();
});

const at: WeeklyApp['at'] = (...instant) => app.at(...instant);
const sweep = () => app.sweep();
/** Write a reflection on each of these days of March 2026. March 2 is a Monday. */
const writeOn = (...days: number[]) => app.writeOn(maya, ...days);

describe('the summary of a week', () => {
  test('a summary is marked as failed after its writer failed six times, and is written after an operator’s retry', async () => {
    await writeOn(2, 3, 4, 5);
    at('09T04:00:00');
    app.meanwhile = () => Promise.reject(new Error('out of words'));
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      expect(await sweep()).toBe(1);
      app.clock.set(app.clock.now() + 3_600_000);
    }
    expect(await sweep()).toBe(0);
    const [failed, ...others] = await listFailedWeeks(app.deps.db);
    expect(others).toEqual([]);
    expect(failed).toMatchObject({ weekStart: '2026-03-02', version: null, reason: 'writer_failed' });
    app.meanwhile = async () => {};
    expect(await retryFailedWeek(app.deps.db, failed?.userId ?? '', '2026-03-02')).toBe(1);
    expect(await sweep()).toBe(1);
    expect(await maya.summaries()).toHaveLength(1);
    expect(await listFailedWeeks(app.deps.db)).toEqual([]);
  });

  test('a summary is marked as failed after six workers died while they wrote it, and does not block the summaries of other weeks', async () => {
    await writeOn(2, 3, 4, 5, 9, 10, 11, 12);
    at('16T04:00:00');
    await app.database.query(
      "update app.due_weeks set tries = 6, claimed_until = '2026-03-09T02:00:00Z' where week_start = '2026-03-02'",
    );
    expect(await sweep()).toBe(1);
    expect(await listFailedWeeks(app.deps.db)).toMatchObject([{ weekStart: '2026-03-02', reason: 'worker_lost' }]);
    expect(app.written).toEqual(['2026-03-09']);
  });
});

describe('a new summary', () => {
  test('a new summary is stored only together with its planned message', async () => {
    const messages = () => app.database.query("select day::text from app.planned_messages where kind = 'summary'");
    await maya.ask();
    await maya.post('/api/notifications/register-device', { token: 'a-token', deviceInfo: {} });
    await writeOn(2, 3, 4, 5);
    at('08T20:00:00');
    const sunday = await maya.ask();
    at('09T05:00:00');
    const refused = "alter table app.planned_messages add constraint refused check (kind <> 'summary') not valid";
    await app.database.query(refused);
    await sweep();
    expect(await maya.summaries()).toEqual([]);
    await app.database.query('alter table app.planned_messages drop constraint refused');
    at('09T05:01:00');
    expect(await sweep()).toBe(1);
    expect(await maya.summaries()).toHaveLength(1);
    expect(await messages()).toEqual([{ day: '2026-03-09' }]);
    await app.database.query("delete from app.planned_messages where kind = 'summary'");
    await maya.submit(sunday);
    expect(await sweep()).toBe(1);
    expect(await maya.summaries()).toMatchObject([{ reflectionCount: 5 }]);
    expect(await messages()).toEqual([]);
  });

  test('no summary is written for a user who turned summaries off, and the stored summaries are kept', async () => {
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

test('a second late reflection does not replace the summary again, even in a zone where the summary is not due yet', async () => {
  await writeOn(2, 3, 4, 5);
  const { deep, evening } = await app.lateSunday(maya);
  at('09T05:30:00');
  await maya.submit(deep);
  await sweep();
  expect(app.written).toHaveLength(2);
  // It is Monday 03:00 in New York, so the summary is not due there yet.
  at('09T10:00:00');
  maya.offset = 300;
  await maya.submit(evening);
  at('10T12:00:00');
  await sweep();
  expect(await maya.summaries()).toMatchObject([{ reflectionCount: 5, generatedAt: '2026-03-09T03:30:00.000Z' }]);
  expect(await app.database.query('select 1 from app.due_weeks')).toEqual([]);
});

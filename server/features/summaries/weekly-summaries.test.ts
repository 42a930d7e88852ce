import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../testing/test-user.ts';
import { createWeeklyApp, type WeeklyApp } from '../../../testing/weekly-app.ts';

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

test('a week with four reflections gets its summary on Monday at 04:00 local time, not before [3.9, 3.10, 7.14, 9.2]', async () => {
  await writeOn(2, 3, 5, 8);
  at('09T03:59:59');
  expect(await sweep()).toBe(0);
  expect(await maya.summaries()).toEqual([]);
  at('09T04:00:00');
  expect(await sweep()).toBe(1);
  expect(await maya.summaries()).toEqual([
    {
      id: expect.any(String),
      title: expect.stringMatching(/^Week of March 2, 2026: \S/),
      weekStart: '2026-03-02',
      longSummary: expect.stringContaining('the garden was quiet'),
      keyThemes: expect.arrayContaining(['Garden']),
      reflectionCount: 4,
      generatedAt: '2026-03-09T02:00:00.000Z',
      evidence: { spans: expect.any(Array), sources: expect.any(Array) },
      writer: { kind: 'builtin', name: null, modelFailed: false },
      careful: false,
      version: 0,
    },
  ]);
});

test('of two weeks that are due together, the earlier one is stored before the later one is written', async () => {
  await writeOn(2, 3, 4, 5, 9, 10, 11, 12);
  at('20T12:00:00');
  const stored: number[] = [];
  app.meanwhile = async () => {
    stored.push((await maya.summaries()).length);
  };
  expect(await sweep()).toBe(2);
  expect(app.written).toEqual(['2026-03-02', '2026-03-09']);
  expect(stored).toEqual([0, 1]);
});

test('a week with three reflections gets no summary and is not scheduled [9.2]', async () => {
  await writeOn(2, 3, 8);
  at('16T12:00:00');
  expect(await sweep()).toBe(0);
  expect(await maya.summaries()).toEqual([]);
});

test('an evening and a deep reflection of the same day count as two reflections for a summary', async () => {
  await writeOn(2, 3);
  at('04T08:00:00');
  await maya.ask();
  app.clock.set(await app.deepFrom(maya));
  await maya.write('In the middle of the day the wall was warm.', 'deep');
  await writeOn(4);
  at('09T04:00:00');
  await sweep();
  expect(await maya.summaries()).toMatchObject([{ reflectionCount: 4 }]);
});

describe('a summary that is due', () => {
  beforeEach(async () => {
    await writeOn(2, 3, 4, 5);
    at('09T04:00:00');
  });

  test('a due summary is written once, even if the job runs a second time', async () => {
    expect(await sweep()).toBe(1);
    const first = await maya.summaries();
    expect(await sweep()).toBe(0);
    expect(await maya.summaries()).toEqual(first);
    expect(app.written).toEqual(['2026-03-02']);
  });

  test('a due summary is claimed by only one of ten concurrent workers', async () => {
    const counts = await Promise.all(Array.from({ length: 10 }, sweep));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(app.written).toEqual(['2026-03-02']);
    expect(await maya.summaries()).toHaveLength(1);
  });

  test('a due summary is written by another worker once the first worker has died and its lease has expired', async () => {
    await app.database.query("update app.due_weeks set tries = 1, claimed_until = '2026-03-09T04:02:00+02:00'");
    at('09T04:01:59');
    expect(await sweep()).toBe(0);
    at('09T04:02:00');
    expect(await sweep()).toBe(1);
    expect(await maya.summaries()).toHaveLength(1);
  });

  test('a due summary is stored only by the second worker if the first worker exceeded its lease', async () => {
    let release = () => {};
    let start = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    let second: Promise<number> = Promise.resolve(0);
    app.meanwhile = async () => {
      app.meanwhile = async () => {
        start();
        await released;
      };
      at('09T04:05:00');
      second = sweep();
      await started;
    };
    await sweep();
    expect(await maya.summaries()).toEqual([]);
    release();
    expect(await second).toBe(1);
    expect(await maya.summaries()).toMatchObject([{ generatedAt: '2026-03-09T02:05:00.000Z' }]);
  });

  test('a summary is due again a few seconds after the writer failed', async () => {
    app.meanwhile = () => Promise.reject(new Error('out of words'));
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    const [week] = await app.database.query<{ due_at: Date }>(
      'select due_at from app.due_weeks where tries = 1 and claimed_until is null and failed is null',
    );
    const delayMs = (week?.due_at.getTime() ?? 0) - app.clock.now();
    expect(delayMs).toBeGreaterThanOrEqual(2_500);
    expect(delayMs).toBeLessThanOrEqual(5_000);
    app.meanwhile = async () => {};
    at('09T04:00:05');
    expect(await sweep()).toBe(1);
    expect(await maya.summaries()).toHaveLength(1);
  });
});

test('after an outage of weeks, a summary is written for every week that has ended, from the reflections of that week', async () => {
  await writeOn(2, 3, 4, 5, 9, 10, 11, 12, 13, 17, 18, 19, 20);
  at('30T11:00:00');
  expect(await sweep()).toBe(3);
  expect((await maya.summaries()).map(({ weekStart, reflectionCount }) => [weekStart, reflectionCount])).toEqual([
    ['2026-03-16', 4],
    ['2026-03-09', 5],
    ['2026-03-02', 4],
  ]);
  expect(await sweep()).toBe(0);
});

describe('a late Sunday reflection', () => {
  test('a late Sunday reflection causes one new summary of its week', async () => {
    await writeOn(2, 3, 4, 5);
    at('08T20:00:00');
    const sunday = await maya.ask();
    at('09T05:00:00');
    await sweep();
    const [before] = await maya.summaries();
    expect(before?.reflectionCount).toBe(4);
    expect(before).not.toHaveProperty('rewritten');
    at('09T08:00:00');
    expect((await maya.submit(sunday, { content: 'The late words of Sunday were about the sea.' })).status).toBe(201);
    expect(await sweep()).toBe(1);
    const [after] = await maya.summaries();
    expect(after).toMatchObject({
      id: before?.id,
      reflectionCount: 5,
      generatedAt: '2026-03-09T06:00:00.000Z',
      rewritten: true,
    });
    expect(after?.evidence?.sources).toHaveLength(5);
    expect(await sweep()).toBe(0);
    expect(app.written).toHaveLength(2);
  });

  test('a late Sunday reflection creates the summary if it is the fourth reflection of the week', async () => {
    await writeOn(2, 3, 4);
    at('08T20:00:00');
    const sunday = await maya.ask();
    at('09T08:00:00');
    expect(await sweep()).toBe(0);
    await maya.submit(sunday);
    expect(await sweep()).toBe(1);
    expect(await maya.summaries()).toMatchObject([{ weekStart: '2026-03-02', reflectionCount: 4 }]);
  });

  test('a late Sunday reflection is included in the summary if it is submitted while the summary is being written', async () => {
    await writeOn(2, 3, 4, 5);
    at('08T20:00:00');
    const sunday = await maya.ask();
    at('09T05:00:00');
    app.meanwhile = async () => {
      expect(await maya.summaries()).toEqual([]);
      app.meanwhile = async () => {};
      await maya.submit(sunday, { content: 'The late words of Sunday were about the sea.' });
    };
    expect(await sweep()).toBe(2);
    expect(await maya.summaries()).toMatchObject([{ reflectionCount: 5 }]);
  });

  test('a late Sunday reflection does not replace the summary if it is the second late reflection of the week', async () => {
    await writeOn(2, 3, 4, 5);
    const { deep, evening } = await app.lateSunday(maya);
    at('09T06:00:00');
    expect((await maya.submit(deep)).body).toMatchObject({ late: true, localDate: '2026-03-08' });
    expect(await sweep()).toBe(1);
    at('09T07:00:00');
    expect((await maya.submit(evening)).body).toMatchObject({ late: true, localDate: '2026-03-08' });
    expect(await sweep()).toBe(0);
    expect(await maya.summaries()).toMatchObject([{ reflectionCount: 5 }]);
  });
});

describe('a late reflection with a phrase of harm', () => {
  const harm = 'I want to kill myself tonight.';

  /** Create a summary of four evenings. Return the two windows of Sunday, which were requested while they were open. */
  async function lateSunday() {
    await writeOn(2, 3, 4, 5);
    const windows = await app.lateSunday(maya);
    at('09T06:00:00');
    return windows;
  }

  test('a late phrase of harm makes the summary careful at once and replaces it, even if the summary was replaced before', async () => {
    const { deep, evening } = await lateSunday();
    await maya.submit(deep);
    await sweep();
    const [before] = await maya.summaries();
    expect(before).toMatchObject({ reflectionCount: 5, careful: false });
    expect((await maya.submit(evening, { content: harm })).status).toBe(201);
    expect(await maya.summaries()).toMatchObject([{ careful: true }]);
    expect(await sweep()).toBe(1);
    const [after] = await maya.summaries();
    expect(after).toMatchObject({ id: before?.id, reflectionCount: 6, careful: true, writer: { kind: 'builtin' } });
    expect(after?.longSummary).not.toMatch(/kill/);
    expect(await sweep()).toBe(0);
  });

  test('a late phrase of harm replaces an existing summary, even if the user has turned summaries off since then', async () => {
    const { deep } = await lateSunday();
    await app.call('PUT', '/api/user/preferences', { token: maya.token, body: { aiSummaries: 'off' } });
    await maya.submit(deep, { content: harm });
    await sweep();
    const [after] = await maya.summaries();
    expect(after).toMatchObject({ careful: true });
    expect(after?.longSummary).not.toMatch(/kill/);
  });

  test('an edit that adds a phrase of harm replaces the summary, even if it is still Sunday in the user’s new zone', async () => {
    await writeOn(2, 3, 4, 5);
    at('08T12:00:00');
    await maya.ask();
    at('09T05:00:00');
    await sweep();
    expect(await maya.summaries()).toMatchObject([{ careful: false }]);
    maya.offset = 480;
    at('09T04:30:00');
    const asked = await maya.ask('evening');
    expect(asked.localDate).toBe('2026-03-08');
    const { body } = await maya.submit(asked, { content: 'A calm Sunday by the sea.' });
    expect(await maya.summaries()).toMatchObject([{ careful: false }]);
    expect((await maya.edit(body.id, `A calm Sunday by the sea. ${harm}`)).status).toBe(200);
    expect(await maya.summaries()).toMatchObject([{ careful: true }]);
    expect(await sweep()).toBe(1);
    const [after] = await maya.summaries();
    expect(after).toMatchObject({ careful: true, reflectionCount: 5 });
    expect(after?.longSummary).not.toMatch(/kill/);
  });

  test('an edit that adds a phrase of harm discards the summary that is being written', async () => {
    await writeOn(2, 3, 4);
    at('05T19:00:00');
    const { id } = await maya.write();
    await app.database.query("update app.due_weeks set due_at = '2026-03-05T17:00:00Z'");
    app.meanwhile = async () => {
      app.meanwhile = async () => {};
      expect((await maya.edit(id, harm)).status).toBe(200);
    };
    await sweep();
    expect(await maya.summaries()).toEqual([]);
    at('09T05:00:00');
    await sweep();
    expect(await maya.summaries()).toMatchObject([{ careful: true }]);
  });
});

describe('after the user has moved to another zone, a summary is due on Monday at 04:00 in that zone', () => {
  test('after a change of zone that the server believes, a summary is due on Monday 04:00 in the new zone', async () => {
    await writeOn(2, 3, 4, 5);
    at('08T08:00:00');
    await maya.ask();
    at('08T20:00:00');
    maya.offset = 300;
    expect((await maya.ask()).localDate).toBe('2026-03-08');
    at('09T04:00:00', '+02:00');
    expect(await sweep()).toBe(0);
    at('09T03:59:59', '-05:00');
    expect(await sweep()).toBe(0);
    at('09T04:00:00', '-05:00');
    expect(await sweep()).toBe(1);
    expect(await maya.summaries()).toHaveLength(1);
  });

  test('after a clock change in the user’s named zone, a summary is due on Monday at 04:00 of the new local time', async () => {
    await writeOn(23, 24, 25);
    const body = { timezoneOffset: -120, timeZone: 'Europe/Riga' };
    await app.call('POST', '/api/reflections/current', { token: maya.token, body });
    await writeOn(26);
    // Daylight saving time begins in Riga on Sunday, March 29. The client sends no request after that change.
    at('30T03:59:59', '+03:00');
    expect(await sweep()).toBe(0);
    at('30T04:00:00', '+03:00');
    expect(await sweep()).toBe(1);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Diarist } from '../../../testing/diarist.ts';
import { runSentSummaries, sentSummaries } from '../../../testing/run-sent-summaries.ts';
import { createWeeklyApp, type WeeklyApp } from '../../../testing/weekly-app.ts';
import { sweepDueWeeks } from './sweep-due-weeks.ts';
import { writeSummary } from './write-summary.ts';

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

test('a week with four reflections gets its summary on Monday at 04:00 local, not before [3.9, 3.10, 7.14, 9.2]', async () => {
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

test('three reflections are not enough, and cost the sweep nothing [9.2]', async () => {
  await writeOn(2, 3, 8);
  at('16T12:00:00');
  expect(await sweep()).toBe(0);
  expect(await maya.summaries()).toEqual([]);
});

test('an evening and a deep reflection of one day are two', async () => {
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

describe('at most one per week', () => {
  test('each job runs twice: one summary, one visit to the writer', async () => {
    await writeOn(2, 3, 4, 5);
    at('09T04:00:00');
    await sweep();
    const first = await maya.summaries();
    await runSentSummaries(app);
    await sweep();
    expect(await maya.summaries()).toEqual(first);
    expect(app.written).toEqual(['2026-03-02']);
  });

  test('ten sweeps on several servers send one job', async () => {
    await writeOn(2, 3, 4, 5);
    at('09T04:00:00');
    await Promise.all(Array.from({ length: 10 }, () => sweepDueWeeks(app.deps)));
    expect(await sentSummaries(app)).toHaveLength(1);
  });

  test('ten workers with the same order: one writes, the others stop or come again', async () => {
    await writeOn(2, 3, 4, 5);
    at('09T04:00:00');
    await sweepDueWeeks(app.deps);
    const [order] = await sentSummaries(app);
    if (!order) throw new Error('nothing was sent');
    await Promise.allSettled(Array.from({ length: 10 }, () => writeSummary(app.deps, order)));
    expect(app.written).toEqual(['2026-03-02']);
    expect(await maya.summaries()).toHaveLength(1);
  });

  test('a worker that died at its work: the next one waits until the claim is over, then writes', async () => {
    await writeOn(2, 3, 4, 5);
    at('09T04:00:00');
    await sweepDueWeeks(app.deps);
    const [order] = await sentSummaries(app);
    if (!order) throw new Error('nothing was sent');
    await app.database.query("update app.due_weeks set claimed_until = '2026-03-09T04:02:00+02:00'");
    await expect(writeSummary(app.deps, order)).rejects.toThrow('another worker');
    at('09T04:02:00');
    await writeSummary(app.deps, order);
    expect(await maya.summaries()).toHaveLength(1);
  });

  test('a worker that was too slow stores nothing once another one has taken the week', async () => {
    await writeOn(2, 3, 4, 5);
    at('09T04:00:00');
    await sweepDueWeeks(app.deps);
    const [order] = await sentSummaries(app);
    if (!order) throw new Error('nothing was sent');
    let release = () => {};
    let take = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const taken = new Promise<void>((resolve) => {
      take = resolve;
    });
    let second: Promise<void> = Promise.resolve();
    app.meanwhile = async () => {
      app.meanwhile = async () => {
        take();
        await released;
      };
      at('09T04:05:00');
      second = writeSummary(app.deps, order);
      await taken;
    };
    await writeSummary(app.deps, order);
    expect(await maya.summaries()).toEqual([]);
    release();
    await second;
    expect(await maya.summaries()).toMatchObject([{ generatedAt: '2026-03-09T02:05:00.000Z' }]);
  });

  test('a writer that fails leaves the week to the next try', async () => {
    await writeOn(2, 3, 4, 5);
    at('09T04:00:00');
    await sweepDueWeeks(app.deps);
    app.meanwhile = () => Promise.reject(new Error('out of words'));
    await expect(runSentSummaries(app)).rejects.toThrow('out of words');
    app.meanwhile = async () => {};
    await runSentSummaries(app);
    expect(await maya.summaries()).toHaveLength(1);
  });
});

test('after days of outage every week that ended is written, each for its own days', async () => {
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
  test('makes the summary anew once', async () => {
    await writeOn(2, 3, 4, 5);
    at('08T20:00:00');
    const sunday = await maya.ask();
    at('09T05:00:00');
    await sweep();
    const [before] = await maya.summaries();
    expect(before?.reflectionCount).toBe(4);
    at('09T08:00:00');
    expect((await maya.submit(sunday, { content: 'The late words of Sunday were about the sea.' })).status).toBe(201);
    expect(await sweep()).toBe(1);
    const [after] = await maya.summaries();
    expect(after).toMatchObject({ id: before?.id, reflectionCount: 5, generatedAt: '2026-03-09T06:00:00.000Z' });
    expect(after?.longSummary).toContain('the sea');
    expect(await sweep()).toBe(0);
    expect(app.written).toHaveLength(2);
  });

  test('that is the fourth makes the first summary', async () => {
    await writeOn(2, 3, 4);
    at('08T20:00:00');
    const sunday = await maya.ask();
    at('09T08:00:00');
    expect(await sweep()).toBe(0);
    await maya.submit(sunday);
    expect(await sweep()).toBe(1);
    expect(await maya.summaries()).toMatchObject([{ weekStart: '2026-03-02', reflectionCount: 4 }]);
  });

  test('that arrives while the summary is being written is in it', async () => {
    await writeOn(2, 3, 4, 5);
    at('08T20:00:00');
    const sunday = await maya.ask();
    at('09T05:00:00');
    await sweepDueWeeks(app.deps);
    app.meanwhile = async () => {
      app.meanwhile = async () => {};
      await maya.submit(sunday, { content: 'The late words of Sunday were about the sea.' });
    };
    await runSentSummaries(app);
    expect(await maya.summaries()).toEqual([]);
    await sweep();
    expect(await sentSummaries(app)).toHaveLength(2);
    expect(await maya.summaries()).toMatchObject([{ reflectionCount: 5 }]);
  });

  test('that is the second one changes nothing any more', async () => {
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

describe('words of harm that come after the summary', () => {
  const harm = 'I want to kill myself tonight.';

  /** Sunday's windows, asked while they were open, and the summary of the four evenings before. */
  async function lateSunday() {
    await writeOn(2, 3, 4, 5);
    const windows = await app.lateSunday(maya);
    at('09T06:00:00');
    return windows;
  }

  test('in a second late reflection take it off the cards at once and make it neutral, however often it was made', async () => {
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

  test('hold also for a person who wants no further summaries', async () => {
    const { deep } = await lateSunday();
    await app.call('PUT', '/api/user/preferences', { token: maya.token, body: { aiSummaries: 'off' } });
    await maya.submit(deep, { content: harm });
    await sweep();
    const [after] = await maya.summaries();
    expect(after).toMatchObject({ careful: true });
    expect(after?.longSummary).not.toMatch(/kill/);
  });

  test('by an edit, too: at home in the west Sunday evening is still open', async () => {
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

  test('by an edit while the week is being written are in what is written', async () => {
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

describe('the person’s own Monday', () => {
  test('moves with a believed change of zone', async () => {
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

  test('a named zone tells of a clock change in between', async () => {
    await writeOn(23, 24, 25);
    const body = { timezoneOffset: -120, timeZone: 'Europe/Riga' };
    await app.call('POST', '/api/reflections/current', { token: maya.token, body });
    await writeOn(26);
    // Riga springs forward on Sunday the 29th, while nobody calls.
    at('30T03:59:59', '+03:00');
    expect(await sweep()).toBe(0);
    at('30T04:00:00', '+03:00');
    expect(await sweep()).toBe(1);
  });
});

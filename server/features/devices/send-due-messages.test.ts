import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPushApp, type PushApp } from '../../../testing/push-app.ts';
import { answer } from '../../../testing/push-service.ts';
import { createTestUser, type TestUser } from '../../../testing/test-user.ts';
import { runDue } from '../../jobs/run-jobs.ts';
import { weeklySummaryJob } from '../summaries/make-weekly-summary.ts';

let pushes: PushApp;
const morning = '2026-03-04T07:00:00+02:00';
const day = '2026-03-04';

beforeAll(async () => {
  pushes = await createPushApp(morning);
});
beforeEach(async () => {
  pushes.app.clock.set(morning);
  pushes.service.answerWith();
  pushes.service.arrived.length = 0;
  await pushes.app.database.query(
    'delete from app.devices; delete from app.planned_messages; delete from app.reminders',
  );
});
afterEach(() => expect(pushes.service.faults).toEqual([]));
afterAll(() => pushes.stop());

/** Return when a planned message is due (epoch ms), or NaN if none is planned. */
async function dueOf(person: TestUser, kind: string, of = day): Promise<number> {
  const found = (await pushes.planned(person)).find((message) => message.kind === kind && message.day === of);
  return Date.parse(`${found?.due.replace(' ', 'T')}Z`);
}
const choose = (person: TestUser, reminders: object) =>
  pushes.app.call('PUT', '/api/user/preferences', {
    token: person.token,
    body: { reminders: { deep: true, evening: true, streak: true, summary: true, quiet: null, ...reminders } },
  });
const seconds = (count: number) => count * 1_000;

describe('the planning of messages', () => {
  test('messages of today are planned when a device is registered, and those of a later day at 20:00 on the day before', async () => {
    const maya = await pushes.subscriber();
    expect(await pushes.planned(maya)).toEqual([]);
    await pushes.tick();
    const kinds = async () => (await pushes.planned(maya)).map((message) => `${message.day} ${message.kind}`);
    expect((await kinds()).sort()).toEqual([`${day} deep`, `${day} evening`]);
    await pushes.tick('2026-03-04T19:59:00+02:00');
    expect(await kinds()).not.toContain('2026-03-05 deep');
    await pushes.tick('2026-03-04T20:00:00+02:00');
    expect(await kinds()).toContain('2026-03-05 deep');
  });

  test('two concurrent workers plan each user with a device exactly once, and no user without a device', async () => {
    await (await createTestUser(pushes.app)).ask();
    const users = await Promise.all(Array.from({ length: 20 }, () => pushes.subscriber()));
    await Promise.all([pushes.tick(), pushes.tick()]);
    const [count] = await pushes.app.database.query('select count(*)::int as n from app.planned_messages');
    expect(count).toEqual({ n: 2 * users.length });
  });

  test('planned messages move when the server believes that the user is in another zone', async () => {
    const maya = await pushes.subscriber();
    await pushes.tick();
    const before = await dueOf(maya, 'evening');
    pushes.app.clock.set('2026-03-04T08:30:00+02:00');
    await maya.post('/api/reflections/current', { timezoneOffset: -60 });
    await pushes.tick();
    expect((await dueOf(maya, 'evening')) - before).toBe(seconds(3_600));
    expect(await pushes.planned(maya)).toHaveLength(2);
  });

  test('the evening message is planned with the new offset of the named zone after a clock change', async () => {
    pushes.app.clock.set('2026-03-28T12:00:00+02:00');
    const riga = await createTestUser(pushes.app);
    await riga.post('/api/reflections/current', { timezoneOffset: -120, timeZone: 'Europe/Riga' });
    await riga.post('/api/notifications/subscriptions', pushes.service.subscribe());
    await pushes.tick();
    const before = await dueOf(riga, 'evening', '2026-03-28');
    await pushes.tick('2026-03-28T21:00:00+02:00');
    expect((await dueOf(riga, 'evening', '2026-03-29')) - before).toBe(seconds(23 * 3_600));
    // The client has sent no request since the clock change. Even so, the message and the window must use the new
    // offset.
    const due = await dueOf(riga, 'evening', '2026-03-29');
    await pushes.app.database.query(`delete from app.planned_messages where kind <> 'evening' or day < '2026-03-29'`);
    expect(await pushes.tick(due)).toEqual(['evening']);
    pushes.app.clock.set(due + seconds(5));
    const { body } = await riga.post<{ window: object }>('/api/reflections/current', { timezoneOffset: -180 });
    expect(body.window).toMatchObject({ isActive: true, type: 'evening' });
  });

  test('every day after a clock change is planned with the new offset, even if the client sends no request', async () => {
    pushes.app.clock.set('2026-03-28T12:00:00+02:00');
    const riga = await createTestUser(pushes.app);
    await riga.post('/api/reflections/current', { timezoneOffset: -120, timeZone: 'Europe/Riga' });
    await riga.post('/api/notifications/subscriptions', pushes.service.subscribe());
    await choose(riga, { deep: false });
    for (const instant of ['28T21:00:00+02:00', '29T21:00:00+03:00', '30T21:00:00+03:00', '31T21:00:00+03:00'])
      await pushes.tick(`2026-03-${instant}`);
    const due = await dueOf(riga, 'evening', '2026-04-01');
    expect(due - Date.parse('2026-04-01T18:00:00+03:00')).toBeLessThan(seconds(1_200));
    expect(due).toBeGreaterThanOrEqual(Date.parse('2026-04-01T18:00:00+03:00'));
  });

  test('a change of a reminder setting in the evening keeps the planned streak message', async () => {
    const maya = await pushes.subscriber();
    await pushes.tick();
    await pushes.tick(await dueOf(maya, 'evening'));
    pushes.app.clock.set('2026-03-04T19:00:00+02:00');
    await choose(maya, { deep: false });
    await pushes.tick();
    expect((await pushes.planned(maya)).map(({ kind }) => kind)).toContain('streak');
  });
});

describe('the sending of messages', () => {
  test('the message about a deep window is sent once, when the window opens', async () => {
    const maya = await pushes.subscriber();
    await pushes.tick();
    const due = await dueOf(maya, 'deep');
    expect(await pushes.tick(due - 1)).toEqual([]);
    expect(await pushes.tick(due)).toEqual(['deep']);
    expect(await pushes.tick(due + 1)).toEqual([]);
    expect(pushes.service.arrived[0]).toMatchObject({
      endpoint: maya.browser.endpoint,
      payload: { kind: 'deep', tag: `deep-${day}`, path: '/reflect/deep', expiresAt: expect.any(String) },
      ttl: 600,
      topic: `deep-${day}`,
      urgency: 'high',
    });
    const rows = await pushes.app.database.query<{ row: { issued: object[] } }>(
      `select row from app.days join app.identities using (user_id) where subject = $1 and day = $2`,
      [maya.subject, day],
    );
    expect(rows[0]?.row.issued).toContainEqual({
      type: 'deep',
      fromMs: due,
      untilMs: due + seconds(600),
      wasOpen: true,
    });
  });

  test('a payload contains only the kind, the tag, the path and the time when the message expires', async () => {
    const maya = await pushes.subscriber();
    await pushes.tick();
    await pushes.tick(await dueOf(maya, 'evening'));
    for (const { payload } of pushes.service.arrived) {
      expect(Object.keys(payload).sort()).toEqual(['expiresAt', 'kind', 'path', 'tag']);
    }
    expect(pushes.service.arrived.length).toBeGreaterThan(0);
  });

  test('a delayed message is sent before its window ends, and dropped afterwards', async () => {
    const [early, late] = [await pushes.subscriber(), await pushes.subscriber()];
    await pushes.tick();
    for (const person of [early, late]) await choose(person, { evening: false, streak: false });
    await pushes.tick();
    expect(await pushes.tick((await dueOf(early, 'deep')) + seconds(599))).toContain('deep');
    const { arrived } = pushes.service;
    expect(arrived.find(({ endpoint }) => endpoint === early.browser.endpoint)?.ttl).toBe(1);
    const over = await dueOf(late, 'deep');
    if (!Number.isNaN(over)) await pushes.tick(over + seconds(600));
    expect(arrived.filter(({ endpoint }) => endpoint === late.browser.endpoint).every(({ ttl }) => ttl > 0)).toBe(true);
    expect(await pushes.planned(late)).toEqual([]);
  });

  test('no evening message is sent after an evening reflection, and a streak message only if the streak is at risk', async () => {
    const [writer, lazy] = [await pushes.subscriber(), await pushes.subscriber()];
    pushes.app.clock.set('2026-03-04T18:30:00+02:00');
    for (const person of [writer, lazy]) await person.write();
    pushes.app.clock.set('2026-03-05T18:00:00+02:00');
    await writer.write();
    await pushes.app.database.query("update app.reminders set plan_at = '2026-03-05T10:00:00Z', planned_day = null");
    await pushes.tick();
    pushes.service.arrived.length = 0;
    await pushes.tick('2026-03-05T18:20:00+02:00');
    await pushes.tick('2026-03-05T23:00:00+02:00');
    expect(pushes.service.arrived.map(({ endpoint, payload }) => [endpoint, payload['kind']])).toEqual([
      [lazy.browser.endpoint, 'evening'],
      [lazy.browser.endpoint, 'streak'],
    ]);
  });

  test('the message about a new summary is sent in the morning, and a user gets at most three messages a day', async () => {
    const maya = await pushes.subscriber();
    for (const one of ['09', '10', '11', '12', '15']) {
      pushes.app.clock.set(`2026-03-${one}T19:00:00+02:00`);
      await maya.write();
    }
    await pushes.tick('2026-03-16T04:00:00+02:00');
    await runDue(weeklySummaryJob, pushes.app.deps);
    pushes.service.arrived.length = 0;
    const summaryDue = await dueOf(maya, 'summary', '2026-03-16');
    expect(summaryDue).toBeGreaterThanOrEqual(Date.parse('2026-03-16T08:00:00+02:00'));
    await pushes.tick('2026-03-16T08:20:00+02:00');
    await pushes.tick(await dueOf(maya, 'deep', '2026-03-16'));
    await pushes.tick('2026-03-16T18:20:00+02:00');
    await pushes.tick('2026-03-16T23:00:00+02:00');
    expect(pushes.service.arrived.map(({ payload }) => payload['kind'])).toEqual(['summary', 'deep', 'evening']);
    expect(pushes.service.arrived[0]).toMatchObject({ payload: { path: '/summary' }, urgency: 'normal' });
  });

  test('a message of a kind that the user turned off is not sent, and quiet hours postpone an evening message', async () => {
    const maya = await pushes.subscriber();
    await pushes.tick();
    const deep = await dueOf(maya, 'deep');
    await choose(maya, { deep: false, quiet: { from: '17:00', until: '19:30' } });
    expect(await pushes.tick(deep)).toEqual([]);
    expect(await pushes.tick('2026-03-04T19:29:59+02:00')).toEqual([]);
    expect(await pushes.tick('2026-03-04T19:30:00+02:00')).toEqual(['evening']);
  });
});

describe('a push subscription', () => {
  test.each([404, 410])(
    'a push subscription is removed when its service answers %d, and planning stops if the user has no other device',
    async (status) => {
      const maya = await pushes.subscriber();
      await pushes.tick();
      pushes.service.answerWith(answer(status));
      expect(await pushes.tick(await dueOf(maya, 'deep'))).toEqual([]);
      expect(await pushes.app.database.query('select 1 from app.devices')).toEqual([]);
      await pushes.tick('2026-03-04T18:20:00+02:00');
      expect(await pushes.planned(maya)).toEqual([]);
      const [schedule] = await pushes.app.database.query('select plan_at from app.reminders');
      expect(schedule).toEqual({ plan_at: null });
    },
  );

  test('a push subscription is removed if the browser has not registered it again for sixty days', async () => {
    const maya = await pushes.subscriber();
    await pushes.app.database.query(`update app.devices set updated_at = '2026-01-02T00:00:00Z'`);
    await pushes.tick();
    await pushes.tick(await dueOf(maya, 'deep'));
    expect(pushes.service.arrived).toEqual([]);
    expect(await pushes.app.database.query('select 1 from app.devices')).toEqual([]);
  });

  test('only the push subscription that answered 429 gets the message again, after the time in Retry-After', async () => {
    const maya = await pushes.subscriber();
    const second = pushes.service.subscribe();
    await maya.post('/api/notifications/subscriptions', second);
    await pushes.tick();
    const due = await dueOf(maya, 'deep');
    pushes.service.answerWith(answer(429, { 'retry-after': '120' }));
    expect(await pushes.tick(due)).toEqual(['deep']);
    expect(await pushes.tick(due + seconds(119))).toEqual([]);
    expect(await pushes.tick(due + seconds(120))).toEqual(['deep']);
    const endpoints = pushes.service.arrived.map(({ endpoint }) => endpoint);
    expect(endpoints.sort()).toEqual([maya.browser.endpoint, second.endpoint].sort());
  });

  test('a push subscription whose service answers 503 gets retries with growing delays until the window ends', async () => {
    const maya = await pushes.subscriber();
    await pushes.tick();
    const due = await dueOf(maya, 'deep');
    pushes.service.answerWith(answer(503), answer(503), answer(503, { 'retry-after': '3600' }));
    await pushes.tick(due);
    const first = (await dueOf(maya, 'deep')) - due;
    await pushes.tick(due + first + seconds(1));
    const next = (await dueOf(maya, 'deep')) - due - first - seconds(1);
    expect(first).toBeGreaterThanOrEqual(seconds(11));
    expect(next).toBeGreaterThan(first);
    await pushes.tick(due + first + next + seconds(2));
    expect((await pushes.planned(maya)).map(({ kind }) => kind)).not.toContain('deep');
    expect(pushes.service.arrived).toEqual([]);
  });

  test('a push subscription gets only the messages of the user who registered it last', async () => {
    const maya = await pushes.subscriber();
    const noor = await createTestUser(pushes.app);
    await noor.ask();
    await noor.post('/api/notifications/subscriptions', maya.browser);
    await pushes.tick();
    const due = await dueOf(noor, 'deep');
    await pushes.tick('2026-03-04T18:20:00+02:00');
    expect(due).not.toBeNaN();
    expect(pushes.service.arrived.filter(({ payload }) => payload['kind'] === 'evening')).toHaveLength(1);
    expect(await pushes.planned(maya)).toEqual([]);
  });
});

describe('several workers', () => {
  test('workers start to send further messages while a slow push service has not answered the earlier requests', async () => {
    const count = 12;
    await Promise.all(Array.from({ length: count }, () => pushes.subscriber()));
    await pushes.tick();
    const responses: ServerResponse[] = [];
    // Answer only when all requests have arrived. A worker that waits for each answer before the next send would wait
    // forever.
    const answerTogether = (response: ServerResponse) => {
      responses.push(response);
      if (responses.length === count) for (const one of responses) one.writeHead(201).end();
    };
    pushes.service.answerWith(...Array.from({ length: count }, () => answerTogether));
    await pushes.tick('2026-03-04T18:20:00+02:00');
    expect(responses).toHaveLength(count);
    // If a request had timed out, its message would still be in the plan.
    const left = await pushes.app.database.query(`select 1 from app.planned_messages where kind = 'evening'`);
    expect(left).toEqual([]);
  });

  test('workers that run concurrently send each message once', async () => {
    await Promise.all(Array.from({ length: 40 }, () => pushes.subscriber()));
    await pushes.tick();
    pushes.service.arrived.length = 0;
    pushes.app.clock.set('2026-03-04T18:20:00+02:00');
    await Promise.all([pushes.tick(), pushes.tick(), pushes.tick()]);
    const evenings = pushes.service.arrived.filter(({ payload }) => payload['kind'] === 'evening');
    expect(new Set(evenings.map(({ endpoint }) => endpoint)).size).toBe(40);
    expect(evenings).toHaveLength(40);
  });

  test('a worker sends a message that another worker has claimed, as soon as the claim has expired', async () => {
    const maya = await pushes.subscriber();
    await pushes.tick();
    const due = await dueOf(maya, 'deep');
    await pushes.app.database.query('update app.planned_messages set claimed_until = $1', [
      new Date(due + seconds(30)),
    ]);
    expect(await pushes.tick(due + seconds(29))).toEqual([]);
    expect(await pushes.tick(due + seconds(30))).toEqual(['deep']);
    expect(pushes.service.arrived[0]?.topic).toBe(`deep-${day}`);
  });
});

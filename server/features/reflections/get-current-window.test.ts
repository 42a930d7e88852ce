import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixedClock } from '../../../testing/fixed-clock.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../testing/test-user.ts';
import { deepMinutesOf } from '../users/deep-minutes.ts';

let app: TestApp;
let maya: TestUser;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  at('04T12:00:00');
  maya = await createTestUser(app);
});

const at = (instant: string) => app.clock.set(`2026-03-${instant}+02:00`);

async function ownerOf({ subject }: TestUser): Promise<string> {
  const rows = await app.database.query<{ user_id: string }>('select user_id from app.identities where subject = $1', [
    subject,
  ]);
  return rows[0]?.user_id ?? '';
}

/**
 * Return when the user's deep window of today begins (epoch ms). Read the time from the database, because no response
 * contains it before the window opens.
 */
async function deepFrom(person: TestUser): Promise<number> {
  const rows = await app.database.query<{ at: string }>(
    "select row -> 'deep' ->> 'fromMs' as at from app.days where user_id = $1 order by day desc limit 1",
    [await ownerOf(person)],
  );
  return Number(rows[0]?.at);
}

test('time case 1: the evening window is closed at 17:59:59 and open at 18:00:00 [3.6, 7.4]', async () => {
  at('04T17:59:59');
  expect((await maya.ask('evening')).window).toEqual({
    type: 'evening',
    isActive: false,
    availableFrom: '2026-03-04T16:00:00.000Z',
    availableUntil: '2026-03-04T21:59:59.000Z',
  });
  at('04T18:00:00');
  const open = await maya.ask('evening');
  expect(open.window.isActive).toBe(true);
  expect(open.prompt?.question).toMatch(/\?$/);
  expect(open).toMatchObject({ serverNow: '2026-03-04T16:00:00.000Z', localDate: '2026-03-04' });
});

test('the prompt stays the same during an evening and is different on each of 21 evenings', async () => {
  at('04T18:00:00');
  const first = await maya.ask();
  at('04T21:00:00');
  expect((await maya.ask()).prompt).toEqual(first.prompt);
  const seen = new Set([first.prompt?.id]);
  for (let day = 5; day < 25; day += 1) {
    at(`${String(day).padStart(2, '0')}T18:30:00`);
    seen.add((await maya.ask()).prompt?.id);
  }
  expect(seen.size).toBe(21);
});

test('the window of an existing reflection is returned with the prompt that the reflection answers [3.6]', async () => {
  at('04T18:00:00');
  const asked = await maya.ask();
  const promptId = '0000000e-0000-8000-8000-000000000007';
  await maya.submit(asked, { promptId });
  const { prompt, existingReflection } = await maya.ask();
  expect(prompt?.id).toBe(promptId);
  expect(existingReflection).toMatchObject({ promptId, question: prompt?.question });
});

describe('a deep window', () => {
  test('time case 7: a deep window appears in no response before it opens, and lasts ten minutes', async () => {
    const from = await (async () => {
      at('05T07:00:00');
      await maya.ask();
      return deepFrom(maya);
    })();
    for (const before of [3_600_000, 60_000, 1]) {
      app.clock.set(from - before);
      const answers = [await maya.ask(), await maya.ask('deep'), await maya.stats(), await maya.sync()];
      expect(JSON.stringify(answers)).not.toContain(new Date(from).toISOString());
      expect(JSON.stringify(answers)).not.toContain('"deep"');
    }
    app.clock.set(from);
    const { window } = await maya.ask();
    expect(window).toMatchObject({ type: 'deep', isActive: true, availableFrom: new Date(from).toISOString() });
    expect(Date.parse(window.availableUntil) - from).toBe(600_000);
    app.clock.set(from + 600_000);
    expect((await maya.ask()).window.type).toBe('evening');
  });

  test('a deep window is reported as over from its end until midnight, and never before it opens', async () => {
    at('05T07:00:00');
    await maya.ask();
    const from = await deepFrom(maya);
    for (const before of [3_600_000, 1]) {
      app.clock.set(from - before);
      expect(await maya.ask()).not.toHaveProperty('isDeepOver');
      expect(await maya.ask('evening')).not.toHaveProperty('isDeepOver');
    }
    app.clock.set(from + 599_999);
    expect(await maya.ask()).not.toHaveProperty('isDeepOver');
    app.clock.set(from + 600_000);
    expect(await maya.ask()).toHaveProperty('isDeepOver', true);
    at('05T23:59:59');
    expect(await maya.ask()).toHaveProperty('isDeepOver', true);
    at('06T00:00:00');
    expect(await maya.ask()).not.toHaveProperty('isDeepOver');
  });

  test('a deep window is reported as over after its reflection was deleted, even before its end', async () => {
    at('05T07:00:00');
    await maya.ask();
    app.clock.set(await deepFrom(maya));
    const { body } = await maya.submit(await maya.ask('deep'));
    await app.call('DELETE', `/api/reflections/${body.id}`, { token: maya.token });
    expect(await maya.ask()).toHaveProperty('isDeepOver', true);
  });

  test('time case 8: a submit 15 minutes after the end of its deep window is on time', async () => {
    await maya.ask();
    at('05T08:00:00');
    await maya.ask();
    const from = await deepFrom(maya);
    app.clock.set(from + 540_000);
    const asked = await maya.ask('deep');
    app.clock.set(from + 600_000 + 900_000);
    expect(await maya.submit(asked)).toMatchObject({ status: 201, body: { type: 'deep', late: false } });
  });

  test('time case 9: a submit 3 hours after the end of its deep window is accepted as late', async () => {
    at('05T08:00:00');
    await maya.ask();
    app.clock.set(await deepFrom(maya));
    const asked = await maya.ask('deep');
    app.clock.advance(3 * 3_600_000);
    expect(await maya.submit(asked)).toMatchObject({ status: 201, body: { type: 'deep', late: true } });
  });

  test('time case 10: deep windows are the same on two servers, and differ between users', async () => {
    const clock = fixedClock('2026-03-05T07:00:00+02:00');
    // A second server with the same database, which behaves as the first server would after a restart.
    const twin = await createTestApp({ clock, database: app.database });
    const people = Array.from(
      { length: 50 },
      (_, index) => `018f0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    );
    const minutes = (from: TestApp) =>
      people.map((userId) => deepMinutesOf(from.deps.deepChance, userId)('2026-03-05'));
    expect(minutes(twin)).toEqual(minutes(app));
    expect(new Set(minutes(app)).size).toBeGreaterThan(30);
    await twin.stop();
  });
});

test('a current-window request that is repeated within a minute writes nothing to the database', async () => {
  at('04T18:00:10');
  await maya.ask();
  const versions = async () =>
    app.database.query(
      'select u.xmin::text as u, d.xmin::text as d from app.users u join app.days d using (user_id) where user_id = $1',
      [await ownerOf(maya)],
    );
  const before = await versions();
  at('04T18:00:50');
  await maya.ask();
  expect(await versions()).toEqual(before);
});

test('time case 14: a zone offset that suddenly differs by 8 hours is ignored without an error', async () => {
  at('04T10:00:00');
  await maya.ask('evening');
  maya.offset = -600;
  const { window } = await maya.ask('evening');
  expect(window).toMatchObject({ isActive: false, availableFrom: '2026-03-04T16:00:00.000Z' });
});

test('time case 15: a device that sends the offset of UTC+14 after the evening reflection gets no second evening window', async () => {
  at('04T19:00:00');
  await maya.write('Tonight.');
  maya.offset = -840;
  const asked = await maya.ask();
  expect(asked).toMatchObject({ localDate: '2026-03-04', existingReflection: { content: 'Tonight.' } });
  expect((await maya.submit(asked)).status).toBe(409);
  expect((await maya.stats()).totalReflections).toBe(1);
});

test('time case 16: a device that sends the offset of UTC-12 at 09:00 does not move the user back to yesterday', async () => {
  await maya.ask();
  at('05T09:00:00');
  maya.offset = 720;
  expect((await maya.ask()).localDate).toBe('2026-03-05');
});

test.each([Number.NaN, 1.5, '120', 9999, -841, 721, null])(
  'time case 17: a request with the offset %s gets a 400',
  async (timezoneOffset) => {
    const body = { timezoneOffset };
    const answer = await app.call('POST', '/api/reflections/current', { token: maya.token, body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request', field: 'timezoneOffset' } });
  },
);

test('the name of the zone is stored, even if the server does not know the name', async () => {
  for (const timeZone of ['Europe/Riga', 'Mars/Olympus']) {
    const body = { timezoneOffset: -120, timeZone };
    expect((await app.call('POST', '/api/reflections/current', { token: maya.token, body })).status).toBe(200);
    const [row] = await app.database.query('select time_zone from app.users where user_id = $1', [await ownerOf(maya)]);
    expect(row).toEqual({ time_zone: timeZone });
  }
});

test('20 concurrent first requests return the same prompt', async () => {
  at('04T18:30:00');
  const answers = await Promise.all(Array.from({ length: 20 }, () => maya.ask()));
  expect(new Set(answers.map(({ prompt }) => prompt?.id)).size).toBe(1);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StreakExplained } from '../../../core/contract/stats.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../testing/test-user.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const at = (instant: string) => app.clock.set(`2026-03-${instant}`);
const explained = async (person: TestUser) => (await person.get<StreakExplained>('/api/user/streak')).body;

test('GET /api/user/streak returns the counted days, today as an open day, and the zone offset in force', async () => {
  const maya = await createTestUser(app);
  for (const day of ['01', '03', '04']) {
    at(`${day}T19:00:00+02:00`);
    await maya.write();
  }
  at('05T12:00:00+02:00');
  expect(await explained(maya)).toEqual({
    current: 2,
    longest: 2,
    today: '2026-03-05',
    days: [
      { localDate: '2026-03-03', kind: 'counted' },
      { localDate: '2026-03-04', kind: 'counted' },
      { localDate: '2026-03-05', kind: 'open' },
    ],
    timezoneOffset: -120,
    timeZone: null,
    bridgedOn: null,
    nextBridgeOn: '2026-03-05',
  });
  at('06T12:00:00+02:00');
  expect(await explained(maya)).toMatchObject({ current: 0, longest: 2, days: [], endedBeforeYesterday: 2 });
  at('07T12:00:00+02:00');
  expect(await explained(maya)).not.toHaveProperty('endedBeforeYesterday');
});

test('with extra time, all calls return the streak of the evening until 1:39:59 of the next day', async () => {
  const [maya, other] = [await createTestUser(app), await createTestUser(app)];
  await app.call('PUT', '/api/user/preferences', { token: maya.token, body: { extraTime: true } });
  const streaksOf = async (person: TestUser) => [
    (await person.stats()).currentStreak,
    (await explained(person)).current,
    (await person.sync()).currentStreak,
  ];
  for (const person of [maya, other]) {
    at('02T19:00:00+02:00');
    await person.write();
    at('03T20:00:00+02:00');
    await person.ask();
  }
  at('04T00:25:00+02:00');
  expect([await streaksOf(maya), await streaksOf(other)]).toEqual([
    [1, 1, 1],
    [0, 0, 0],
  ]);
  expect(await explained(maya)).toMatchObject({
    days: [
      { localDate: '2026-03-02', kind: 'counted' },
      { localDate: '2026-03-03', kind: 'open' },
      { localDate: '2026-03-04', kind: 'open' },
    ],
  });
  expect(await explained(maya)).not.toHaveProperty('endedBeforeYesterday');
  at('04T01:39:58+02:00');
  expect(await streaksOf(maya)).toEqual([1, 1, 1]);
  at('04T01:39:59+02:00');
  expect(await streaksOf(maya)).toEqual([0, 0, 0]);
});

test('GET /api/user/streak names the streak that late words can continue, also after a reflection of today', async () => {
  const maya = await createTestUser(app);
  for (const day of ['03', '04', '06']) {
    at(`${day}T19:00:00+02:00`);
    await maya.write();
  }
  expect(await explained(maya)).toMatchObject({ current: 1, endedBeforeYesterday: 2 });
});

test('GET /api/user/streak returns the bridged day of a flight, and the zone name that the client sent', async () => {
  const maya = await createTestUser(app, { offset: 480 });
  at('02T19:00:00-08:00');
  await maya.write();
  at('03T12:00:00-08:00');
  await maya.ask();
  maya.offset = -60;
  at('04T19:00:00+01:00');
  await maya.write();
  const body = { timezoneOffset: -60, timeZone: 'Europe/Berlin' };
  await app.call('POST', '/api/reflections/current', { token: maya.token, body });
  expect(await explained(maya)).toMatchObject({
    current: 2,
    days: [
      { localDate: '2026-03-02', kind: 'counted' },
      { localDate: '2026-03-03', kind: 'bridged' },
      { localDate: '2026-03-04', kind: 'counted' },
    ],
    timezoneOffset: -60,
    timeZone: 'Europe/Berlin',
    bridgedOn: '2026-03-04',
    nextBridgeOn: '2026-03-04',
  });
});

test('a missed day is bridged as soon as the device names a new zone, even if the new zone has the same offset', async () => {
  const maya = await createTestUser(app);
  const ask = (timeZone: string) =>
    app.call('POST', '/api/reflections/current', { token: maya.token, body: { timezoneOffset: -120, timeZone } });
  at('02T19:00:00+02:00');
  await maya.write();
  at('03T12:00:00+02:00');
  await ask('Europe/Riga');
  at('04T09:00:00+02:00');
  await ask('Africa/Johannesburg');
  at('04T19:00:00+02:00');
  await maya.write();
  expect(await explained(maya)).toMatchObject({
    current: 2,
    days: [{ localDate: '2026-03-02' }, { localDate: '2026-03-03', kind: 'bridged' }, { localDate: '2026-03-04' }],
    bridgedOn: '2026-03-04',
  });
});

test.each([
  ['', false],
  [' and a deletion', true],
])('after a journey%s, a second device shows the streak that the evening continues', async (_, deletes) => {
  const signedIn = { subject: `journey-${deletes}`, email: `journey-${deletes}@example.com`, offset: 0 };
  const phone = await createTestUser(app, { ...signedIn, authenticatedAt: new Date('2026-12-01T10:00:00Z') });
  const tablet = await createTestUser(app, { ...signedIn, authenticatedAt: new Date('2026-12-01T10:01:00Z') });
  const written: string[] = [];
  for (const day of ['02', '03']) {
    app.clock.set(`2026-12-${day}T20:00:00Z`);
    written.push((await phone.write()).id);
  }
  phone.offset = 300;
  app.clock.set('2026-12-04T12:00:00-05:00');
  await phone.ask();
  app.clock.set('2026-12-05T18:30:00-05:00');
  await phone.write();
  app.clock.set('2026-12-07T09:30:00Z');
  await tablet.ask();
  if (deletes) await app.call('DELETE', `/api/reflections/${written[0]}`, { token: tablet.token });
  expect(await tablet.stats()).toMatchObject({ currentStreak: 1, longestStreak: 2 });
  expect((await tablet.sync()).currentStreak).toBe(1);
  const saturdayOn = [
    { localDate: '2026-12-05', kind: 'counted' },
    { localDate: '2026-12-06', kind: 'bridged' },
  ];
  const open = { localDate: '2026-12-07', kind: 'open' };
  expect(await explained(tablet)).toMatchObject({ current: 1, longest: 2, days: [...saturdayOn, open] });
  app.clock.set('2026-12-07T20:30:00Z');
  await tablet.write();
  expect(await tablet.stats()).toMatchObject({ currentStreak: 2, longestStreak: 2 });
  await tablet.ask();
  expect(await explained(tablet)).toMatchObject({ current: 2, days: [...saturdayOn, { ...open, kind: 'counted' }] });
});

test('the window’s answer says that it changed the streak, once, when the user has come back from a journey', async () => {
  const maya = await createTestUser(app, { offset: 300 });
  app.clock.set('2026-12-05T18:30:00-05:00');
  await maya.write();
  maya.offset = 0;
  app.clock.set('2026-12-07T09:30:00Z');
  expect(await maya.stats()).toMatchObject({ currentStreak: 0 });
  expect(await maya.ask()).toMatchObject({ changesStreak: true });
  expect(await maya.stats()).toMatchObject({ currentStreak: 1 });
  expect(await maya.ask()).not.toHaveProperty('changesStreak');
});

test('a day that the server opened too early, because its clock was ahead, does not end the streak', async () => {
  const maya = await createTestUser(app);
  at('02T19:00:00+02:00');
  await maya.write();
  at('04T02:00:00+02:00');
  await maya.ask();
  at('03T19:00:00+02:00');
  await maya.write();
  expect(await explained(maya)).toMatchObject({ current: 2, today: '2026-03-03' });
  at('04T19:00:00+02:00');
  await maya.write();
  expect(await explained(maya)).toMatchObject({ current: 3, today: '2026-03-04' });
});

test('GET /api/user/streak omits a zone name whose offset differs from the offset in force', async () => {
  const maya = await createTestUser(app);
  const body = { timezoneOffset: -120, timeZone: 'Asia/Tokyo' };
  await app.call('POST', '/api/reflections/current', { token: maya.token, body });
  expect(await explained(maya)).toMatchObject({ timezoneOffset: -120, timeZone: null });
});

test('GET /api/user/streak returns no days and no zone for a user who never requested a window', async () => {
  const fresh = await createTestUser(app);
  at('05T12:00:00Z');
  expect(await explained(fresh)).toEqual({
    current: 0,
    longest: 0,
    today: '2026-03-05',
    days: [],
    timezoneOffset: null,
    timeZone: null,
    bridgedOn: null,
  });
});

// A user with a phone in Los Angeles and a laptop set to UTC, tested through the server and its database.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CurrentWindowBody, TonightsQuestion } from '../../../core/contract/reflections.ts';
import type { StatsBody } from '../../../core/contract/stats.ts';
import type { DayRow, LedgerState } from '../../../core/domain/ledger/ledger-state.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../testing/test-user.ts';

let app: TestApp;
let phone: TestUser;
let laptop: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  const signedIn = { subject: 'two-devices', email: 'two@devices.example' };
  app.clock.set('2026-03-02T08:00:00-08:00');
  phone = await createTestUser(app, { ...signedIn, offset: 480, authenticatedAt: new Date('2026-03-02T15:00:00Z') });
  laptop = await createTestUser(app, { ...signedIn, offset: 0, authenticatedAt: new Date('2026-03-02T15:01:00Z') });
});
afterAll(() => app.stop());

const ask = (user: TestUser, timeZone: string) =>
  user.post<CurrentWindowBody>('/api/reflections/current', { timezoneOffset: user.offset, timeZone });

async function stored() {
  const [row] = await app.database.query<{ ledger: LedgerState; time_zone: string; row: DayRow }>(
    `select u.ledger, u.time_zone, d.row from app.users u join app.days d using (user_id) order by d.day desc limit 1`,
  );
  if (row === undefined) throw new Error('no day is stored');
  return row;
}

test('a laptop set to UTC does not move the evening window of a phone in Los Angeles', async () => {
  await ask(phone, 'America/Los_Angeles');
  const before = await stored();
  app.clock.set('2026-03-02T09:00:00-08:00');
  await ask(laptop, 'UTC');
  const tonight = await laptop.post<TonightsQuestion>('/api/reflections/tonight', { timezoneOffset: 0 });
  expect(tonight.body.localDate).toBe('2026-03-02');
  app.clock.set('2026-03-02T17:00:00-08:00');
  expect((await ask(laptop, 'UTC')).body).toMatchObject({ localDate: '2026-03-02', window: { isActive: false } });
  const after = await stored();
  expect(after.time_zone).toBe('America/Los_Angeles');
  expect(after.ledger).toMatchObject({ offset: 480, day: '2026-03-02', changes: [], holder: before.ledger.holder });
  expect(after.ledger.devices?.map(({ offset }) => offset).sort()).toEqual([0, 480]);
  expect({ ...after.row, issued: [], prompts: null }).toEqual({ ...before.row, issued: [], prompts: null });
  app.clock.set('2026-03-02T20:00:00-08:00');
  for (const device of [phone, laptop]) {
    expect((await device.ask()).window).toMatchObject({ isActive: true, availableFrom: '2026-03-03T02:00:00.000Z' });
  }
});

test('six evenings, one of them written on the laptop, make a streak of six days', async () => {
  for (const day of ['02', '03', '04', '05', '06', '07']) {
    app.clock.set(`2026-03-${day}T13:00:00-08:00`);
    if (day !== '02') await ask(laptop, 'UTC');
    app.clock.set(`2026-03-${day}T20:00:00-08:00`);
    // The evening was open on the clock of Los Angeles, not on that of the laptop.
    expect(await (day === '05' ? laptop : phone).write()).toMatchObject({ timezoneOffset: 480 });
  }
  expect((await phone.get<StatsBody>('/api/user/stats')).body).toMatchObject({ currentStreak: 6, longestStreak: 6 });
});

test('a reflection on a journey has the offset of the place, even before the zone in force has changed', async () => {
  const signedIn = { subject: 'on-a-journey', email: 'on@journey.example' };
  app.clock.set('2026-03-24T17:30:00Z');
  const authenticatedAt = new Date(app.clock.now());
  const berlin = await createTestUser(app, { ...signedIn, offset: -60, authenticatedAt });
  await berlin.write();
  app.clock.set('2026-03-25T02:30:00Z');
  const newYork = await createTestUser(app, { ...signedIn, offset: 240, authenticatedAt: new Date(app.clock.now()) });
  await ask(berlin, 'Europe/Berlin');
  app.clock.set('2026-03-26T01:30:00Z');
  await ask(newYork, 'America/New_York');
  expect(await newYork.write()).toMatchObject({ localDate: '2026-03-25', timezoneOffset: 240 });
});

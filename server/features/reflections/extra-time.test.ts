import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../testing/test-user.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const at = (instant: string) => app.clock.set(`2026-03-${instant}+02:00`);
const prefer = (person: TestUser, body: object) =>
  app.call('PUT', '/api/user/preferences', { token: person.token, body });

/** Return a user with extra time who has requested the open window of this evening. */
async function slowWriter(): Promise<TestUser> {
  const maya = await createTestUser(app);
  at('03T20:00:00');
  await prefer(maya, { extraTime: true });
  await maya.ask('evening');
  return maya;
}

test('extra time is off by default, and turning it on affects no other user', async () => {
  const [maya, other] = [await createTestUser(app), await createTestUser(app)];
  expect((await maya.get('/api/user/preferences')).body).toMatchObject({ extraTime: false });
  expect(await prefer(maya, { extraTime: true })).toMatchObject({ status: 200, body: { extraTime: true } });
  expect(await prefer(maya, {})).toMatchObject({ status: 200, body: { extraTime: true } });
  expect((await maya.get('/api/user/preferences')).body).toMatchObject({ extraTime: true });
  expect((await other.get('/api/user/preferences')).body).toMatchObject({ extraTime: false });
  expect(await prefer(maya, { extraTime: 'yes' })).toMatchObject({ status: 400, body: { field: 'extraTime' } });
});

test('with extra time, the evening window stays open for 100 more minutes and counts for its own day', async () => {
  const maya = await slowWriter();
  at('04T00:30:00');
  const asked = await maya.ask();
  expect(asked).toMatchObject({
    window: { type: 'evening', isActive: true, availableUntil: '2026-03-03T21:59:59.000Z' },
    extraTimeUntil: '2026-03-03T23:39:59.000Z',
    localDate: '2026-03-04',
  });
  at('04T01:39:58');
  expect((await maya.submit(asked)).body).toMatchObject({ localDate: '2026-03-03', late: false });
  expect((await maya.ask()).existingReflection).toBeDefined();
  at('04T01:39:59');
  expect((await maya.ask()).window.isActive).toBe(false);
});

test('without extra time, the evening window has no extraTimeUntil and closes at its end', async () => {
  const maya = await createTestUser(app);
  at('03T20:00:00');
  expect(await maya.ask('evening')).not.toHaveProperty('extraTimeUntil');
  at('04T00:00:00');
  expect((await maya.ask()).window.isActive).toBe(false);
});

test.each([
  ['04T01:39:59', false],
  ['04T01:40:00', true],
])('with extra time, a submit at %s stores a reflection whose field `late` is %s', async (instant, late) => {
  const maya = await slowWriter();
  const asked = await maya.ask('evening');
  at(instant);
  expect((await maya.submit(asked)).body).toMatchObject({ late });
});

test('with extra time, an edit is allowed until 100 minutes after the end of the window', async () => {
  const maya = await slowWriter();
  const { id } = await maya.write();
  at('04T01:39:59');
  expect((await maya.edit(id, 'Better words.')).status).toBe(200);
  at('04T01:40:00');
  expect((await maya.edit(id, 'Later words.')).body).toMatchObject({ code: 'window_closed' });
});

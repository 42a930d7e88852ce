import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Diarist, diarist } from '../../../testing/diarist.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let maya: Diarist;

beforeAll(async () => {
  app = await createTestApp();
  maya = await diarist(app);
});
afterAll(() => app.stop());

const register = (body: unknown, { token } = maya) =>
  app.call('POST', '/api/notifications/register-device', { token, body });
const stored = () =>
  app.database.query<{ token: string; device_info: unknown }>(
    'select token, device_info from app.devices order by token',
  );

const deviceInfo = {
  registeredAt: '2026-03-04T10:00:00.000Z',
  userAgent: 'Phone \u0000 \ud800',
  platform: 'android-webview',
  sdk: 33,
};

test('a token is kept once, with what is known of its device', async () => {
  expect(await register({ token: 'push-1', deviceInfo })).toMatchObject({ status: 200, body: { registered: true } });
  expect((await register({ token: 'push-1', deviceInfo: { platform: 'android-webview' } })).status).toBe(200);
  expect(await stored()).toEqual([{ token: 'push-1', device_info: { platform: 'android-webview' } }]);
});

test('the longest token allowed can be stored, and the same one of another person too', async () => {
  const token = 'x'.repeat(4096);
  expect((await register({ token, deviceInfo })).status).toBe(200);
  expect((await register({ token, deviceInfo }, await diarist(app))).status).toBe(200);
  expect((await stored()).filter((device) => device.token === token)).toHaveLength(2);
});

test('the 20 devices that were heard of last are kept', async () => {
  const noor = await diarist(app);
  for (let index = 0; index < 23; index += 1) {
    app.clock.advance(1_000);
    await register({ token: `noor-${String(index).padStart(2, '0')}`, deviceInfo: {} }, noor);
  }
  const tokens = (await stored()).map(({ token }) => token).filter((token) => token.startsWith('noor'));
  expect(tokens).toHaveLength(20);
  expect(tokens[0]).toBe('noor-03');
});

test.each([
  ['token', { deviceInfo }],
  ['token', { token: '', deviceInfo }],
  ['token', { token: 'a\u0000b', deviceInfo }],
  ['token', { token: 'x'.repeat(4097), deviceInfo }],
  ['deviceInfo', { token: 'push-2' }],
  [
    'deviceInfo',
    { token: 'push-2', deviceInfo: Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`key${i}`, i])) },
  ],
  ['deviceInfo.screen', { token: 'push-2', deviceInfo: { screen: { width: 360 } } }],
])('a bad %s is a 400 and stores nothing', async (field, body) => {
  const before = await stored();
  expect(await register(body)).toMatchObject({ status: 400, body: { field } });
  expect(await stored()).toEqual(before);
});

import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '../../../core/contract/product.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../testing/test-user.ts';

let app: TestApp;
let maya: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  maya = await createTestUser(app);
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

test('a push token that is registered twice is stored once, with the latest device information [7.16]', async () => {
  expect(await register({ token: 'push-1', deviceInfo })).toMatchObject({ status: 200, body: { registered: true } });
  expect((await register({ token: 'push-1', deviceInfo: { platform: 'android-webview' } })).status).toBe(200);
  expect(await stored()).toEqual([{ token: 'push-1', device_info: { platform: 'android-webview' } }]);
});

test('a push token of the maximum length is stored, and moves to the next user who registers it', async () => {
  const token = 'x'.repeat(4096);
  const noor = await createTestUser(app);
  expect((await register({ token, deviceInfo })).status).toBe(200);
  expect((await register({ token, deviceInfo }, noor)).status).toBe(200);
  const owners = await app.database.query(
    'select i.subject from app.devices d join app.identities i using (user_id) where token = $1',
    [token],
  );
  expect(owners).toEqual([{ subject: noor.subject }]);
});

test('a push token that several users register at the same time is stored for only one of them', async () => {
  const people = await Promise.all([maya, createTestUser(app), createTestUser(app), createTestUser(app)]);
  for (let round = 0; round < 12; round += 1) {
    const token = `shared-${round}`;
    app.clock.advance(1_000);
    const answers = await Promise.all(people.map((person) => register({ token, deviceInfo }, person)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await stored()).filter((device) => device.token === token)).toHaveLength(1);
  }
});

test('only the 10 most recently registered devices of a user are stored', async () => {
  const noor = await createTestUser(app);
  for (let index = 0; index < 23; index += 1) {
    app.clock.advance(1_000);
    await register({ token: `noor-${String(index).padStart(2, '0')}`, deviceInfo: {} }, noor);
  }
  const tokens = (await stored()).map(({ token }) => token).filter((token) => token.startsWith('noor'));
  expect(tokens).toHaveLength(10);
  expect(tokens[0]).toBe('noor-13');
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
])('answers 400 and stores nothing for a registration with an invalid %s', async (field, body) => {
  const before = await stored();
  expect(await register(body)).toMatchObject({ status: 400, body: { field } });
  expect(await stored()).toEqual(before);
});

/** Create the keys of a push subscription as a browser does. */
function browserKeys() {
  const pair = createECDH('prime256v1');
  return { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
}
const subscribe = (body: unknown, { token } = maya) =>
  app.call('POST', '/api/notifications/subscriptions', { token, body });
const forget = (body: unknown, { token } = maya) =>
  app.call('DELETE', '/api/notifications/subscriptions', { token, body });
const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/maya';

test('a browser that subscribes again replaces its stored keys', async () => {
  const { pushKey } = (await app.call('GET', '/api/config')).body as Config;
  expect(Buffer.from(pushKey, 'base64url')).toHaveLength(65);
  const [first, second] = [browserKeys(), browserKeys()];
  expect(await subscribe({ endpoint, keys: first, expirationTime: null })).toMatchObject({ status: 200 });
  expect((await subscribe({ endpoint, keys: second })).status).toBe(200);
  const rows = await app.database.query('select p256dh, auth from app.devices where token = $1', [endpoint]);
  expect(rows).toEqual([second]);
});

test('a user can remove only their own devices, one at a time', async () => {
  const noor = await createTestUser(app);
  await subscribe({ endpoint, keys: browserKeys() });
  await register({ token: 'push-of-maya', deviceInfo });
  for (const body of [{ endpoint }, { token: 'push-of-maya' }]) {
    expect(await forget(body, noor)).toMatchObject({ status: 200, body: { forgotten: false } });
    expect(await forget(body)).toMatchObject({ status: 200, body: { forgotten: true } });
    expect(await forget(body)).toMatchObject({ status: 200, body: { forgotten: false } });
  }
  const left = (await stored()).map(({ token }) => token);
  expect(left).not.toContain(endpoint);
  expect(left).not.toContain('push-of-maya');
});

test.each([
  ['endpoint', () => ({ endpoint: 'https://127.0.0.1/admin', keys: browserKeys() })],
  ['endpoint', () => ({ endpoint: `${endpoint}\u0000`, keys: browserKeys() })],
  ['endpoint', () => ({ endpoint: `${endpoint}${'x'.repeat(2048)}`, keys: browserKeys() })],
  ['keys', () => ({ endpoint })],
  ['keys.p256dh', () => ({ endpoint, keys: { ...browserKeys(), p256dh: 'short' } })],
  ['keys.p256dh', () => ({ endpoint, keys: { ...browserKeys(), p256dh: `B${'A'.repeat(86)}` } })],
  ['keys.auth', () => ({ endpoint, keys: { ...browserKeys(), auth: 'A'.repeat(21) } })],
])('answers 400 and stores nothing for a subscription with an invalid %s', async (field, body) => {
  const before = await stored();
  expect(await subscribe(body())).toMatchObject({ status: 400, body: { field } });
  expect(await stored()).toEqual(before);
});

test.each([{}, { token: 'a', endpoint }, { other: 1 }])(
  'a request to remove a device is refused if its body is %j',
  async (body) => {
    expect(await forget(body)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  },
);

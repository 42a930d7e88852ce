import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FcmStandIn, fcmFault, fcmStandIn } from '../../../testing/fcm-stand-in.ts';
import { answer, type PushService, pushService } from '../../../testing/push-service.ts';
import { recordingLog } from '../../../testing/recording-log.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { pushKeys } from '../../db/keys/secrets.ts';
import { openPush } from './open-push.ts';
import type { Push, PushAddress, PushMessage } from './push.ts';

const nowMs = Date.parse('2026-03-04T10:00:00Z');
/** The private key begins with a zero byte, as one key in 256 does. A faulty encoding would lose this byte. */
const keys = pushKeys(Buffer.concat([Buffer.of(0), randomBytes(31)]));
const message: PushMessage = {
  kind: 'deep',
  tag: 'deep-2026-03-04',
  path: '/reflect/deep',
  expiresAtMs: nowMs + 595_500,
};
const folder = temporaryFolder('push');
const log = recordingLog();

let service: PushService;
let fcm: FcmStandIn;
let push: Push;

const open = (more: Partial<Parameters<typeof openPush>[0]> = {}) =>
  openPush({
    keys,
    subject: 'mailto:ops@inward.example',
    services: [service.origin],
    fcmAccount: fcm.writeAccount(folder.path),
    fcmUrl: fcm.url,
    log,
    ...more,
  });

beforeAll(async () => {
  service = await pushService(
    () => keys.publicKey,
    () => nowMs,
  );
  fcm = await fcmStandIn(() => nowMs);
  push = open();
});
beforeEach(() => {
  for (const list of [service.arrived, service.faults, fcm.arrived, fcm.faults]) list.length = 0;
  service.answerWith();
  fcm.answerWith();
});
afterAll(async () => {
  await service.close();
  await fcm.close();
  folder.remove();
});

function newBrowser(): Extract<PushAddress, { kind: 'web' }> {
  const { endpoint, keys: own } = service.subscribe();
  return { kind: 'web', endpoint, ...own };
}

describe('a message to a browser', () => {
  test('a message reaches the browser signed and encrypted, and expires when its window closes', async () => {
    const browser = newBrowser();
    expect(await push.send(browser, message, nowMs)).toEqual({ status: 'sent' });
    expect(service.faults).toEqual([]);
    expect(service.arrived).toEqual([
      {
        endpoint: browser.endpoint,
        payload: {
          kind: 'deep',
          tag: 'deep-2026-03-04',
          path: '/reflect/deep',
          expiresAt: '2026-03-04T10:09:55.500Z',
        },
        ttl: 595,
        topic: 'deep-2026-03-04',
        urgency: 'high',
        atMs: nowMs,
      },
    ]);
  });

  test('a message to a browser cannot be read by another browser or signed by another server', async () => {
    const [one, other] = [newBrowser(), newBrowser()];
    expect(await push.send({ ...one, p256dh: other.p256dh }, message, nowMs)).toEqual({ status: 'refused' });
    expect(await push.send({ ...one, auth: randomBytes(16).toString('base64url') }, message, nowMs)).toEqual({
      status: 'refused',
    });
    const foreign = pushKeys(randomBytes(32));
    expect(await open({ keys: foreign }).send(one, message, nowMs)).toEqual({ status: 'refused' });
    const mixed = open({ keys: { ...keys, privateKey: foreign.privateKey } });
    expect(await mixed.send(one, message, nowMs)).toEqual({ status: 'refused' });
    expect(service.arrived).toEqual([]);
    expect(service.faults).toHaveLength(4);
  });

  test.each([
    [404, {}, { status: 'gone' }],
    [410, {}, { status: 'gone' }],
    [413, {}, { status: 'refused' }],
    [429, { 'retry-after': '120' }, { status: 'later', afterMs: 120_000 }],
    [503, {}, { status: 'later', afterMs: null }],
    [302, { location: 'http://127.0.0.1:1/' }, { status: 'later', afterMs: null }],
  ])(
    'a message to a browser that is answered with status %d and headers %j has the outcome %j',
    async (status, headers, outcome) => {
      service.answerWith(answer(status, headers));
      expect(await push.send(newBrowser(), message, nowMs)).toEqual(outcome);
      expect(service.arrived).toEqual([]);
    },
  );

  test('a message to a browser has the outcome "refused" for an unknown push service, and "later" for an unreachable one', async () => {
    const browser = newBrowser();
    expect(await open({ services: [] }).send(browser, message, nowMs)).toEqual({ status: 'refused' });
    expect(service.arrived).toEqual([]);
    const away = open({ services: ['http://127.0.0.1:9'] });
    const nobody = { ...browser, endpoint: 'http://127.0.0.1:9/push/1' };
    expect(await away.send(nobody, message, nowMs)).toEqual({ status: 'later', afterMs: null });
  });
});

describe('a message to the Android app', () => {
  const phone: PushAddress = { kind: 'fcm', token: 'a-phone' };

  test('a message reaches the Android app with its text and data, and expires when its window closes', async () => {
    expect(await push.send(phone, message, nowMs)).toEqual({ status: 'sent' });
    expect(fcm.faults).toEqual([]);
    expect(fcm.arrived).toEqual([
      {
        token: 'a-phone',
        data: {
          kind: 'deep',
          tag: 'deep-2026-03-04',
          path: '/reflect/deep',
          expiresAt: '2026-03-04T10:09:55.500Z',
        },
        android: {
          ttl: '595s',
          collapse_key: 'deep-2026-03-04',
          priority: 'HIGH',
          notification: {
            title: 'A deep window is open',
            body: expect.any(String),
            tag: 'deep-2026-03-04',
          },
        },
      },
    ]);
  });

  test('messages to the Android app reuse the access token until it has nearly expired or is refused', async () => {
    const fresh = open();
    const before = fcm.grants();
    await Promise.all(Array.from({ length: 5 }, () => fresh.send(phone, message, nowMs)));
    expect(fcm.grants() - before).toBe(1);
    await fresh.send(phone, message, nowMs + 3_400_000);
    expect(fcm.grants() - before).toBe(2);
    fcm.revoke();
    expect(await fresh.send(phone, message, nowMs + 3_400_000)).toEqual({ status: 'sent' });
    expect(fcm.grants() - before).toBe(3);
  });

  test.each([
    [404, 'UNREGISTERED', {}, { status: 'gone' }],
    [403, 'SENDER_ID_MISMATCH', {}, { status: 'refused' }],
    [404, undefined, {}, { status: 'refused' }],
    [400, 'INVALID_ARGUMENT', {}, { status: 'refused' }],
    [429, 'QUOTA_EXCEEDED', { 'retry-after': '30' }, { status: 'later', afterMs: 30_000 }],
    [503, 'UNAVAILABLE', {}, { status: 'later', afterMs: null }],
  ])(
    'a message to the Android app that is answered with status %d, code %s and headers %j has the outcome %j',
    async (status, code, headers, outcome) => {
      fcm.answerWith(fcmFault(status, code, headers));
      expect(await push.send(phone, message, nowMs)).toEqual(outcome);
    },
  );

  test('a message to the Android app is refused if no service account is configured', async () => {
    expect(await open({ fcmAccount: null }).send(phone, message, nowMs)).toEqual({ status: 'refused' });
  });
});

test.each([
  '',
  '{}',
  '{"project_id":"p","client_email":"a","token_uri":"https://x.example","private_key":"secret-key"}',
])('an invalid service account file stops the start, and the error quotes nothing from the file: %s', (text) => {
  const path = join(folder.path, 'bad.json');
  writeFileSync(path, text);
  expect(() => open({ fcmAccount: path })).toThrow(/^FCM_SERVICE_ACCOUNT .* must be the JSON key/);
  expect(() => open({ fcmAccount: path })).not.toThrow(/secret-key/);
  expect(() => open({ fcmAccount: `${path}.none` })).toThrow(/cannot be read/);
});

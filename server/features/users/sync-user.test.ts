import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestUser } from '../../../testing/test-user.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const sync = (token: string, body: unknown) => app.call('POST', '/api/auth/sync', { token, body });

test('sync creates the user from the token and ignores the profile in the body [7.1]', async () => {
  app.clock.set('2026-03-04T10:00:00Z');
  const token = await app.tokenFor({ subject: 'uid-1', email: 'maya@example.com', name: ' Maya  Ilse Lindqvist ' });
  const body = {
    uid: 'uid-1',
    email: 'other@example.com',
    displayName: 'Other Name',
    photoURL: 'https://example.com/x.png',
  };
  expect(await sync(token, body)).toMatchObject({
    status: 200,
    body: {
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      email: 'maya@example.com',
      firstName: 'Maya',
      lastName: 'Ilse Lindqvist',
      profileImageUrl: null,
      createdAt: '2026-03-04T10:00:00.000Z',
      updatedAt: '2026-03-04T10:00:00.000Z',
      currentStreak: 0,
      longestStreak: 0,
      lastReflectionDate: null,
    },
  });
});

test('sync answers with a 403 if the uid differs from the subject of the token', async () => {
  const token = await app.tokenFor({ subject: 'uid-2' });
  expect(await sync(token, { uid: 'uid-1' })).toMatchObject({ status: 403, body: { code: 'forbidden_identity' } });
});

test.each([
  ['uid', {}],
  ['uid', { uid: 5 }],
  ['uid', { uid: '' }],
  ['displayName', { uid: 'uid-3', displayName: 'x'.repeat(2049) }],
])('sync refuses an invalid %s with a 400', async (field, body) => {
  const token = await app.tokenFor({ subject: 'uid-3' });
  expect(await sync(token, body)).toMatchObject({ status: 400, body: { field } });
});

test('sync updates the stored user only if the identity has changed', async () => {
  app.clock.set('2026-03-04T10:00:00Z');
  const first = await sync(await app.tokenFor({ subject: 'uid-4', email: 'a@example.com', name: 'Noor' }), {
    uid: 'uid-4',
  });
  app.clock.set('2026-03-05T10:00:00Z');
  const again = await sync(await app.tokenFor({ subject: 'uid-4', email: 'a@example.com', name: 'Noor' }), {
    uid: 'uid-4',
  });
  expect(again.body).toEqual(first.body);
  const renamed = await sync(await app.tokenFor({ subject: 'uid-4', email: 'b@example.com', name: 'Noor Haddad' }), {
    uid: 'uid-4',
  });
  expect(renamed.body).toMatchObject({
    id: (first.body as { id: string }).id,
    email: 'b@example.com',
    lastName: 'Haddad',
    updatedAt: '2026-03-05T10:00:00.000Z',
    createdAt: '2026-03-04T10:00:00.000Z',
  });
});

test('sync returns the user with the streak as of today', async () => {
  const maya = await createTestUser(app);
  for (const day of [2, 3]) {
    app.clock.set(`2026-03-0${day}T19:00:00+02:00`);
    await maya.write();
  }
  expect(await maya.sync()).toMatchObject({ currentStreak: 2, longestStreak: 2, lastReflectionDate: '2026-03-03' });
  app.clock.set('2026-03-05T10:00:00+02:00');
  expect(await maya.sync()).toMatchObject({ currentStreak: 0, longestStreak: 2 });
});

import { expect, test } from 'vitest';
import { type FakeAnswer, fakeApi } from '../../testing/fake-api.ts';
import { someIdentity, someUser } from '../../testing/render.tsx';
import { syncUser } from './sync-user.ts';

const call = 'POST /api/auth/sync';

test('sends the identity in the sync call and returns the user [3.4, 7.1, 7.2]', async () => {
  const api = fakeApi({ [call]: { body: someUser } });
  expect(await syncUser(someIdentity)).toEqual(someUser);
  const { uid, email, displayName, photoURL } = someIdentity;
  expect(api.of(call)[0]?.body).toEqual({ uid, email, displayName, photoURL });
});

test.each<[string, FakeAnswer | 'offline', string]>([
  [
    'a refusal with a message',
    { status: 403, body: { code: 'x', message: 'Not this one', requestId: 'r' } },
    'Not this one',
  ],
  ['a refusal without a message', { status: 500, body: 'broken' }, 'Failed to sync user data'],
  ['a missing response', 'offline', 'Sync failed'],
])('throws the error text that the specification defines for %s [7.2, 8.3]', async (_, answer, text) => {
  fakeApi({ [call]: answer });
  await expect(syncUser(someIdentity)).rejects.toThrow(text);
});

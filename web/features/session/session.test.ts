import { afterEach, describe, expect, test, vi } from 'vitest';
import { someIdentity, someUser } from '../../../testing/render.tsx';
import { IdentityError, type IdentityService, type SignInIdentity } from '../../identity/port/identity.ts';
import { SyncError } from '../../identity/sync-user.ts';
import { currentToasts } from '../../ui/toast/toast.ts';
import { createSession } from './session.ts';
import type { SessionState } from './session-state.ts';
import { readStoredSession, storeSession } from './stored-session.ts';
import { effectiveTimezoneOffset } from './timezone-offset.ts';

const person: SignInIdentity = someIdentity;
const waits: number[] = [];

function identityOf(parts: Partial<IdentityService> = {}): IdentityService {
  return {
    signIn: async () => person,
    signUp: async () => person,
    signInAsSample: async () => ({ ...person, timezoneOffset: -330 }),
    signInWith: async () => null,
    signOut: async () => undefined,
    sendPasswordReset: async () => undefined,
    setNewPassword: async () => undefined,
    checkResetToken: async () => undefined,
    whoIsSignedIn: async () => null,
    newToken: async () => 'a.b.c',
    ...parts,
  };
}

function sessionOf(syncUser: (person: SignInIdentity) => Promise<typeof someUser>, identity = identityOf()) {
  waits.length = 0;
  const session = createSession({
    identityService: identity,
    syncUser,
    wait: async (ms) => {
      waits.push(ms);
    },
  });
  const seen: SessionState['status'][] = [session.getState().status];
  session.subscribe(() => seen.push(session.getState().status));
  return { session, seen };
}

const failing = (status: number | null, message: string) =>
  vi.fn(async () => {
    throw new SyncError(message, status);
  });

afterEach(() => localStorage.clear());

describe('the product user', () => {
  test('is the response of the sync call [4.2, 7.3]', async () => {
    const sync = vi.fn(async () => someUser);
    const { session } = sessionOf(sync);
    await session.actions.signIn('anna@example.org', 'Secret!');
    expect(sync).toHaveBeenCalledExactlyOnceWith(person);
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: someUser, syncFailure: null });
  });

  test('is requested three times in all, and the third response counts [4.3, 7.23]', async () => {
    let calls = 0;
    const { session } = sessionOf(async () => {
      calls += 1;
      if (calls < 3) throw new SyncError('Sync failed', null);
      return someUser;
    });
    await session.actions.signIn('a@b.c', 'x');
    expect(waits).toHaveLength(2);
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: someUser, syncFailure: null });
  });

  test('is the fallback of section 3 when all three fail [3.1, 3.2, 4.3]', async () => {
    const sync = failing(503, 'Failed to sync user data');
    const { session } = sessionOf(sync);
    await session.actions.signIn('a@b.c', 'x');
    expect(sync).toHaveBeenCalledTimes(3);
    expect(session.getState()).toMatchObject({
      status: 'signed-in',
      syncFailure: 'Failed to sync user data',
      user: {
        id: 'person-1',
        email: 'anna@example.org',
        firstName: 'Anna',
        lastName: 'Maria Lindqvist',
        profileImageUrl: null,
        currentStreak: 0,
        longestStreak: 0,
        lastReflectionDate: null,
      },
    });
  });

  test('is not requested again after a 401, which ends the session', async () => {
    const sync = failing(401, 'Unauthorized');
    const { session } = sessionOf(sync);
    await session.actions.signIn('a@b.c', 'x');
    expect(sync).toHaveBeenCalledOnce();
    expect(session.getState().status).toBe('signed-out');
    expect(readStoredSession()).toBeNull();
  });
});

describe('a start', () => {
  test('without a sign of a session sends no request [4.1]', async () => {
    const whoIsSignedIn = vi.fn(async () => person);
    const sync = vi.fn(async () => someUser);
    const { session } = sessionOf(sync, identityOf({ whoIsSignedIn }));
    await session.start();
    expect(session.getState().status).toBe('signed-out');
    expect(whoIsSignedIn).not.toHaveBeenCalled();
    expect(sync).not.toHaveBeenCalled();
  });

  test('with a stored user does not wait for the network, then syncs [7.3, 7.28]', async () => {
    storeSession({ identity: person, user: someUser });
    const fresh = { ...someUser, currentStreak: 4 };
    const { session, seen } = sessionOf(async () => fresh);
    const started = session.start();
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: someUser });
    await started;
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: fresh });
    expect(seen).not.toContain('loading');
  });

  test('with a stored identity alone is loading until the sync [4.1]', async () => {
    storeSession({ identity: person, user: null });
    const { session, seen } = sessionOf(async () => someUser);
    await session.start();
    expect(seen).toEqual(['signed-out', 'loading', 'signed-in']);
  });

  test('offline shows the stored user, not the fallback', async () => {
    storeSession({ identity: person, user: someUser });
    const { session } = sessionOf(failing(null, 'Sync failed'));
    await session.start();
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: someUser, syncFailure: 'Sync failed' });
  });

  test('after a return from a provider asks the identity service who is signed in [7.26]', async () => {
    const { session } = sessionOf(async () => someUser, identityOf({ whoIsSignedIn: async () => person }));
    await session.actions.signInWith('google');
    await session.start();
    expect(session.getState()).toMatchObject({ status: 'signed-in', identity: person });
  });
});

test('asks the identity service who is signed in after a redirect from /api/login, and cleans the address', async () => {
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', `${pathname}${search}#continue`);
  const { session } = sessionOf(async () => someUser, identityOf({ whoIsSignedIn: async () => person }));
  await session.start();
  expect(session.getState()).toMatchObject({ status: 'signed-in', identity: person });
  expect(window.location.hash).toBe('');
});

describe('a provider', () => {
  test('whose popup succeeds signs in at once', async () => {
    const { session } = sessionOf(async () => someUser, identityOf({ signInWith: async () => person }));
    await session.actions.signInWith('google');
    expect(session.getState()).toMatchObject({ status: 'signed-in', identity: person, user: someUser });
  });

  test.each([
    ['accepts the user', async () => person],
    ['refuses the user', () => Promise.reject(new IdentityError('popup-closed'))],
  ])('that %s in a popup leaves no pending sign-in for the next start', async (_how, signInWith) => {
    const whoIsSignedIn = vi.fn(async () => person);
    const { session } = sessionOf(async () => someUser, identityOf({ signInWith, whoIsSignedIn }));
    await session.actions.signInWith('google').catch(() => undefined);
    localStorage.removeItem('inward-session');
    await session.start();
    expect(whoIsSignedIn).not.toHaveBeenCalled();
  });

  test('that refuses on its own page causes a message when the user returns', async () => {
    const whoIsSignedIn = () => Promise.reject(new IdentityError('user-disabled'));
    const { session } = sessionOf(async () => someUser, identityOf({ whoIsSignedIn }));
    await session.actions.signInWith('google');
    await session.start();
    expect(session.getState().status).toBe('signed-out');
    const description = 'Your account has been disabled. Please contact support.';
    expect(currentToasts()).toMatchObject([{ title: 'Sign in failed', description, variant: 'destructive' }]);
  });
});

describe('a sign-out', () => {
  test('deletes the stored session but not the drafts [4.7]', async () => {
    const { session } = sessionOf(async () => someUser);
    await session.actions.signIn('a@b.c', 'x');
    localStorage.setItem('draft of person-1', 'words');
    await session.actions.signOut();
    expect(session.getState().status).toBe('signed-out');
    expect(readStoredSession()).toBeNull();
    expect(localStorage.getItem('draft of person-1')).toBe('words');
  });

  test('that fails leaves the user signed in', async () => {
    const signOut = async () => {
      throw new IdentityError('network-request-failed');
    };
    const { session } = sessionOf(async () => someUser, identityOf({ signOut }));
    await session.actions.signIn('a@b.c', 'x');
    await expect(session.actions.signOut()).rejects.toThrow(IdentityError);
    expect(session.getState().status).toBe('signed-in');
  });

  test('in another tab ends the session here', async () => {
    const { session } = sessionOf(async () => someUser);
    await session.start();
    await session.actions.signIn('a@b.c', 'x');
    localStorage.removeItem('inward-session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'inward-session' }));
    expect(session.getState().status).toBe('signed-out');
  });
});

test('keeps an expired session on screen, but starts signed out next time', async () => {
  const { session } = sessionOf(async () => someUser);
  await session.actions.signIn('a@b.c', 'x');
  session.expire();
  expect(session.getState().status).toBe('signed-in');
  expect(readStoredSession()).toBeNull();
});

test('sends the sample user’s offset until the sign-out', async () => {
  const { session } = sessionOf(async () => someUser);
  await session.actions.signInAsSample();
  expect(effectiveTimezoneOffset()).toBe(-330);
  await session.actions.signOut();
  expect(effectiveTimezoneOffset()).toBe(new Date().getTimezoneOffset());
});

test('does not use the token of a user who signed in since in another tab', async () => {
  const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub, iat: 0, exp: 600 }))}.s`;
  const tokens = [tokenOf('person-1'), tokenOf('somebody-else')];
  const { session } = sessionOf(async () => someUser, identityOf({ newToken: async () => tokens.shift() ?? null }));
  await session.actions.signIn('a@b.c', 'x');
  expect(await session.tokens.token()).toBe(tokenOf('person-1'));
  expect(await session.tokens.refresh(tokenOf('person-1'))).toBeNull();
  storeSession({ identity: { ...person, uid: 'somebody-else' }, user: null });
  session.expire();
  expect(readStoredSession()?.identity.uid).toBe('somebody-else');
});

test('sets the owner of requests to the user signed in, or signing in, in this tab or another', async () => {
  let sync: (user: typeof someUser) => void = () => undefined;
  const { session } = sessionOf(
    () =>
      new Promise((resolve) => {
        sync = resolve;
      }),
  );
  const { owner } = session.tokens;
  await session.start();
  expect(owner()).toBeNull();
  const entering = session.actions.signIn('anna@example.org', 'Secret!');
  await expect.poll(owner).toBe(person.uid);
  sync(someUser);
  await entering;
  expect(owner()).toBe(person.uid);
  storeSession({ identity: { ...person, uid: 'person-2' }, user: someUser });
  window.dispatchEvent(new StorageEvent('storage', { key: 'inward-session' }));
  expect(owner()).toBe('person-2');
  await session.actions.signOut();
  expect(owner()).toBeNull();
});

test('signs in on a device whose storage is nearly full', async () => {
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > 20) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  const { session } = sessionOf(async () => someUser);
  await session.actions.signIn('a@b.c', 'x');
  expect(session.getState()).toMatchObject({ status: 'signed-in', user: someUser });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { someIdentity, someUser } from '../../../testing/render.tsx';
import { openEncryptedStore } from '../../device/encrypted-store.ts';
import { IdentityError, type IdentityService, type SignInIdentity } from '../../identity/port/identity.ts';
import { SyncError } from '../../identity/sync-user.ts';
import { currentToasts } from '../../ui/toast/toast.ts';
import { lastUser, rememberLastUser } from './last-user.ts';
import { createSession, type Session } from './session.ts';
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
  test('the product user is the response of the sync call [4.2, 7.3]', async () => {
    const sync = vi.fn(async () => someUser);
    const { session } = sessionOf(sync);
    await session.actions.signIn('anna@example.org', 'Secret!');
    expect(sync).toHaveBeenCalledExactlyOnceWith(person);
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: someUser, syncFailure: null });
  });

  test('the product user is the response of the third sync call when the first two fail [4.3, 7.23]', async () => {
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

  test('the product user is the fallback of the specification, section 3, when all three sync calls fail [3.1, 3.2, 4.3]', async () => {
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

  test('a 401 to the sync call ends the session without a retry', async () => {
    const sync = failing(401, 'Unauthorized');
    const { session } = sessionOf(sync);
    await session.actions.signIn('a@b.c', 'x');
    expect(sync).toHaveBeenCalledOnce();
    expect(session.getState().status).toBe('signed-out');
    expect(readStoredSession()).toBeNull();
  });

  test('a start with a session that has ended elsewhere remembers its user, so that the login can explain it', async () => {
    storeSession({ identity: person, user: someUser });
    const { session } = sessionOf(failing(401, 'Unauthorized'));
    await session.start();
    expect(session.getState().status).toBe('signed-out');
    expect(lastUser()).toBe(person.uid);
  });
});

test('signs out a hosted identity that this server refuses, and shows the reason in a toast', async () => {
  const signOut = vi.fn(async () => undefined);
  const sync = async () => {
    throw new SyncError('Sign-up is closed here.', 403, true);
  };
  const { session } = sessionOf(sync, identityOf({ signOut }));
  await session.actions.signIn('a@b.c', 'x');
  expect(session.getState().status).toBe('signed-out');
  expect(signOut).toHaveBeenCalledOnce();
  expect(waits).toEqual([]);
  expect(currentToasts()[0]).toMatchObject({ title: 'Sign in failed', description: 'Sign-up is closed here.' });
});

describe('the start of the app', () => {
  test('the start sends no request when nothing indicates a session [4.1]', async () => {
    const whoIsSignedIn = vi.fn(async () => person);
    const sync = vi.fn(async () => someUser);
    const { session } = sessionOf(sync, identityOf({ whoIsSignedIn }));
    await session.start();
    expect(session.getState().status).toBe('signed-out');
    expect(whoIsSignedIn).not.toHaveBeenCalled();
    expect(sync).not.toHaveBeenCalled();
  });

  test('the start shows a stored user without waiting for the network, then makes the sync call [7.3, 7.28]', async () => {
    storeSession({ identity: person, user: someUser });
    const fresh = { ...someUser, currentStreak: 4 };
    const { session, seen } = sessionOf(async () => fresh);
    const started = session.start();
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: someUser });
    await started;
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: fresh });
    expect(seen).not.toContain('loading');
  });

  test('the status is "loading" until the sync call is done if only an identity is stored [4.1]', async () => {
    storeSession({ identity: person, user: null });
    const { session, seen } = sessionOf(async () => someUser);
    await session.start();
    expect(seen).toEqual(['signed-out', 'loading', 'signed-in']);
  });

  test('the start shows the stored user instead of the fallback when offline', async () => {
    storeSession({ identity: person, user: someUser });
    const { session } = sessionOf(failing(null, 'Sync failed'));
    await session.start();
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: someUser, syncFailure: 'Sync failed' });
  });

  test('the start asks the identity service who is signed in when the user returns from a provider [7.26]', async () => {
    const { session } = sessionOf(async () => someUser, identityOf({ whoIsSignedIn: async () => person }));
    await session.actions.signInWith('google');
    await session.start();
    expect(session.getState()).toMatchObject({ status: 'signed-in', identity: person });
  });
});

test('a start after a redirect from /api/login asks who is signed in and removes the hash from the URL', async () => {
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', `${pathname}${search}#continue`);
  const { session } = sessionOf(async () => someUser, identityOf({ whoIsSignedIn: async () => person }));
  await session.start();
  expect(session.getState()).toMatchObject({ status: 'signed-in', identity: person });
  expect(window.location.hash).toBe('');
});

describe('a sign-in with a provider', () => {
  test('a sign-in with a provider is complete as soon as the popup succeeds', async () => {
    const { session } = sessionOf(async () => someUser, identityOf({ signInWith: async () => person }));
    await session.actions.signInWith('google');
    expect(session.getState()).toMatchObject({ status: 'signed-in', identity: person, user: someUser });
  });

  test.each([
    ['accepts the user', async () => person],
    ['refuses the user', () => Promise.reject(new IdentityError('popup-closed'))],
  ])('the next start does not ask who is signed in if the provider %s in a popup', async (_how, signInWith) => {
    const whoIsSignedIn = vi.fn(async () => person);
    const { session } = sessionOf(async () => someUser, identityOf({ signInWith, whoIsSignedIn }));
    await session.actions.signInWith('google').catch(() => undefined);
    localStorage.removeItem('inward-session');
    await session.start();
    expect(whoIsSignedIn).not.toHaveBeenCalled();
  });

  test('the start shows a message when the user returns from a provider that refused the sign-in', async () => {
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
  test('a sign-out deletes the stored session and the last user, but not the drafts [4.7]', async () => {
    const { session } = sessionOf(async () => someUser);
    await session.actions.signIn('a@b.c', 'x');
    rememberLastUser(person.uid);
    localStorage.setItem('draft of person-1', 'words');
    await session.actions.signOut();
    expect(session.getState().status).toBe('signed-out');
    expect(readStoredSession()).toBeNull();
    expect(lastUser()).toBeNull();
    expect(localStorage.getItem('draft of person-1')).toBe('words');
  });

  describe('without a network', () => {
    const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub, iat: 0, exp: 600 }))}.s`;
    /** Simulate a device whose browser has one session cookie. Requests reach the server only while `network.isOn`. */
    function deviceOf(cookie: string | null) {
      const network = { isOn: true, cookie };
      const answer = <T>(body: () => T) => {
        if (!network.isOn) throw new IdentityError('network-request-failed');
        return body();
      };
      const signIn = async (email: string) =>
        answer(() => {
          network.cookie = email;
          return { ...person, uid: email };
        });
      const service = identityOf({
        signIn,
        signInWith: async () => signIn('bo'),
        signOut: async () =>
          answer(() => {
            network.cookie = null;
          }),
        newToken: async () => answer(() => (network.cookie === null ? null : tokenOf(network.cookie))),
        whoIsSignedIn: async () => answer(() => (network.cookie === null ? null : { ...person, uid: network.cookie })),
      });
      return { network, open: () => sessionOf(async () => someUser, service).session };
    }
    async function signedOutOffline() {
      const device = deviceOf(null);
      const session = device.open();
      await session.actions.signIn('ada', 'x');
      device.network.isOn = false;
      await session.actions.signOut();
      expect(session.getState().status).toBe('signed-out');
      expect(readStoredSession()).toBeNull();
      expect(device.network.cookie).toBe('ada');
      return { ...device, session };
    }

    test('a sign-out offline clears the device at once, and ends the server’s session when the network is back', async () => {
      const { network } = await signedOutOffline();
      const stored = Object.keys(localStorage).filter((key) => key.includes('sign-out'));
      expect(stored.map((key) => localStorage.getItem(key))).toEqual(['ada']);
      network.isOn = true;
      window.dispatchEvent(new Event('online'));
      await expect.poll(() => network.cookie).toBeNull();
      await expect.poll(() => Object.keys(localStorage).filter((key) => key.includes('sign-out'))).toEqual([]);
    });

    test('the next start ends the server’s session before it asks the identity service who is signed in', async () => {
      const { network, open } = await signedOutOffline();
      localStorage.setItem('inward-returning', 'google');
      network.isOn = true;
      const next = open();
      await next.start();
      expect(network.cookie).toBeNull();
      expect(next.getState().status).toBe('signed-out');
    });

    test('an offline sign-out stays in effect when the next start is also offline', async () => {
      const { open } = await signedOutOffline();
      localStorage.setItem('inward-returning', 'google');
      const next = open();
      await next.start();
      expect(next.getState().status).toBe('signed-out');
    });

    test.each([
      ['a password', (session: Session) => session.actions.signIn('bo', 'x')],
      ['a provider', (session: Session) => session.actions.signInWith('google')],
    ])('an offline sign-out never ends the session of the next user, who signs in with %s', async (_how, signIn) => {
      const { network, open } = await signedOutOffline();
      const next = open();
      await next.start();
      network.isOn = true;
      await signIn(next);
      window.dispatchEvent(new Event('online'));
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(network.cookie).toBe('bo');
      expect(next.getState()).toMatchObject({ status: 'signed-in', identity: { uid: 'bo' } });
    });

    test('an offline sign-out never ends the session of the next user, who returns from a provider’s page', async () => {
      const { network, open } = await signedOutOffline();
      network.isOn = true;
      network.cookie = 'bo';
      localStorage.setItem('inward-returning', 'google');
      const next = open();
      await next.start();
      expect(network.cookie).toBe('bo');
      expect(next.getState()).toMatchObject({ status: 'signed-in', identity: { uid: 'bo' } });
    });
  });

  test('a sign-out that fails leaves the user signed in', async () => {
    const signOut = async () => {
      throw new IdentityError('too-many-requests');
    };
    const { session } = sessionOf(async () => someUser, identityOf({ signOut }));
    await session.actions.signIn('a@b.c', 'x');
    await expect(session.actions.signOut()).rejects.toThrow(IdentityError);
    expect(session.getState().status).toBe('signed-in');
  });

  test('a sign-out in one tab also ends the session in the other tabs', async () => {
    const { session } = sessionOf(async () => someUser);
    await session.start();
    await session.actions.signIn('a@b.c', 'x');
    localStorage.removeItem('inward-session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'inward-session' }));
    expect(session.getState().status).toBe('signed-out');
  });

  test('a name that is changed in one tab also changes in the other tabs', async () => {
    const { session } = sessionOf(async () => someUser);
    await session.start();
    await session.actions.signIn('a@b.c', 'x');
    const { identity } = session.getState();
    if (!identity) throw new Error('nobody is signed in');
    storeSession({ identity, user: { ...someUser, firstName: 'Ottilie' } });
    window.dispatchEvent(new StorageEvent('storage', { key: 'inward-session' }));
    expect(session.getState().user?.firstName).toBe('Ottilie');
  });
});

test.each([
  ['the server has ended this session', 'signed-out', null],
  ['the link belongs to another account', 'signed-in', person],
  ['the server cannot be asked about this session', 'signed-in', new IdentityError('network-request-failed')],
] as const)('if %s, a new password leaves the user %s', async (_, status, answer) => {
  const whoIsSignedIn = async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const { session } = sessionOf(async () => someUser, identityOf({ whoIsSignedIn }));
  await session.actions.signIn('anna@example.org', 'Secret!');
  rememberLastUser(person.uid);
  await session.actions.setNewPassword('letter', 'Altered!1x');
  expect(session.getState().status).toBe(status);
  expect(lastUser()).toBe(status === 'signed-out' ? null : person.uid);
  expect(readStoredSession() === null).toBe(status === 'signed-out');
});

test('after a new password on a signed-out device, the login has nothing to explain', async () => {
  const { session } = sessionOf(async () => someUser);
  rememberLastUser(person.uid);
  await session.actions.setNewPassword('letter', 'Altered!1x');
  expect(lastUser()).toBeNull();
});

test('when the session expires, the current page stays signed in, but the next start is signed out', async () => {
  const { session } = sessionOf(async () => someUser);
  await session.actions.signIn('a@b.c', 'x');
  session.expire();
  expect(session.getState().status).toBe('signed-in');
  expect(readStoredSession()).toBeNull();
});

test('when a session expires, the device deletes the offline cache and session data, but keeps drafts', async () => {
  const draftKey = `inward-draft:${person.uid}:evening`;
  localStorage.setItem(draftKey, 'unsent');
  const { session } = sessionOf(async () => someUser);
  await session.actions.signIn('a@b.c', 'x');
  const store = await openEncryptedStore(person.uid);
  await store.put('list', 'words');
  localStorage.setItem(`home-line:${person.uid}`, '[]');
  session.expire();
  await expect.poll(() => store.get('list')).toBeNull();
  expect(localStorage.getItem(draftKey)).toBe('unsent');
  expect(localStorage.getItem(`home-line:${person.uid}`)).toBeNull();
});

test('uses the sample user’s timezone offset until the sign-out', async () => {
  const { session } = sessionOf(async () => someUser);
  await session.actions.signInAsSample();
  expect(effectiveTimezoneOffset()).toBe(-330);
  await session.actions.signOut();
  expect(effectiveTimezoneOffset()).toBe(new Date().getTimezoneOffset());
});

test('does not use the token of another user who signed in later in another tab', async () => {
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

test('the owner of requests is the user who is signing in or signed in, including after a sign-in in another tab', async () => {
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

import type { User } from '../../../core/contract/users.ts';
import { SYNC_RETRIES } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';
import { type FederatedProvider, IdentityError, type IdentityService, type Person } from '../../identity/identity.ts';
import { SyncError } from '../../identity/users.ts';
import { toast } from '../../ui/toast.ts';
import { setDemoOffset } from './claimed-offset.ts';
import { fallbackUser } from './fallback-user.ts';
import { identityMessage } from './identity-messages.ts';
import { type SessionState, type SignInIdentity, signedOut } from './session-state.ts';
import { forgetStoredSession, readStoredSession, storeSession, watchStoredSession } from './stored-session.ts';
import { createTokenKeeper, isTokenOfAnother } from './token-keeper.ts';

/** Waits before the further attempts of the sync call: 400 ms, then 1200 ms. */
const syncRetryAfterMs = Array.from({ length: SYNC_RETRIES }, (_, retry) => 400 * 3 ** retry);

/** Set while the person is away at a provider's page, so that the start after it asks who came back. */
const returningKey = 'inward-returning';

function isReturning(): boolean {
  const provider = storage.get(returningKey);
  storage.remove(returningKey);
  // `/api/login` sends back whoever brings a token that is still good.
  const isSentBack = window.location.hash === '#continue';
  if (isSentBack) window.history.replaceState(null, '', window.location.pathname + window.location.search);
  return provider !== null || isSentBack;
}

export type SessionParts = {
  identity: IdentityService;
  syncUser: (person: Person) => Promise<User>;
  /** Resolves after so many milliseconds. */
  wait?: (ms: number) => Promise<void>;
};

export type Session = ReturnType<typeof createSession>;

const waitMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type SyncOutcome = { user: User | null; failure: string | null; isOver: boolean };

/**
 * The auth state: who the identity service says this is, plus the product user of the sync call (retried twice, then
 * this device's own fallback). A start with a known person does not wait for the network.
 */
export function createSession({ identity, syncUser, wait = waitMs }: SessionParts) {
  let state: SessionState = signedOut;
  const listeners = new Set<() => void>();
  /** The person whom this tab shows or is about to show: their words never go out with another's token. */
  let ownerUid: string | null = null;
  const keeper = createTokenKeeper(async () => {
    const token = await identity.newToken();
    return token !== null && ownerUid !== null && isTokenOfAnother(token, ownerUid) ? null : token;
  });
  const tokens = { ...keeper, owner: () => ownerUid };

  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const sync = async (person: SignInIdentity): Promise<SyncOutcome> => {
    for (const retryAfterMs of [...syncRetryAfterMs, null]) {
      try {
        return { user: await syncUser(person), failure: null, isOver: false };
      } catch (error) {
        const failure = error instanceof SyncError ? error : new SyncError('Sync failed', null);
        if (failure.status === 401) return { user: null, failure: failure.message, isOver: true };
        if (retryAfterMs === null) return { user: null, failure: failure.message, isOver: false };
        await wait(retryAfterMs);
      }
    }
    return { user: null, failure: 'Sync failed', isOver: false };
  };

  const end = () => {
    ownerUid = null;
    tokens.clear();
    forgetStoredSession();
    setDemoOffset(null);
    set(signedOut);
  };

  const enter = async (person: Person, known: User | null = null) => {
    ownerUid = person.uid;
    const isStored = storeSession({ identity: person, user: known });
    const { user, failure, isOver } = await sync(person);
    // Signed out, or somebody else, while the call was under way: its answer is nobody's business any more.
    const storedUid = isStored ? readStoredSession()?.identity.uid : person.uid;
    if (ownerUid !== person.uid || (storedUid !== undefined && storedUid !== person.uid)) return;
    if (isOver) return end();
    if (storedUid === undefined) return;
    if (user) storeSession({ identity: person, user });
    const shown = user ?? known ?? fallbackUser(person, new Date());
    set({ status: 'signed-in', identity: person, user: shown, syncFailure: failure });
  };

  const adopt = (person: Person, demoOffset: number | null = null) => {
    const known = person.uid === ownerUid ? state.user : null;
    tokens.clear();
    setDemoOffset(demoOffset);
    return enter(person, known);
  };

  const resume = async ({ identity: person, user }: { identity: SignInIdentity; user: User | null }) => {
    set(
      user
        ? { status: 'signed-in', identity: person, user, syncFailure: null }
        : { status: 'loading', identity: person, user: null, syncFailure: null },
    );
    await enter(person, user);
  };

  const findSession = async () => {
    set({ status: 'loading', identity: null, user: null, syncFailure: null });
    const person = await identity.whoIsSignedIn().catch((error: unknown) => {
      if (error instanceof IdentityError) {
        toast({ title: 'Sign in failed', description: identityMessage(error), variant: 'destructive' });
      }
      return null;
    });
    if (person) await adopt(person);
    else set(signedOut);
  };

  const followOtherTabs = () =>
    watchStoredSession((stored) => {
      const uid = stored?.identity.uid ?? null;
      if (uid === (state.identity?.uid ?? null)) return;
      tokens.clear();
      ownerUid = uid;
      if (stored) void resume(stored);
      else set(signedOut);
    });

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tokens,
    /** The session is over: what this tab and this device know of it goes. */
    end,

    /** Reads what this device knows; resolves when the server was asked. Without a sign of a session it asks nobody. */
    start: async () => {
      followOtherTabs();
      const stored = readStoredSession();
      if (stored) await resume(stored);
      else if (isReturning() || !storage.isWritable()) await findSession();
    },

    /**
     * An answer stayed 401. The screens stay as they are, with the words in them, until the browser leaves for
     * /api/login; but the next start finds nobody signed in.
     */
    expire: () => {
      tokens.clear();
      if (readStoredSession()?.identity.uid === ownerUid) forgetStoredSession();
    },

    actions: {
      /** Somebody whom another way let in, or who changed something of the account. */
      adopt: (person: Person) => adopt(person),
      signIn: async (email: string, password: string) => adopt(await identity.signIn(email, password)),
      signUp: async (email: string, password: string, displayName: string) =>
        adopt(await identity.signUp(email, password, displayName)),
      signInAsSample: async () => {
        const { timezoneOffset, ...person } = await identity.signInAsSample();
        await adopt(person, timezoneOffset);
      },
      signInWith: async (provider: FederatedProvider) => {
        storage.set(returningKey, provider);
        const person = await identity.signInWith(provider).catch((error: unknown) => {
          storage.remove(returningKey);
          throw error;
        });
        if (!person) return;
        storage.remove(returningKey);
        await adopt(person);
      },
      signOut: async () => {
        await identity.signOut();
        end();
      },
      removeAccount: async () => identity.removeAccount?.(),
      sendPasswordReset: identity.sendPasswordReset,
      setNewPassword: identity.setNewPassword,
      checkResetToken: identity.checkResetToken,
    },
  };
}

import type { User } from '../../../core/contract/users.ts';
import { storage } from '../../device/storage.ts';
import { whenReachable } from '../../device/when-reachable.ts';
import {
  type FederatedProvider,
  IdentityError,
  type IdentityService,
  type SignInIdentity,
} from '../../identity/port/identity.ts';
import { toast } from '../../ui/toast/toast.ts';
import { fallbackUser } from './fallback-user.ts';
import { identityMessage } from './identity-messages.ts';
import { forgetLastUser, rememberLastUser } from './last-user.ts';
import { forgetSessionData } from './session-memory.ts';
import { type SessionState, signedOut } from './session-state.ts';
import { finishSignOut, forgetSignOut, hasUnfinishedSignOut, rememberSignOut } from './sign-out/unfinished-sign-out.ts';
import {
  forgetStoredSession,
  readStoredSession,
  type StoredSession,
  storeSession,
  watchStoredSession,
} from './stored-session.ts';
import { syncWithRetries } from './sync-with-retries.ts';
import { setDemoOffset } from './timezone-offset.ts';
import { createTokenCache, isTokenOfOtherUser } from './token-cache.ts';

/**
 * Stored while the user signs in on a provider's page. The next start then asks the identity service who is signed in.
 */
const returningKey = 'inward-returning';

function isReturning(): boolean {
  const provider = storage.get(returningKey);
  storage.remove(returningKey);
  // When a request to `/api/login` has a valid token, the server redirects to the app with this hash.
  const isSentBack = window.location.hash === '#continue';
  if (isSentBack) window.history.replaceState(null, '', window.location.pathname + window.location.search);
  return provider !== null || isSentBack;
}

type SessionParts = {
  identityService: IdentityService;
  syncUser: (identity: SignInIdentity) => Promise<User>;
  wait?: (ms: number) => Promise<void>;
};

export type Session = ReturnType<typeof createSession>;

const waitMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Create the auth state: the signed-in identity, and the product user from the sync call. If the sync call fails three
 * times, a fallback replaces the user. A start with a stored session does not wait for the network.
 */
export function createSession({ identityService, syncUser, wait = waitMs }: SessionParts) {
  let state: SessionState = signedOut;
  const listeners = new Set<() => void>();
  /** The uid of this tab's user, set before the first screen is shown. Requests never use the token of another user. */
  let ownerUid: string | null = null;
  const tokenCache = createTokenCache(async () => {
    const token = await identityService.newToken();
    return token !== null && ownerUid !== null && isTokenOfOtherUser(token, ownerUid) ? null : token;
  });
  const tokens = { ...tokenCache, owner: () => ownerUid };

  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const end = () => {
    ownerUid = null;
    tokens.clear();
    forgetStoredSession();
    setDemoOffset(null);
    set(signedOut);
  };

  const enter = async (identity: SignInIdentity, known: User | null = null) => {
    ownerUid = identity.uid;
    const isStored = storeSession({ identity, user: known });
    const { user, failure, isOver, refusal } = await syncWithRetries(() => syncUser(identity), wait);
    // Discard the result if the user has signed out or changed during the sync call.
    const storedUid = isStored ? readStoredSession()?.identity.uid : identity.uid;
    if (ownerUid !== identity.uid || (storedUid !== undefined && storedUid !== identity.uid)) return;
    if (refusal !== undefined) {
      toast({ title: 'Sign in failed', description: refusal, variant: 'destructive' });
      await identityService.signOut().catch(() => undefined);
    }
    if (isOver) return end();
    if (storedUid === undefined) return;
    if (user) storeSession({ identity, user });
    const shown = user ?? known ?? fallbackUser(identity, new Date());
    set({ status: 'signed-in', identity, user: shown, syncFailure: failure, syncedAtMs: user && Date.now() });
  };

  const adopt = (identity: SignInIdentity, demoOffset: number | null = null) => {
    const known = identity.uid === ownerUid ? state.user : null;
    tokens.clear();
    // The new session has replaced the old session on the server, so there is no sign-out to finish.
    forgetSignOut();
    setDemoOffset(demoOffset);
    return enter(identity, known);
  };

  const adoptFrom = async (signIn: () => Promise<SignInIdentity>) => {
    await finishSignOut(identityService).catch(() => undefined);
    await adopt(await signIn());
  };

  /** Finish an earlier offline sign-out now, or when the server can be reached. Return whether it is finished. */
  const finishEarlierSignOut = async (): Promise<boolean> => {
    if (!hasUnfinishedSignOut()) return true;
    const attempt = () => finishSignOut(identityService).catch(() => undefined);
    await attempt();
    if (!hasUnfinishedSignOut()) return true;
    const stop = whenReachable(() => void attempt().then(() => hasUnfinishedSignOut() || stop()));
    return false;
  };

  const resume = async ({ identity, user }: StoredSession) => {
    // If the session has ended elsewhere, the login explains it, even if the user was last here days ago.
    rememberLastUser(identity.uid);
    set(
      user
        ? { status: 'signed-in', identity, user, syncFailure: null }
        : { status: 'loading', identity, user: null, syncFailure: null },
    );
    await enter(identity, user);
  };

  const findSession = async () => {
    set({ status: 'loading', identity: null, user: null, syncFailure: null });
    const identity = await identityService.whoIsSignedIn().catch((error: unknown) => {
      if (error instanceof IdentityError) {
        toast({ title: 'Sign in failed', description: identityMessage(error), variant: 'destructive' });
      }
      return null;
    });
    if (identity) await adopt(identity);
    else set(signedOut);
  };

  const followOtherTabs = () =>
    watchStoredSession((stored) => {
      const uid = stored?.identity.uid ?? null;
      if (uid === (state.identity?.uid ?? null)) {
        // Another tab has changed the user, for example the name.
        if (stored?.user && state.status === 'signed-in')
          set({ ...state, identity: stored.identity, user: stored.user });
        return;
      }
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
    /** End the session and delete its data in this tab and on this device. */
    end,

    /** Restore the stored session and resolve after the sync call. Send no request if nothing indicates a session. */
    start: async () => {
      followOtherTabs();
      const stored = readStoredSession();
      if (stored) await resume(stored);
      else if ((await finishEarlierSignOut()) && (isReturning() || !storage.isWritable())) await findSession();
    },

    /**
     * Handle a 401 that remains after a token refresh. The screens stay until the browser goes to /api/login, but the
     * next start is signed out. Delete the data that the device stores for the session, but no drafts.
     */
    expire: () => {
      tokens.clear();
      if (readStoredSession()?.identity.uid !== ownerUid) return;
      forgetStoredSession();
      forgetSessionData();
    },

    actions: {
      /** Continue the session with a changed identity. */
      adopt: (identity: SignInIdentity) => adopt(identity),
      /** Sign in with the identity that `signIn` returns, for example after a sign-in with a passkey. */
      adoptFrom,
      signIn: (email: string, password: string) => adoptFrom(() => identityService.signIn(email, password)),
      signUp: (email: string, password: string, displayName: string) =>
        adoptFrom(() => identityService.signUp(email, password, displayName)),
      signInAsSample: async () => {
        await finishSignOut(identityService).catch(() => undefined);
        const { timezoneOffset, ...identity } = await identityService.signInAsSample();
        await adopt(identity, timezoneOffset);
      },
      signInWith: async (provider: FederatedProvider) => {
        await finishSignOut(identityService).catch(() => undefined);
        storage.set(returningKey, provider);
        const identity = await identityService.signInWith(provider).catch((error: unknown) => {
          storage.remove(returningKey);
          throw error;
        });
        if (!identity) return;
        storage.remove(returningKey);
        await adopt(identity);
      },
      signOut: async () => {
        const uid = ownerUid;
        await identityService.signOut().catch((error: unknown) => {
          const isOffline = error instanceof IdentityError && error.code === 'network-request-failed';
          if (!isOffline || uid === null || !rememberSignOut(uid)) throw error;
        });
        forgetLastUser();
        end();
        void finishEarlierSignOut();
      },
      removeAccount: async () => identityService.removeAccount?.(),
      sendPasswordReset: identityService.sendPasswordReset,
      setNewPassword: async (resetToken: string, password: string) => {
        const removed = await identityService.setNewPassword(resetToken, password);
        // The server has ended all sessions of the link's account, which may be this tab's.
        const uid = ownerUid;
        const identity = uid === null ? null : await identityService.whoIsSignedIn().catch(() => state.identity);
        if (ownerUid !== uid || (uid !== null && identity?.uid === uid)) return removed;
        forgetLastUser();
        if (uid !== null) end();
        return removed;
      },
      checkResetToken: identityService.checkResetToken,
    },
  };
}

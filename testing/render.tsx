import '../web/ui/styles/tokens.css';
import '../web/ui/styles/base.css';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type RenderResult, render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { User } from '../core/contract/users.ts';
import { createQueryClient, type UnauthorizedQuery } from '../web/data/query-client.ts';
import type { Session } from '../web/features/session/session.ts';
import type { SessionState } from '../web/features/session/session-state.ts';
import { SessionContext } from '../web/features/session/use-session.ts';
import type { SignInIdentity } from '../web/identity/port/identity.ts';
import { Toaster } from '../web/ui/toast/toaster.tsx';

export const someIdentity: SignInIdentity = {
  uid: 'person-1',
  email: 'anna@example.org',
  displayName: 'Anna Maria Lindqvist',
  photoURL: null,
};

export const someUser: User = {
  id: '0193f000-0000-7000-8000-000000000001',
  email: 'anna@example.org',
  firstName: 'Anna',
  lastName: 'Maria Lindqvist',
  profileImageUrl: null,
  createdAt: '2026-03-29T15:00:00.000Z',
  updatedAt: '2026-03-29T15:00:00.000Z',
  currentStreak: 3,
  longestStreak: 9,
  lastReflectionDate: '2026-11-19',
};

export const signedInState: SessionState = {
  status: 'signed-in',
  identity: someIdentity,
  user: someUser,
  syncFailure: null,
};

const unasked = async () => {
  throw new Error('This test does not define this session action');
};

/** Return a session with a fixed state. It has only the actions that the test provides. */
export function standingSession(
  state: SessionState = signedInState,
  actions: Partial<Session['actions']> = {},
): Session {
  return {
    getState: () => state,
    subscribe: () => () => undefined,
    tokens: {
      token: async () => 'token',
      refresh: async () => 'token',
      owner: () => state.identity?.uid ?? null,
      clear: () => undefined,
    },
    start: async () => undefined,
    end: () => undefined,
    expire: () => undefined,
    actions: {
      signIn: unasked,
      signUp: unasked,
      signInAsSample: unasked,
      signInWith: unasked,
      signOut: unasked,
      removeAccount: unasked,
      sendPasswordReset: unasked,
      setNewPassword: unasked,
      checkResetToken: unasked,
      adopt: unasked,
      adoptFrom: unasked,
      ...actions,
    },
  };
}

export type InAppOptions = {
  path?: string;
  session?: Session;
  client?: QueryClient;
  onUnauthorized?: (query: UnauthorizedQuery) => void;
};

export type InApp = RenderResult & {
  /** Every visited path, including the first. */
  history: string[];
  navigate: (path: string) => void;
  client: QueryClient;
};

/** Render a component with what the app provides to every screen: router, session, query cache and toasts. */
export async function renderInApp(ui: ReactNode, options: InAppOptions = {}): Promise<InApp> {
  const { path = '/', session = standingSession(), onUnauthorized = () => undefined } = options;
  const client = options.client ?? createQueryClient(onUnauthorized);
  const memory = memoryLocation({ path, record: true });
  const result = await render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <SessionContext value={session}>
        <QueryClientProvider client={client}>
          {ui}
          <Toaster />
        </QueryClientProvider>
      </SessionContext>
    </Router>,
  );
  return { ...result, history: memory.history, navigate: memory.navigate, client };
}

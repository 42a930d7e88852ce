import { STORAGE_LAST_USER } from '../../../core/domain/limits.ts';
import { answer } from '../../../scripts/screenshots/faults.ts';
import { button, type Scene, tab } from '../scene.ts';

/** Store a draft of a user whose session ended elsewhere. Runs in the page. */
function storeUnsentWords({ lastUserKey, uid }: { lastUserKey: string; uid: string }): void {
  localStorage.setItem(lastUserKey, `${Date.now()} ${uid}`);
  const [availableFrom, availableUntil] = ['2026-11-19T18:00:00.000Z', '2026-11-19T23:59:59.000Z'];
  const draft = {
    type: 'evening',
    availableFrom,
    availableUntil,
    promptId: 'p',
    question: 'q',
    idempotencyKey: 'k',
    content: 'The harbour was quiet.',
    rewrites: null,
    sentContents: [],
    otherContent: null,
    version: 1,
  };
  const window = `evening:${Date.parse(availableFrom)}:${Date.parse(availableUntil)}`;
  localStorage.setItem(`inward-draft:${uid}:${window}`, JSON.stringify(draft));
}

export const signedOutScenes: readonly Scene[] = [
  {
    name: 'intro',
    who: 'first',
    route: '/',
    path: '/',
    shows: 'Next',
    isEverywhere: true,
    layers: [2, 3, 4, 5, 6].map((slide) => ({
      name: `slide ${slide}`,
      source: 'web/screens/intro/intro-screen.tsx',
      open: [button(`Go to slide ${slide}`)],
      close: button('Go to slide 1'),
    })),
  },
  {
    name: 'login',
    who: 'nobody',
    route: '/',
    path: '/',
    shows: 'Forgot Password?',
    layers: [
      {
        name: 'the sign-up form',
        source: 'web/screens/login/login-screen.tsx',
        open: [tab('Sign Up')],
        close: tab('Sign In'),
      },
      {
        name: 'the reset panel',
        source: 'web/screens/login/reset-panel.tsx',
        open: [button('Forgot Password?')],
        close: button(/Back to/),
      },
    ],
  },
  {
    name: 'login with unsent words',
    who: 'nobody',
    route: '/',
    path: async (page) => {
      await page.evaluate(storeUnsentWords, { lastUserKey: STORAGE_LAST_USER, uid: 'second' });
      return '/';
    },
    shows: 'Delete these words',
    layers: [
      {
        name: 'the question before a deletion of unsent words',
        source: 'web/screens/login/delete-words-dialog.tsx',
        open: [button('Delete these words')],
        dialog: 'Delete all unsent words?',
        close: button('Keep them'),
      },
    ],
  },
  { name: 'login with a code', who: 'nobody', route: '/', path: '/auth?code', shows: 'Enter your code' },
  {
    name: 'new password',
    who: 'nobody',
    route: '/',
    path: async (page) => {
      await answer(page, '**/api/identity/reset-password/check', { status: true });
      return '/auth#reset=second';
    },
    shows: 'Set a new password',
  },
  {
    name: 'undo email',
    who: 'nobody',
    route: '/undo-email',
    path: async (page) => {
      await answer(page, '**/api/identity/account/email/undo/check', { status: true, email: 'anna@example.org' });
      return '/undo-email#undo=second';
    },
    shows: 'Put It Back',
  },
  { name: 'not found', who: 'sample', route: 'not found', path: '/nowhere', shows: '404 Page Not Found' },
  {
    name: 'not found, signed out',
    who: 'nobody',
    route: 'not found',
    path: '/nowhere',
    shows: '404 Page Not Found',
  },
];

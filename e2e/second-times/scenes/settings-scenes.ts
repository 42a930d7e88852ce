import type { Page } from 'playwright';
import { draftSaved } from '../../../scripts/screenshots/draft-saved.ts';
import { answer } from '../../../scripts/screenshots/faults.ts';
import { newcomerPassword } from '../../../scripts/screenshots/screenshot-app.ts';
import { answerTokens, makeToken } from '../../../scripts/screenshots/states/tokens.ts';
import { button, type Layer, type Scene } from '../scene.ts';

const security = 'web/screens/settings/security';
const data = 'web/screens/settings/your-data';
const tokens = 'web/screens/settings/tokens';
const words = 'The choir took the last bars slower than we had rehearsed.';

const account = {
  name: 'Noor Haddad',
  email: 'noor.haddad@mail.example',
  emailVerified: true,
  hasPassword: true,
  providers: ['google'],
  passkeys: [{ id: 'one', name: 'Chrome on Android', addedAt: '2026-11-12T09:00:00.000Z' }],
  hasCode: true,
  recoveryCodesLeft: 7,
  isSample: false,
};

const report = {
  kind: 'dayone',
  reflections: 3,
  added: 3,
  summaries: 0,
  firstDay: '2026-11-02',
  lastDay: '2026-11-04',
  leftOut: { attachments: 1, withoutWords: 0, otherDays: 0, undated: 0, doubles: 0, unread: 0, fields: 0 },
};

const imports = [{ source: 'dayone', importedAt: '2026-11-12T09:00:00.000Z', entries: 4 }];

const corrections = [
  { theme: 'My father', name: 'Papa', correctedAt: '2026-11-16T09:00:00.000Z' },
  { theme: 'Rowing', name: null, correctedAt: '2026-11-16T09:00:00.000Z' },
];

/**
 * Answer every request for a path with the first response, because it contains a secret that must not change between
 * two visits.
 */
async function repeatFirst(page: Page, path: string): Promise<void> {
  let first: unknown;
  await page.route(path, async (route) => {
    first ??= await (await route.fetch()).json();
    await route.fulfill({ json: first });
  });
}

/** Return a layer for a dialog that one button opens, and that Escape or another button closes. */
const dialog = (source: string, opener: string | RegExp, title: string, close: Layer['close'] = 'Escape'): Layer => ({
  name: title,
  source,
  open: [button(opener)],
  dialog: title,
  close,
});

export const settingsScenes: readonly Scene[] = [
  {
    name: 'settings with words that are not handed in',
    who: 'sample',
    route: '/settings',
    path: async (page, { address }) => {
      await page.goto(`${address}/reflect/evening`);
      await page.getByPlaceholder('Write what comes…').fill(words);
      await draftSaved(page, words);
      return '/settings';
    },
    shows: 'Log Out',
    layers: [
      dialog(
        'web/screens/settings/account/use-confirm-sign-out.tsx',
        'Log Out',
        'Some of your words are not in your journal yet',
      ),
    ],
  },
  {
    name: 'account',
    who: 'newcomer',
    route: '/settings/account',
    path: async (page) => {
      await page.route('**/api/config', async (route) => {
        const config = await (await route.fetch()).json();
        await route.fulfill({ json: { ...config, federated: ['google', 'github'] } });
      });
      await answer(page, '**/api/identity/account', account);
      return '/settings/account';
    },
    shows: 'Sign In With',
    layers: [
      dialog(`${security}/sign-in-dialogs.tsx`, 'Change name', 'Your name'),
      dialog(`${security}/sign-in-dialogs.tsx`, 'Change email', 'Your email', button('Cancel')),
      dialog(`${security}/sign-in-dialogs.tsx`, 'Change password', 'Change password'),
      dialog(`${security}/providers-card.tsx`, 'Connect GitHub', 'Connect GitHub'),
      dialog(`${security}/providers-card.tsx`, 'Disconnect Google', 'Disconnect Google'),
    ],
  },
  {
    name: 'reminders',
    who: 'sample',
    route: '/settings/reminders',
    path: '/settings/reminders',
    shows: 'When to Remind You',
  },
  {
    name: 'reading',
    who: 'sample',
    route: '/settings/reading',
    path: '/settings/reading',
    shows: 'Text Size',
    layers: [dialog('web/features/shortcuts/shortcuts-help.tsx', 'Show the keyboard shortcuts', 'Keyboard Shortcuts')],
  },
  {
    name: 'themes',
    who: 'newcomer',
    route: '/settings/summaries',
    path: async (page) => {
      await answer(page, '**/api/themes/corrections', corrections);
      return '/settings/summaries';
    },
    shows: 'Did you remove or rename a theme',
    layers: [dialog('web/screens/settings/summaries/your-themes.tsx', 'Your Themes', 'Your Themes')],
  },
  {
    name: 'safety',
    who: 'newcomer',
    route: '/settings/safety',
    path: async (page) => {
      await repeatFirst(page, '**/api/identity/two-factor/enable');
      return '/settings/safety';
    },
    shows: 'Extra Safety',
    layers: [
      dialog(`${security}/two-factor-card.tsx`, 'Add a passkey', 'Add a passkey', button('Cancel')),
      dialog(`${security}/add-authenticator.tsx`, 'Turn on an authenticator app', 'Authenticator app'),
      dialog(`${security}/devices-card.tsx`, 'Sign Out Everywhere', 'Sign out everywhere?'),
      {
        name: 'the square',
        source: `${security}/add-authenticator.tsx`,
        open: async (page) => {
          await page.getByRole('button', { name: 'Turn on an authenticator app' }).press('Enter');
          const password = page.getByLabel('Your password', { exact: true });
          await password.fill(newcomerPassword);
          await password.press('Enter');
        },
        dialog: 'Scan this square',
        close: 'Escape',
      },
    ],
  },
  {
    name: 'safety with a passkey and an app',
    who: 'newcomer',
    route: '/settings/safety',
    path: async (page) => {
      await answer(page, '**/api/identity/account', account);
      return '/settings/safety';
    },
    shows: 'Extra Safety',
    layers: [
      dialog(`${security}/two-factor-card.tsx`, /^Remove the passkey/, 'Remove this passkey'),
      dialog(`${security}/two-factor-card.tsx`, 'Turn off the authenticator app', 'Turn off the app'),
      dialog(`${security}/recovery-codes-row.tsx`, 'Make new codes', 'New recovery codes'),
    ],
  },
  {
    name: 'data',
    who: 'newcomer',
    route: '/settings/data',
    path: async (page) => {
      await answer(page, '**/api/user/import/preview', report);
      await answer(page, '**/api/user/imports', imports);
      await answerTokens(page);
      return '/settings/data';
    },
    shows: 'Delete Account',
    layers: [
      dialog(`${data}/delete-account.tsx`, 'Delete Account', 'Leaving Inward', button('Cancel')),
      dialog(`${data}/imports.tsx`, /^Remove 4 entries of Day One/, 'Remove what was brought in?', button('Cancel')),
      dialog(`${tokens}/tokens-card.tsx`, 'Revoke the token: Backup at home', 'Revoke this token?', button('Cancel')),
      dialog(`${tokens}/new-token.tsx`, 'Make a Token', 'Make a token'),
      {
        name: 'the token',
        source: `${tokens}/new-token.tsx`,
        open: makeToken,
        dialog: 'Your token',
        close: button('Done'),
      },
      {
        name: 'the report of a file',
        source: `${data}/import-file.tsx`,
        open: (page) =>
          page
            .getByLabel('The file to bring in')
            .setInputFiles({ name: 'dayone.json', mimeType: 'application/json', buffer: Buffer.from('{}') }),
        dialog: 'Bring this in?',
        close: 'Escape',
      },
    ],
  },
  {
    name: 'book',
    who: 'sample',
    route: '/book',
    path: '/book',
    shows: 'Your Book',
    begin: [button('Gather the Pages')],
  },
  { name: 'about', who: 'sample', route: '/settings/about', path: '/settings/about', shows: 'How Inward Works' },
];

import type { Page } from 'playwright';
import { answer, fail, hang } from '../faults.ts';
import { newcomerPassword, type ScreenshotApp } from '../screenshot-app.ts';
import type { State } from '../state.ts';
import { waitUntilStill } from '../wait-until-still.ts';
import { answerTokens, makeToken } from './tokens.ts';

const account = '**/api/identity/account';
const sessions = '**/api/identity/sessions';

const longName = 'Wolfeschlegelsteinhausenbergerdorff';

const groups: Readonly<Record<string, string>> = {
  'Signing In': 'account',
  'Extra Safety': 'safety',
  'Your Devices': 'safety',
  'When to Remind You': 'reminders',
  'Your Copy': 'data',
  'Access for Programs': 'data',
  Leaving: 'data',
  Themes: 'summaries',
};

/**
 * Open the settings group with the card, and scroll to the middle of the card, or to its top if the card is taller than
 * the window.
 */
const openCard = async (page: Page, { address }: ScreenshotApp, title: string) => {
  await page.goto(`${address}/settings/${groups[title]}`);
  const card = page.getByRole('region', { name: title });
  await card.waitFor();
  await waitUntilStill(page);
  await card.evaluate((element) => {
    const isTaller = element.getBoundingClientRect().height > window.innerHeight - 120;
    element.scrollIntoView({ block: isTaller ? 'start' : 'center' });
  });
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

const openDialog = async (page: Page, app: ScreenshotApp, card: string, button: string) => {
  await openCard(page, app, card);
  await press(page, button);
  await page.getByRole('dialog').waitFor();
  await waitUntilStill(page);
};

const knownAccount = {
  name: 'Noor Haddad',
  email: 'noor.haddad@mail.example',
  emailVerified: false,
  hasPassword: true,
  providers: ['google'],
  passkeys: [],
  hasCode: false,
  isSample: false,
};

const seen = '2026-11-12T09:00:00.000Z';
const devices = ['Chrome on Android', 'Firefox on Windows', 'Safari on iPhone'];

export const accountCards: readonly State[] = [
  {
    name: 'settings-signing-in',
    who: 'newcomer',
    show: (page, app) => openCard(page, app, 'Signing In'),
  },
  {
    name: 'settings-signing-in-long',
    who: 'newcomer',
    show: async (page, app) => {
      await answer(page, account, { ...knownAccount, name: longName, email: `${longName}.${longName}@mail.example` });
      await openCard(page, app, 'Signing In');
    },
  },
  {
    name: 'settings-signing-in-failed',
    who: 'newcomer',
    show: async (page, app) => {
      await fail(page, account);
      await openCard(page, app, 'Signing In');
    },
  },
  {
    name: 'settings-signing-in-loading',
    who: 'newcomer',
    show: async (page, app) => {
      await hang(page, account);
      await openCard(page, app, 'Signing In');
    },
  },
  {
    name: 'settings-email',
    who: 'newcomer',
    show: async (page, app) => {
      await openDialog(page, app, 'Signing In', 'Change email');
      await page.getByLabel('New email').fill('noor@mail.example');
      await page.getByLabel('Your password', { exact: true }).fill('Wrong-one!');
      await press(page, 'Send Link');
      await page.getByText('Incorrect password').first().waitFor();
    },
  },
  {
    name: 'settings-password',
    who: 'newcomer',
    show: (page, app) => openDialog(page, app, 'Signing In', 'Change password'),
  },
  {
    name: 'settings-extra-safety',
    who: 'newcomer',
    show: async (page, app) => {
      const passkeys = [
        { id: 'one', name: 'Chrome on Android', addedAt: seen },
        { id: 'two', name: `Key of ${longName}`, addedAt: null },
      ];
      await answer(page, account, {
        ...knownAccount,
        emailVerified: true,
        passkeys,
        hasCode: true,
        recoveryCodesLeft: 2,
      });
      await openCard(page, app, 'Extra Safety');
    },
  },
  {
    name: 'settings-app-square',
    who: 'newcomer',
    show: async (page, app) => {
      await openDialog(page, app, 'Extra Safety', 'Turn on an authenticator app');
      await page.getByLabel('Your password', { exact: true }).fill(newcomerPassword);
      await press(page, 'Continue');
      await page.getByText('Scan this square').waitFor();
      await waitUntilStill(page);
    },
  },
  {
    name: 'settings-devices',
    who: 'newcomer',
    show: async (page, app) => {
      const list = devices.map((device, index) => ({
        id: device,
        device,
        signedInAt: seen,
        lastSeenAt: seen,
        isThis: index === 0,
      }));
      await answer(page, sessions, { sessions: list });
      await openCard(page, app, 'Your Devices');
    },
  },
  {
    name: 'settings-devices-failed',
    who: 'newcomer',
    show: async (page, app) => {
      await fail(page, sessions);
      await openCard(page, app, 'Your Devices');
    },
  },
  { name: 'settings-reminders', who: 'newcomer', show: (page, app) => openCard(page, app, 'When to Remind You') },
  { name: 'settings-your-data', who: 'newcomer', show: (page, app) => openCard(page, app, 'Your Copy') },
  { name: 'settings-your-data-sample', who: 'sample', show: (page, app) => openCard(page, app, 'Leaving') },
  {
    name: 'settings-tokens',
    who: 'newcomer',
    show: async (page, app) => {
      await answerTokens(page);
      await openCard(page, app, 'Access for Programs');
    },
  },
  {
    name: 'settings-token-new',
    who: 'newcomer',
    show: async (page, app) => {
      await answerTokens(page);
      await openDialog(page, app, 'Access for Programs', 'Make a Token');
    },
  },
  {
    name: 'settings-token-made',
    who: 'newcomer',
    show: async (page, app) => {
      await answerTokens(page);
      await openCard(page, app, 'Access for Programs');
      await makeToken(page);
      await page.getByRole('dialog', { name: 'Your token' }).waitFor();
    },
  },
  {
    name: 'settings-your-themes',
    who: 'newcomer',
    show: async (page, app) => {
      const correctedAt = '2026-11-16T09:00:00.000Z';
      await answer(page, '**/api/themes/corrections', [
        { theme: 'My father', name: 'Papa', correctedAt },
        { theme: 'Rowing', name: null, correctedAt },
      ]);
      await openDialog(page, app, 'Themes', 'Your Themes');
    },
  },
  {
    name: 'settings-delete-account',
    who: 'newcomer',
    show: (page, app) => openDialog(page, app, 'Leaving', 'Delete Account'),
  },
];

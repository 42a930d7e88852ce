import axe from 'axe-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { version } from '../../../../package.json';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { expectNothingCut, smallestPhoneLargestText } from '../../../../testing/large-text.ts';
import { renderInApp } from '../../../../testing/render.tsx';
import { storage } from '../../../device/storage.ts';
import { setDemoOffset } from '../../../features/session/timezone-offset.ts';
import { movedTo } from '../moved-settings.ts';
import { SettingsScreen } from '../settings-screen.tsx';

const config = { identity: 'builtin', federated: ['google'], supportUrl: 'https://ko-fi.com', demo: false };
const account = {
  name: 'Anna',
  email: 'anna@example.org',
  emailVerified: true,
  hasPassword: true,
  providers: [],
  passkeys: [],
  hasCode: false,
  isSample: false,
};
const answers = {
  'GET /api/config': config,
  'GET /api/user/stats': { currentStreak: 3, longestStreak: 9, totalReflections: 12, thisWeekCount: 2 },
  'GET /api/user/preferences': {
    extraTime: false,
    aiSummaries: 'builtin',
    summaryModel: null,
    agreedBefore: null,
    reminders: { deep: true, evening: true, streak: true, summary: true, quiet: null },
  },
  'GET /api/user/data': { reflections: 3, summaries: 0, proof: 'password', isSample: false },
  'GET /api/user/imports': [],
  'GET /api/user/tokens': { tokens: [] },
  'GET /api/identity/account': account,
  'GET /api/identity/sessions': { sessions: [] },
};

async function open(path: string, changed: Partial<Record<keyof typeof answers, unknown>> = {}, isOnline = () => true) {
  storage.setJson('inward-config', { ...config, ...Object(changed['GET /api/config']) });
  fakeApi(
    Object.fromEntries(
      Object.entries({ ...answers, ...changed }).map(([call, body]) => [
        call,
        () => (isOnline() ? { body } : ('offline' as const)),
      ]),
    ),
  );
  return renderInApp(<SettingsScreen />, { path });
}

async function useWindow(width: number, height: number): Promise<void> {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(width, height);
}

const groups: readonly [path: string, title: string, words: RegExp, cards: readonly string[]][] = [
  ['account', 'Account', /Name, email, password/, ['Signing In', 'Sign In With']],
  ['reminders', 'Reminders', /Notifications, quiet hours/, ['When to Remind You']],
  [
    'reading',
    'Reading and Writing',
    /Text size, light or dark, more time to write/,
    ['Text Size', 'Appearance', 'Writing Time'],
  ],
  ['summaries', 'Summaries', /AI, your themes/, ['AI Summaries', 'Themes']],
  ['safety', 'Safety', /Passkeys, authenticator app, your devices/, ['Extra Safety', 'Your Devices']],
  [
    'data',
    'Your Data',
    /Download, a book, bring in a file, tokens, delete your account/,
    ['Your Copy', 'Access for Programs', 'Leaving'],
  ],
  [
    'about',
    'About',
    /How it works, where your words are, licences/,
    ['How Inward Works', 'Your Words', `Version ${version}`],
  ],
];

test.each([
  ['a deployment with sign-in providers', ['google'], 'Name, email, password, ways to sign in'],
  ['a deployment without sign-in providers', [], 'Name, email, password'],
])('in %s, the line below Account names what its page has', async (_, federated, words) => {
  const screen = await open('/settings', { 'GET /api/config': { ...config, federated } });
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
});

test('links to the licences and to the source code below the version', async () => {
  const screen = await open('/settings/about');
  await expect.element(screen.getByRole('link', { name: /^Licences/ })).toHaveAttribute('href', '/licenses.txt');
  await expect.element(screen.getByRole('link', { name: /^Source Code/ })).toHaveAttribute('href', '/source.tar.gz');
});

test.each(groups)(
  'shows a link to /settings/%s that describes its contents, and a page with its cards',
  async (...group) => {
    const [path, title, words, cards] = group;
    await useWindow(360, 800);
    const screen = await open('/settings');
    const link = screen.getByRole('link', { name: title, exact: true });
    await expect.element(link).toHaveAccessibleDescription(words);
    await link.click();
    expect(screen.history.at(-1)).toBe(`/settings/${path}`);
    await expect.element(screen.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    for (const card of cards) {
      await expect.element(screen.getByRole('heading', { level: 2, name: card, exact: true })).toBeVisible();
    }
    expect(screen.getByRole('navigation').elements()).toHaveLength(0);
    await screen.getByRole('link', { name: 'Back to Settings' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Settings', exact: true })).toBeVisible();
    await expect.element(link).toHaveFocus();
    await expect.element(link).toBeInViewport();
  },
);

test('does not focus the link to a group whose page was closed some time ago', async () => {
  const first = await open('/settings/safety');
  await first.unmount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const second = await open('/settings');
  await expect.element(second.getByRole('link', { name: 'Safety', exact: true })).toBeVisible();
  await expect.element(second.getByRole('link', { name: 'Safety', exact: true })).not.toHaveFocus();
});

test.each(groups)('moves the focus to the heading of /settings/%s', async (_path, title) => {
  const screen = await open('/settings');
  await screen.getByRole('link', { name: title, exact: true }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: title, exact: true })).toHaveFocus();
});

test('in a wide window, shows links to all groups beside the open group, and marks the link to the open group', async () => {
  await useWindow(1440, 900);
  const screen = await open('/settings/reminders');
  const links = screen.getByRole('navigation', { name: 'Groups of settings' });
  await expect.element(links.getByRole('link', { name: 'Reminders' })).toHaveAttribute('aria-current', 'page');
  const beside = links.element().getBoundingClientRect();
  const card = screen.getByRole('region', { name: 'When to Remind You' }).element().getBoundingClientRect();
  expect(beside.right).toBeLessThan(card.left);
  expect(beside.bottom).toBeLessThan(900);
  await links.getByRole('link', { name: 'Safety' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Safety' })).toBeVisible();
  await expect.element(links.getByRole('link', { name: 'Safety' })).toHaveAttribute('aria-current', 'page');
});

test('shows a group in one column if the text is too large for two', async () => {
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  document.documentElement.style.fontSize = '200%';
  await useWindow(720, 450);
  const screen = await open('/settings/account');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  expect(screen.getByRole('navigation').elements()).toHaveLength(0);
});

test('offers Log Out at the end of Account', async () => {
  const screen = await open('/settings/account');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Sign In With' })).toBeVisible();
  const buttons = [...document.querySelectorAll('main a, main button, main input')];
  expect(buttons[buttons.length - 1]?.textContent).toBe('Log Out');
});

test('keeps an open dialog and its text when a tablet is rotated', async () => {
  await useWindow(600, 960);
  const screen = await open('/settings/account');
  await screen.getByRole('button', { name: 'Change name' }).click();
  await screen.getByLabelText('Full name').fill('Anna Berg');
  await page.viewport(960, 600);
  await expect.element(screen.getByRole('navigation', { name: 'Groups of settings' })).toBeInTheDocument();
  await expect.element(screen.getByLabelText('Full name')).toHaveValue('Anna Berg');
});

describe('an old link', () => {
  test.each(['connected=google', 'error=access_denied'])(
    'redirects /settings?%s to the account page',
    async (query) => {
      const screen = await open(`/settings?${query}`);
      await expect.element(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
      await expect
        .element(screen.getByText(/You can sign in with Google from now on|Sign-in was cancelled/))
        .toBeVisible();
    },
  );

  test.each([
    ['text-size-title', '/settings/reading#text-size-title'],
    ['devices-title', '/settings/safety#devices-title'],
    ['your-data-title', '/settings/data#your-data-title'],
    ['support-title', null],
    ['constructor', null],
    ['', null],
  ])('redirects /settings with the fragment "%s" to %s', (fragment, target) => {
    expect(movedTo('', `#${fragment}`)).toBe(target);
  });
});

test.each([
  ['/settings/reading', 'text-size-title', 'Text Size'],
  ['/settings/safety', 'devices-title', 'Your Devices'],
  ['/settings/data', 'your-data-title', 'Your Copy'],
  ['/settings', 'support-title', 'Support'],
])('opens %s with the fragment %s, scrolls to the card "%s" and focuses its heading', async (path, fragment, card) => {
  window.location.hash = fragment;
  onTestFinished(() => window.history.replaceState(null, '', window.location.pathname + window.location.search));
  const screen = await open(path);
  await expect.element(screen.getByRole('heading', { level: 2, name: card })).toHaveFocus();
});

test.each([
  ['account', 'Signing In'],
  ['reminders', 'When to Remind You'],
  ['safety', 'Your Devices'],
  ['data', 'Your Copy'],
])(
  'shows one notice instead of the cards of /settings/%s when offline, and loads them again on request',
  async (path, card) => {
    let isOnline = false;
    const screen = await open(`/settings/${path}`, {}, () => isOnline);
    const notice = screen.getByText(/There is no connection just now/);
    await expect.element(notice).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: card })).not.toBeInTheDocument();
    expect(notice.elements()).toHaveLength(1);
    await screen.getByRole('button', { name: 'Load again' }).click();
    await expect.element(notice).toBeVisible();
    isOnline = true;
    await screen.getByRole('button', { name: 'Load again' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
    await expect.element(screen.getByRole('heading', { name: card })).toBeVisible();
  },
);

test.each([
  ['account', /its name and email cannot be changed/],
  ['safety', /it has no passkeys and no list of devices/],
])('says in /settings/%s why nothing can be changed in the sample journal', async (path, text) => {
  const screen = await open(`/settings/${path}`, { 'GET /api/identity/account': { ...account, isSample: true } });
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2 })).not.toBeInTheDocument();
});

test('/settings/safety says where to change the sign-in when another service handles it', async () => {
  const screen = await open('/settings/safety', { 'GET /api/config': { ...config, identity: 'firebase' } });
  await expect.element(screen.getByText(/Another service signs you in here/)).toBeVisible();
});

test('offers text sizes from 100% to 200%, and applies and stores a chosen size at once', async () => {
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  const screen = await open('/settings/reading');
  const size = screen.getByRole('slider', { name: 'Size of all words' });
  for (const [name, value] of Object.entries({ min: '100', max: '200', step: '25', 'aria-valuetext': '100%' })) {
    await expect.element(size).toHaveAttribute(name, value);
  }
  await size.fill('150');
  await expect.element(screen.getByText('150%')).toBeVisible();
  expect(document.documentElement.style.fontSize).toBe('150%');
  expect(localStorage.getItem('text-size')).toBe('150');
});

test.each(['', '/account', '/reminders', '/reading', '/summaries', '/safety', '/data', '/about'])(
  'cuts nothing off in /settings%s on the smallest phone with the largest text, and axe finds no violation',
  async (path) => {
    await smallestPhoneLargestText();
    const screen = await open(`/settings${path}`);
    await expect.element(screen.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expectNothingCut(screen.container);
    const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] });
    expect(violations.map(({ id }) => id)).toEqual([]);
  },
);

test.each([
  [
    'only the person who runs the server',
    null,
    /The person who runs the server could\. Your devices keep your summaries/,
  ],
  ['everyone, in the sample journal', -480, /Everyone who opens it can read and change it/],
])('says in About who can read the words: %s', async (_, offset, text) => {
  setDemoOffset(offset);
  onTestFinished(() => setDemoOffset(null));
  await open('/settings/about');
  await expect.element(page.getByText(text)).toBeVisible();
  expect(document.body.textContent.match(/No other user|Everyone who opens/g)).toHaveLength(1);
});

test('draws the focus ring of a group around its whole row, inside the edges', async () => {
  await open('/settings');
  const link = (await page.getByRole('link', { name: 'About' }).findElement()) as HTMLElement;
  await userEvent.keyboard('{Shift}');
  link.focus();
  const ring = getComputedStyle(link, '::after');
  expect([getComputedStyle(link).outlineStyle, ring.outlineStyle]).toEqual(['none', 'solid']);
  expect(Number.parseFloat(ring.outlineOffset)).toBeLessThanOrEqual(-2);
});

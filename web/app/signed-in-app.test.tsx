import { Suspense, use } from 'react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { changeableSession } from '../../testing/changeable-session.ts';
import { type FakeAnswer, type FakeAnswers, fakeApi } from '../../testing/fake-api.ts';
import { openWindow, reflectionOf, shutWindow, summaryOf } from '../../testing/reflections.ts';
import { signedInState } from '../../testing/render.tsx';
import { storage } from '../device/storage.ts';
import { createDraft } from '../features/drafts/draft.ts';
import { draftKey, writeDraft } from '../features/drafts/draft-storage.ts';
import { localDayNow } from '../features/reflections/use-local-day.ts';
import { browserNavigation, suppressLoginRedirect } from '../features/session/login-redirect.ts';
import { signedOut } from '../features/session/session-state.ts';
import { SessionContext, useSession } from '../features/session/use-session.ts';
import { App } from './app.tsx';
import { prepareFirstScreen } from './preload-screen.ts';
import { prepareHome, SignedInApp } from './signed-in-app.tsx';

const summary = summaryOf();
const stats = { currentStreak: 3, longestStreak: 9, totalReflections: 12, thisWeekCount: 2 };
const refused = { status: 401, body: { code: 'unauthorized', message: 'Unauthorized', requestId: 'r' } };

afterEach(() => {
  document.documentElement.removeAttribute('data-ground');
});

function answer(more: FakeAnswers = {}) {
  return fakeApi({
    'GET /api/config': { body: { federated: [], demo: false, supportUrl: 'https://ko-fi.com' } },
    'POST /api/reflections/current': { body: shutWindow() },
    'GET /api/reflections': { body: [] },
    'GET /api/reflections/weekly': { body: [] },
    'GET /api/reflections/calendar': { body: [] },
    'GET /api/reflections/on-this-day': { body: [] },
    'GET /api/user/stats': { body: stats },
    'GET /api/user/preferences': { status: 503, body: 'down' },
    'GET /api/summaries/weekly': { body: [summary] },
    [`GET /api/summaries/${summary.id}`]: { body: summary },
    ...more,
  });
}

/** Render the app for a signed-in user. `setState` signs the user out and in again. */
async function open(path: string) {
  localStorage.setItem('first-time-user', 'false');
  const leave = vi.spyOn(browserNavigation, 'go').mockImplementation(() => undefined);
  const { session, setState } = changeableSession(signedInState);
  const { hook, searchHook, navigate } = memoryLocation({ path });
  await render(
    <Router hook={hook} searchHook={searchHook}>
      <App session={session} />
    </Router>,
  );
  return { leave, setState, navigate };
}

test.each([
  ['of this user', signedInState.identity?.uid ?? '', 1],
  ['of another user', 'uid-of-another', 0],
])('home shows prepared data only to the user who owns the data (data %s)', async (_, uid, shown) => {
  const words = 'The harbour was quiet tonight.';
  answer({ 'GET /api/reflections': { body: [reflectionOf({ content: words })] } });
  await prepareHome(uid);
  answer();
  await open('/');
  await expect.element(page.getByRole('heading', { name: 'Latest reflections' })).toBeVisible();
  await expect.poll(() => page.getByText(words).elements().length).toBe(shown);
});

test('shows the reflections of today in the first render of the history', async () => {
  const words = 'The harbour was quiet tonight.';
  const today = reflectionOf({ content: words, localDate: localDayNow() });
  answer({ 'GET /api/reflections/calendar': { body: [today] }, 'GET /api/reflections': { body: [today] } });
  await prepareFirstScreen('/history', signedInState.identity?.uid ?? '');
  const never = new Promise<never>(() => undefined);
  answer({ 'GET /api/reflections/calendar': () => never, 'GET /api/reflections': () => never });
  await open('/history');
  await expect.element(page.getByText(words)).toBeVisible();
});

test('shows the question in the first render of the writing page', async () => {
  answer({ 'POST /api/reflections/current': { body: openWindow(3_600_000) } });
  await prepareFirstScreen('/reflect/evening', signedInState.identity?.uid ?? '');
  answer({ 'POST /api/reflections/current': () => new Promise<never>(() => undefined) });
  await open('/reflect/evening');
  await expect.element(page.getByRole('textbox')).toBeVisible();
});

test('the first render of a card waits for fonts that are a quarter of a second late', async () => {
  answer();
  const { fetch } = window;
  let fontsRead = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (...request) => {
    if (!String(request[0]).includes('.woff2')) return fetch(...request);
    await new Promise((resolve) => setTimeout(resolve, 250));
    fontsRead += 1;
    return new Response('');
  });
  await prepareFirstScreen(`/share/${summary.id}`, signedInState.identity?.uid ?? '');
  expect(fontsRead).toBe(2);
});

describe('a signed-in user', () => {
  test.each([
    ['/', 'Latest reflections'],
    ['/reflect', 'No Reflection Available'],
    ['/reflect/evening', 'No Reflection Available'],
    ['/reflect/deep', 'No Reflection Available'],
    ['/history', 'History'],
    ['/weekly-summary', 'Weekly Summaries'],
    ['/summary', 'Weekly Summaries'],
    ['/summary/2026-11-09', 'Weekly Summaries'],
    [`/share/${summary.id}`, 'Learning to say no'],
    ['/book', 'Your Book'],
    ['/settings', 'Settings'],
    ['/settings/reminders', 'Reminders'],
    ['/operator', 'Operator'],
    ['/settings/nowhere', '404 Page Not Found'],
    ['/nowhere', '404 Page Not Found'],
  ])(
    'a signed-in user sees at %s the heading "%s" [2.1, 2.3, 2.5, 2.6, 2.7, 2.8, 2.56, 4.4, 6.1]',
    async (path, heading) => {
      answer();
      await open(path);
      await expect.element(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    },
  );
});

test('the writing screen shows the prompt of the open window, whatever prompt the URL names [2.4]', async () => {
  answer({ 'POST /api/reflections/current': { body: openWindow(3_600_000) } });
  await open('/reflect/evening?promptId=0193f000-0000-7000-8000-000000000aaa');
  await expect.element(page.getByRole('heading', { name: 'What stayed with you today?' })).toBeVisible();
});

test('discards the query cache when the user signs out [4.8]', async () => {
  const api = answer();
  const { setState } = await open('/settings');
  await vi.waitFor(() => expect(api.of('GET /api/user/stats')).toHaveLength(1));
  setState(signedOut);
  await expect.element(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  setState(signedInState);
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await vi.waitFor(() => expect(api.of('GET /api/user/stats')).toHaveLength(2));
});

const loginCode = new Promise<never>(() => undefined);
const UnloadedLogin = () => use(loginCode);

/** Show what the gate shows while the code of the login is not loaded: React keeps the app and its effects. */
const GateWithoutLogin = () => (
  <Suspense>{useSession().status === 'signed-in' ? <SignedInApp /> : <UnloadedLogin />}</Suspense>
);

test('a sign-out stops the background work of an app that React keeps, and the user’s return starts it again', async () => {
  const create = 'POST /api/reflections';
  const uid = signedInState.identity?.uid ?? '';
  const letWait = (minutes: number) => {
    const isoAt = (ms: number) => new Date(Date.now() + ms).toISOString();
    const availableFrom = isoAt(-minutes * 60_000);
    const open = { type: 'evening', availableFrom, availableUntil: isoAt(3_600_000) } as const;
    const content = `Words of ${minutes}.`;
    const draft = { ...createDraft(open, { promptId: 'p', question: 'q' }), content, version: 1 };
    writeDraft(storage, draftKey(uid, draft), { ...draft, status: 'waiting', sentContents: [content] });
    window.dispatchEvent(new Event('online'));
  };
  const api = answer({ [create]: { status: 422, body: { code: 'window_closed', message: 'Over', requestId: 'r' } } });
  const { session, setState } = changeableSession(signedInState);
  const { hook } = memoryLocation({ path: '/settings' });
  letWait(30);
  await render(
    <Router hook={hook}>
      <SessionContext value={session}>
        <GateWithoutLogin />
      </SessionContext>
    </Router>,
  );
  await vi.waitFor(() => expect(api.of(create)).toHaveLength(1));
  setState(signedOut);
  await expect.element(page.getByRole('heading', { name: 'Settings' })).not.toBeInTheDocument();
  letWait(20);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(api.of(create)).toHaveLength(1);
  setState(signedInState);
  await vi.waitFor(() => expect(api.of(create)).toHaveLength(2));
});

describe('after the session has ended', () => {
  test('shows "Session Expired" when the server answers the query for the window with 401, then opens /api/login [8.31]', async () => {
    answer({ 'POST /api/reflections/current': refused });
    const { leave } = await open('/reflect/evening');
    await expect.element(page.getByRole('alert')).toMatchTextContent('Session ExpiredPlease log in again...');
    await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/api/login'));
  });

  test('shows "Unauthorized" when the server answers a query with 401, except that for the window, then opens /api/login [6.5, 8.32]', async () => {
    answer({ 'GET /api/reflections/calendar': refused });
    const { leave } = await open('/history');
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('UnauthorizedYou are logged out. Logging in again...');
    await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/api/login'));
  });

  test('after the session has ended, opens /api/login even if an earlier sign-out on this page suppressed the redirect', async () => {
    suppressLoginRedirect();
    answer({ 'GET /api/reflections/calendar': refused });
    const { leave } = await open('/history');
    await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/api/login'));
  });
});

test.each([
  ['a reload on Settings', '/settings'],
  ['Settings opened from home', '/'],
])('home shows the streak and the words of another device together after %s', async (_, path) => {
  const startMs = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: startMs });
  const words = 'Written on the laptop.';
  let isWritten = false;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = new Set<string>();
  const later =
    (name: string, before: object, after: object): (() => Promise<FakeAnswer>) =>
    async () => {
      if (!isWritten) return { body: before };
      asked.add(name);
      await released;
      return { body: after };
    };
  const written = [reflectionOf({ content: words, localDate: localDayNow() })];
  answer({
    'GET /api/user/stats': later('streak', { ...stats, currentStreak: 11 }, { ...stats, currentStreak: 12 }),
    'GET /api/reflections/weekly': later('week', [], written),
    'GET /api/reflections': later('latest', [], written),
  });
  const { navigate } = await open(path);
  if (path === '/') {
    await expect.element(page.getByRole('button', { name: '11 day streak Why this number?' })).toBeVisible();
    navigate('/settings');
  }
  await expect.element(page.getByText('Longest Streak')).toBeVisible();
  await expect.element(page.getByText('9', { exact: true })).toBeVisible();
  isWritten = true;
  vi.setSystemTime(startMs + 60_000);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  // No request waits for the answer to another one.
  await expect.poll(() => [...asked].sort()).toEqual(['latest', 'streak', 'week']);
  release();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '12 day streak Why this number?' })).toBeVisible();
});

test('notifies the Android wrapper of each change of route [7.33]', async () => {
  const onNavigationChange = vi.fn();
  window.AndroidBridge = { onNavigationChange };
  onTestFinished(() => {
    delete window.AndroidBridge;
  });
  answer();
  await open('/settings');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await vi.waitFor(() => expect(onNavigationChange.mock.calls).toEqual([['/settings'], ['/']]));
});

const manyWeeks = [
  '2026-11-09',
  '2026-11-02',
  '2026-10-26',
  '2026-10-19',
  '2026-10-12',
  '2026-10-05',
  '2026-09-28',
].map((weekStart, index) => summaryOf({ weekStart, id: `00000000-0000-7000-8000-00000000000${index}` }));

test('scrolls to the week in the path of a summary link, each time the link is opened', async () => {
  answer({ 'GET /api/summaries/weekly': { body: manyWeeks } });
  const { navigate } = await open('/summary/2026-10-05');
  for (let time = 0; time < 2; time += 1) {
    await expect.poll(() => window.scrollY).toBeGreaterThan(200);
    navigate('/nowhere');
    await expect.element(page.getByText('404 Page Not Found')).toBeVisible();
    expect(window.scrollY).toBe(0);
    navigate('/summary/2026-10-05');
    await expect.element(page.getByRole('button', { name: /^Collapse/ })).toBeVisible();
  }
  await expect.poll(() => window.scrollY).toBeGreaterThan(200);
});

test('a week that is expanded at the old address of the summaries keeps the focus on its button', async () => {
  answer();
  await open('/weekly-summary?week=2020-01-06');
  await page
    .getByRole('button', { name: /^Collapse|^Expand/ })
    .first()
    .click();
  const pressed = document.activeElement;
  expect(pressed?.tagName).toBe('BUTTON');
  await page
    .getByRole('button', { name: /^Collapse|^Expand/ })
    .first()
    .click();
  expect(document.activeElement).toBe(pressed);
});

test('"Back to Summaries" on a share card returns to the card’s summary, which is expanded and in view', async () => {
  const [week] = manyWeeks.slice(-2);
  answer({ 'GET /api/summaries/weekly': { body: manyWeeks }, [`GET /api/summaries/${week?.id}`]: { body: week } });
  await open('/summary');
  await page.getByRole('button', { name: /^Share.*Oct 5, 2026/ }).click();
  await expect.element(page.getByRole('button', { name: 'Choose design' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Summaries' }).click();
  await expect.element(page.getByRole('button', { name: /^Collapse.*Oct 5, 2026/ })).toBeVisible();
  await expect.element(page.getByText('You said no on Tuesday.')).toBeInViewport();
});

test('shows home from the top after a sign-in on a scrolled login page', async () => {
  answer();
  const { setState } = await open('/');
  setState(signedOut);
  await expect.element(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  const scrollTo = vi.spyOn(window, 'scrollTo');
  setState(signedInState);
  await expect.element(page.getByRole('heading', { name: 'Latest reflections' })).toBeVisible();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  scrollTo.mockRestore();
});

import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Reflection } from '../../../core/contract/reflection.ts';
import type { CurrentWindowBody } from '../../../core/contract/reflections.ts';
import { addDays, dayAt, instantOf } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import { type FakeAnswers, fakeApi } from '../../../testing/fake-api.ts';
import { reflectionOf } from '../../../testing/reflections.ts';
import { type InApp, renderInApp, someIdentity } from '../../../testing/render.tsx';
import { footerLinks } from '../../app/routes.ts';
import { storage } from '../../device/storage.ts';
import { putPending } from '../../features/deletion/change-pending.ts';
import { createDraft } from '../../features/drafts/draft.ts';
import { draftKey, writeDraft } from '../../features/drafts/draft-storage.ts';
import { weekdayName } from '../../features/reflections/format.ts';
import { HomeScreen } from './home-screen.tsx';

const offset = new Date().getTimezoneOffset();
const today = dayAt(Date.now(), offset);
const iso = (ms: number) => new Date(ms).toISOString();
const serverNowMs = instantOf(today, 20 * 3600, offset);
const promptId = '0193f000-0000-7000-8000-00000000000a';

function windowOf(type: ReflectionType, isActive: boolean): CurrentWindowBody {
  return {
    window: { type, isActive, availableFrom: iso(serverNowMs - 60_000), availableUntil: iso(serverNowMs + 3_723_000) },
    ...(isActive ? { prompt: { id: promptId, question: 'What surprised you today?' } } : {}),
    serverNow: iso(serverNowMs),
    localDate: today,
  };
}

const written = (type: ReflectionType, localDate = today) =>
  reflectionOf({ type, localDate, content: `Words of ${localDate}` });

const stats = { currentStreak: 12, longestStreak: 12, totalReflections: 40, thisWeekCount: 3 };

function showHome(current: CurrentWindowBody, stored: Reflection[] = [], more: FakeAnswers = {}) {
  const api = fakeApi({
    'POST /api/reflections/current': { body: current },
    'GET /api/reflections/weekly': { body: stored },
    'GET /api/reflections': { body: stored },
    'GET /api/user/stats': { body: stats },
    ...more,
  });
  return renderInApp(<HomeScreen footerLinks={footerLinks} />).then((screen) => ({ screen, api }));
}

async function expectCard(screen: InApp, title: string, text: string) {
  const heading = screen.getByRole('heading', { name: title });
  await expect.element(heading).toBeVisible();
  await expect.element(heading.element().parentElement).toMatchTextContent(text);
}

describe('the card of a window', () => {
  test('says how long an open window is available, and links to its prompt [2.4, 2.30, 4.17]', async () => {
    const { screen } = await showHome(windowOf('evening', true));
    const card = screen.getByRole('link', { name: /Evening Reflection/ });
    await expect.element(card).toMatchTextContent('Available now');
    await expect.element(card).toMatchTextContent(/1h 0?2m 0?\ds/);
    await expect.element(card).toHaveAttribute('href', `/reflect/evening?promptId=${promptId}`);
    await expectCard(screen, 'Deep Reflection', 'Locked10 minutes, at random, 9 AM to 5 PM');
    expect(screen.getByRole('link', { name: /Deep Reflection/ }).elements()).toHaveLength(0);
  });

  test('says that an open window with a reflection is completed and can be edited [4.15]', async () => {
    const open = windowOf('evening', true);
    const { availableFrom, availableUntil } = open.window;
    const current = { ...open, existingReflection: { ...written('evening'), availableFrom, availableUntil } };
    const { screen } = await showHome(current);
    const card = screen.getByRole('link', { name: /Evening Reflection/ });
    await expect.element(card).toMatchTextContent('CompletedEdit available');
  });

  test('says that a window with a reflection is completed, and locked after its end [4.16]', async () => {
    const { screen } = await showHome(windowOf('evening', false), [written('deep')]);
    await expectCard(screen, 'Deep Reflection', 'CompletedLocked until next window');
  });

  test.each([true, false])('fits a completed card into a very small phone (window open: %s)', async (isOpen) => {
    await page.viewport(320, 568);
    onTestFinished(() => page.viewport(360, 800));
    const { screen } = await showHome(windowOf('evening', isOpen), [written('evening'), written('deep')]);
    await expect.element(screen.getByText('Completed').first()).toBeVisible();
    const right = (element: Element) => element.getBoundingClientRect().right;
    const cards = screen.getByRole('region', { name: 'Reflections' }).element();
    const edges = [...cards.querySelectorAll('[data-status="completed"]')].map(right);
    expect(edges).not.toHaveLength(0);
    expect(Math.max(...edges)).toBeLessThanOrEqual(right(cards));
  });

  test('says that a future window is locked and when it opens [4.18]', async () => {
    const shut = windowOf('evening', false);
    const window = { ...shut.window, availableFrom: iso(serverNowMs + 60_000) };
    const { screen } = await showHome({ ...shut, window });
    await expectCard(screen, 'Evening Reflection', 'LockedOpens at 6:00 PM');
  });

  test.each([
    ['when today’s window may open', {}, 'Locked10 minutes, at random, 9 AM to 5 PM'],
    [
      'when tomorrow’s window may open',
      { isDeepOver: true },
      'LockedToday’s is over. Tomorrow: at random, 9 AM to 5 PM',
    ],
  ] as const)('on the card for deep reflections, says %s [4.18]', async (_when, over, text) => {
    const { screen } = await showHome({ ...windowOf('evening', true), ...over });
    await expectCard(screen, 'Deep Reflection', text);
  });

  test('the evening card says that today’s window is over and when tomorrow’s opens [4.18]', async () => {
    const ahead = { from: addDays(today, 1), prompts: [] };
    const shut = windowOf('evening', false);
    const window = { ...shut.window, availableFrom: iso(serverNowMs + 60_000) };
    const { screen } = await showHome({ ...shut, window, ahead });
    await expectCard(screen, 'Evening Reflection', 'LockedToday’s is over. Tomorrow: from 6:00 PM');
    await screen.getByRole('button', { name: 'Evening Reflection: when does it open?' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Evening Reflection' });
    await expect
      .element(dialog.getByText(/^Today’s is over\. Tomorrow: from 6:00\sPM, until midnight\.$/))
      .toBeVisible();
    expect(
      dialog
        .getByRole('button')
        .elements()
        .map((button) => button.textContent),
    ).toEqual(['Close']);
  });

  test.each([
    ['evening', 'Evening Reflection', 'LockedYou deleted tonight’s reflection. Tomorrow: from 6:00 PM'],
    ['deep', 'Deep Reflection', 'LockedYou deleted today’s reflection. Tomorrow: at random, 9 AM to 5 PM'],
  ] as const)('says that the %s reflection of the open window was deleted', async (type, title, text) => {
    const { screen } = await showHome(windowOf(type, false));
    await expectCard(screen, title, text);
    await screen.getByRole('button', { name: `${title}: when does it open?` }).click();
    await expect.element(screen.getByRole('dialog').getByText(/^You deleted /)).toBeVisible();
  });

  test('does not offer to edit a reflection whose deletion waits to be sent', async () => {
    const open = windowOf('evening', true);
    const existingReflection = { ...written('evening'), ...open.window };
    const { id, revision, type, availableFrom, availableUntil } = existingReflection;
    putPending(someIdentity.uid, { id, revision, type, availableFrom, availableUntil, heldUntilMs: 0 });
    const { screen } = await showHome({ ...open, existingReflection }, [existingReflection]);
    await expectCard(screen, 'Evening Reflection', 'LockedYou deleted tonight’s reflection. Tomorrow');
    expect(screen.getByRole('link', { name: /Evening Reflection/ }).elements()).toEqual([]);
  });

  test('leaves out of the weekly goal a reflection whose deletion waits to be sent', async () => {
    const { id, revision, type, availableFrom, availableUntil } = written('evening');
    const pending = { id, revision, type, availableFrom, availableUntil, heldUntilMs: 0 };
    putPending(someIdentity.uid, { ...pending, countedDay: today });
    putPending(someIdentity.uid, { ...pending, id: 'of-last-week', countedDay: addDays(today, -7) });
    const { screen } = await showHome(windowOf('evening', false), [], {
      'GET /api/user/stats': { body: { ...stats, thisWeekCount: 3 } },
    });
    const goal = screen.getByRole('progressbar', { name: 'Weekly goal' });
    await expect.element(goal).toHaveAttribute('aria-valuetext', '2 of 4 reflections this week');
  });

  test.each([
    ['a reflection', false],
    ['a change', true],
  ])('says that %s submitted on this device waits to be sent', async (_, isChange) => {
    const open = windowOf('evening', true);
    const stored = { ...written('evening'), ...open.window };
    const draft = {
      ...createDraft({ ...open.window, type: 'evening' }, { promptId, question: 'q' }),
      content: 'Words',
    };
    const rewrites = isChange ? { id: stored.id, revision: 1 } : null;
    const waiting = { ...draft, rewrites, status: 'waiting' as const, sentContents: ['Words'] };
    writeDraft(storage, draftKey(someIdentity.uid, draft), waiting);
    const { screen } = await showHome({ ...open, ...(isChange && { existingReflection: stored }) });
    await expectCard(screen, 'Evening Reflection', 'CompletedWaiting to be sent');
    const day = screen
      .getByRole('region', { name: 'This week' })
      .getByText(isChange ? /, today: evening reflection$/ : /, today: evening reflection, waiting to be sent$/);
    await expect.element(day).toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: /Evening Reflection/ })).toBeVisible();
  });

  test('does not mark today when words of yesterday’s window, which is still open, wait to be sent', async () => {
    const open = windowOf('evening', true);
    const yesterday = new Date(Date.parse(open.window.availableFrom) - 86_400_000).toISOString();
    const late = { ...open, window: { ...open.window, availableFrom: yesterday } };
    const draft = createDraft({ ...late.window, type: 'evening' }, { promptId, question: 'q' });
    const waiting = { ...draft, content: 'Words', status: 'waiting' as const, sentContents: ['Words'] };
    writeDraft(storage, draftKey(someIdentity.uid, draft), waiting);
    const { screen } = await showHome(late);
    await expectCard(screen, 'Evening Reflection', 'CompletedWaiting to be sent');
    const day = screen.getByRole('region', { name: 'This week' }).getByText(/, today: not yet$/);
    await expect.element(day).toBeInTheDocument();
  });

  test.each([
    ['a change, when the chosen text is not in the journal', 'Both texts', 'CompletedChange not sent'],
    ['nothing to send, when the chosen text is in the journal', written('evening').content, 'CompletedEdit available'],
  ])('after a choice between two versions, says that the open window has %s', async (_, content, words) => {
    const open = windowOf('evening', true);
    const stored = { ...written('evening'), ...open.window };
    const draft = {
      ...createDraft({ ...open.window, type: 'evening' }, { promptId, question: 'q' }),
      content,
      otherContent: 'Mine',
      rewrites: { id: stored.id, revision: stored.revision },
      choice: { chosen: content, mine: 'Mine', other: stored.content, status: null },
    };
    writeDraft(storage, draftKey(someIdentity.uid, draft), draft);
    const { screen } = await showHome({ ...open, existingReflection: stored });
    await expectCard(screen, 'Evening Reflection', words);
  });

  test.each([
    ['an unfinished reflection', null, null, 'Words', 'Begun'],
    ['an unsubmitted edit', 1, 1, 'Words', 'CompletedChange not sent'],
    ['an edit of a version that another device replaced', 1, 2, 'Words', 'CompletedVersions differ: choose one'],
    ['a draft from before another device submitted', null, 1, 'Words', 'CompletedVersions differ: choose one'],
    ['the words that another device submitted', null, 1, written('evening').content, 'CompletedChange not sent'],
  ])('says that the open window has %s', async (_, known, revision, content, words) => {
    const open = windowOf('evening', true);
    const stored = { ...written('evening'), ...open.window, revision: revision ?? 1 };
    const window = { ...open.window, type: 'evening' } as const;
    const draft = { ...createDraft(window, { promptId, question: 'q' }), content };
    const rewrites = known === null ? null : { id: stored.id, revision: known };
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, rewrites });
    const { screen } = await showHome({ ...open, ...(revision !== null && { existingReflection: stored }) });
    await expectCard(screen, 'Evening Reflection', words);
  });

  test('says that the change of words that wait to be sent is not sent', async () => {
    const open = windowOf('evening', true);
    const draft = createDraft({ ...open.window, type: 'evening' }, { promptId, question: 'q' });
    const changed = { ...draft, content: 'Words, and more', sentContents: ['Words'], status: 'waiting' } as const;
    writeDraft(storage, draftKey(someIdentity.uid, draft), changed);
    const { screen } = await showHome(open);
    await expectCard(screen, 'Evening Reflection', 'Change not sent');
  });

  test.each([
    ['an unfinished reflection', false, 'Versions differ: choose one'],
    ['an edit', true, 'CompletedVersions differ: choose one'],
  ])('says that two tabs have different texts of %s', async (_, isChange, words) => {
    const open = windowOf('evening', true);
    const stored = { ...written('evening'), ...open.window };
    const window = { ...open.window, type: 'evening' } as const;
    const draft = { ...createDraft(window, { promptId, question: 'q' }), content: 'Words' };
    const rewrites = isChange ? { id: stored.id, revision: 1 } : null;
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, rewrites, otherContent: 'Other words' });
    const { screen } = await showHome({ ...open, ...(isChange && { existingReflection: stored }) });
    await expectCard(screen, 'Evening Reflection', words);
  });

  test('when the user discards a change, the card offers to edit the reflection and gets the focus', async () => {
    const open = windowOf('evening', true);
    const stored = { ...written('evening'), ...open.window };
    const window = { ...open.window, type: 'evening' } as const;
    const draft = { ...createDraft(window, { promptId, question: 'q' }), content: 'Words' };
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, rewrites: { id: stored.id, revision: 1 } });
    const { screen } = await showHome({ ...open, existingReflection: stored });
    await screen.getByRole('button', { name: 'Discard', exact: true }).click();
    await screen.getByRole('button', { name: 'Discard the change' }).click();
    await expectCard(screen, 'Evening Reflection', 'CompletedEdit available');
    const card = screen.getByRole('link', { name: /Evening Reflection/ });
    await expect.element(card).toHaveFocus();
    await expect.element(card).toBeInViewport();
  });

  test('names the weekday of the next deep window when the server’s day is not the local day', async () => {
    const localDate = addDays(today, 1);
    const { screen } = await showHome({ ...windowOf('evening', true), localDate, isDeepOver: true });
    await expectCard(screen, 'Deep Reflection', `Today’s is over. ${weekdayName(addDays(today, 2))}: at random`);
  });

  test('says that the windows could not be loaded, and lets the user load them again', async () => {
    let isBroken = true;
    const { screen } = await showHome(windowOf('evening', true), [], {
      'POST /api/reflections/current': () =>
        isBroken ? { status: 500, body: { code: 'internal', message: 'broken' } } : { body: windowOf('evening', true) },
    });
    const again = screen.getByRole('region', { name: 'Reflections' }).getByRole('button', { name: /^Load again/ });
    await expect.element(again, { timeout: 8000 }).toBeVisible();
    isBroken = false;
    await again.click();
    await expect.element(screen.getByRole('link', { name: /Evening Reflection/ })).toBeVisible();
  });
});

test('shows the streak, the weekly goal capped at 100%, and the links of the footer [2.31, 2.43]', async () => {
  const { screen } = await showHome(windowOf('evening', true), [], {
    'GET /api/user/stats': { body: { ...stats, thisWeekCount: 9 } },
  });
  await expect.element(screen.getByText('12 day streak')).toBeVisible();
  const goal = screen.getByRole('progressbar', { name: 'Weekly goal' });
  await expect.element(goal).toHaveAttribute('aria-valuenow', '100');
  await expect.element(goal).toHaveAttribute('aria-valuetext', '9 reflections this week: the goal of 4 is reached');
  const footer = screen.getByRole('navigation', { name: 'Screens' });
  const links = footer
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/history', '/summary', '/settings']);
});

test('shows the days from Monday to Sunday with their reflections, and marks today [2.29]', async () => {
  const monday = weekStartOf(today);
  const tuesday = addDays(monday, 1);
  const stored = [written('evening', monday), written('deep', monday), written('deep', tuesday)];
  const { screen } = await showHome(windowOf('evening', false), stored);
  const days = screen.getByRole('region', { name: 'This week' }).getByRole('listitem');
  await expect.element(days.nth(0)).toMatchTextContent(/^Monday(, today)?: evening and deep reflection/);
  const ofTuesday = tuesday > today ? /^Tuesday: still to come/ : /^Tuesday(, today)?: deep reflection/;
  await expect.element(days.nth(1)).toMatchTextContent(ofTuesday);
  expect(days.elements()).toHaveLength(7);
  expect(days.elements().filter((day) => day.getAttribute('aria-current') === 'date')).toHaveLength(1);
});

test('fetches and shows the five latest reflections [2.32]', async () => {
  const { screen, api } = await showHome(windowOf('evening', false), [written('evening', addDays(today, -1))]);
  await expect.element(screen.getByText(`Words of ${addDays(today, -1)}`)).toBeVisible();
  expect(api.of('GET /api/reflections')[0]?.query.get('limit')).toBe('5');
});

test.each([
  ['below the cards while a window is open', true, 1],
  ['above the cards while no window is open', false, -1],
])('shows yesterday’s unsent words %s', async (_, isOpen, order) => {
  const window = {
    type: 'evening',
    availableFrom: iso(serverNowMs - 26 * 3_600_000),
    availableUntil: iso(serverNowMs - 20 * 3_600_000),
  } as const;
  const draft = { ...createDraft(window, { promptId, question: 'Why?' }), content: 'Unsent.', version: 1 };
  writeDraft(storage, draftKey(someIdentity.uid, draft), draft);
  const { screen } = await showHome(windowOf('evening', isOpen));
  const words = screen.getByText('Unsent.');
  await expect.element(words).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Evening Reflection' })).toBeVisible();
  const top = (locator: typeof words) => locator.element().getBoundingClientRect().top;
  expect(Math.sign(top(words) - top(screen.getByRole('heading', { name: 'Evening Reflection' })))).toBe(order);
});

test.each([
  ['asks for the window and shows what another device has submitted', 6_000, true],
  ['asks for nothing after a shorter absence', 2_000, false],
])('home, opened again with what is known, %s', async (_, absentMs, isAsked) => {
  const open = windowOf('evening', true);
  const { availableFrom, availableUntil } = open.window;
  const newer = { ...written('evening'), availableFrom, availableUntil };
  let current = open;
  let list: Reflection[] = [];
  const { screen, api } = await showHome(open, [], {
    'POST /api/reflections/current': () => ({ body: current }),
    'GET /api/reflections': () => ({ body: list }),
  });
  const { client } = screen;
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  await expect.element(screen.getByText('Available now')).toBeVisible();
  await screen.unmount();
  current = { ...open, existingReflection: newer };
  list = [newer];
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + absentMs);
  onTestFinished(() => clock.mockRestore());
  const again = await renderInApp(<HomeScreen footerLinks={footerLinks} />, { client });
  await expect.element(again.getByText(isAsked ? newer.content : 'Available now')).toBeVisible();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(api.of('POST /api/reflections/current').length > 1).toBe(isAsked);
});

test.each([
  ['lacks it', { body: [] }],
  ['fails', { status: 500, body: {} }],
])('home does not ask again and again for a reflection of the window if the list %s', async (_, list) => {
  const open = windowOf('evening', true);
  const existingReflection = { ...written('evening'), ...open.window };
  const { screen, api } = await showHome({ ...open, existingReflection }, [], { 'GET /api/reflections': list });
  await expect.element(screen.getByText('Completed').first()).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await vi.waitFor(() => expect(screen.client.isFetching()).toBe(0));
  expect(api.of('GET /api/reflections').length).toBeLessThanOrEqual(3);
});

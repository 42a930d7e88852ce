import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reflection } from '../../../core/contract/reflection.ts';
import type { FakeAnswers } from '../../../testing/fake-api.ts';
import { openWindow, reflectionOf } from '../../../testing/reflections.ts';
import { someIdentity } from '../../../testing/render.tsx';
import {
  button,
  create,
  current,
  hourMs,
  openScreen,
  refusal,
  words,
  write,
  writing,
} from '../../../testing/writing-screen.tsx';
import { refetchUntilAnswered } from '../../data/offline-cache.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { storage } from '../../device/storage.ts';
import { deleteDraft } from '../../features/drafts/device-drafts.ts';
import { createDraft } from '../../features/drafts/draft.ts';
import { draftKey, findDrafts, writeDraft } from '../../features/drafts/draft-storage.ts';
import { startOutbox } from '../../features/drafts/outbox.ts';
import { watchAnnouncements } from '../../features/drafts/watch-announcements.ts';

const drafts = () => findDrafts(someIdentity.uid);

/** Store a draft that was submitted too late, `daysAgo` days ago. */
function storeLateDraft(content: string, status: 'for-next' | 'refused', daysAgo = 1): void {
  const at = (ms: number) => new Date(Date.now() - ms - daysAgo * 24 * hourMs).toISOString();
  const window = { type: 'evening', availableFrom: at(8 * hourMs), availableUntil: at(2 * hourMs) } as const;
  const draft = { ...createDraft(window, { promptId: 'p', question: 'q' }), content, version: 1, status };
  writeDraft(storage, draftKey(someIdentity.uid, draft), draft);
}

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  for (const draft of drafts()) deleteDraft(someIdentity.uid, draft);
});

test('shows an existing draft at once when the device is offline', async () => {
  const first = await openScreen();
  await write();
  await first.unmount();
  isOnline = false;
  const { api } = await openScreen({ [current]: 'offline' });
  await expect.element(writing()).toHaveValue(words);
  expect(api.of(current)).toHaveLength(1);
});

test('shows the text that another tab submitted while this one was offline, as soon as it is online again', async () => {
  const answer = openWindow(hourMs);
  let existingReflection: Reflection | undefined;
  const answers = {
    [current]: () =>
      isOnline ? { body: { ...answer, ...(existingReflection && { existingReflection }) } } : 'offline',
    [create]: () => 'offline' as const,
  } satisfies FakeAnswers;
  await openScreen(answers);
  await write();
  isOnline = false;
  await button('Submit Reflection').click();
  await expect.element(page.getByText(/kept on this device, and sent if you are connected by/)).toBeVisible();
  const [draft] = drafts();
  if (!draft) throw new Error('no draft');
  const key = draftKey(someIdentity.uid, draft);
  existingReflection = reflectionOf({ ...answer.window, content: `${words} And more.` });
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  await expect.element(writing()).toHaveValue('');
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await expect.element(writing()).toHaveValue(`${words} And more.`);
  await expect.element(page.getByText('Editing')).toBeVisible();
});

describe('an evening that the device opened by its own clock', () => {
  /**
   * Store a draft of an evening that the device opened by its own clock. `window` is the window that the server will
   * announce later. Return the path of the draft's writing screen.
   */
  function storeUnannouncedDraft({ window }: ReturnType<typeof openWindow>): string {
    const draft = { ...createDraft(window, { promptId: 'p', question: 'q' }), content: words, version: 1 };
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, isUnannounced: true });
    return `/reflect/evening?from=${encodeURIComponent(window.availableFrom)}`;
  }

  test('marks the draft as announced as soon as the server confirms the evening’s window', async () => {
    const answer = openWindow(hourMs);
    const path = storeUnannouncedDraft(answer);
    isOnline = false;
    const { client } = await openScreen({ [current]: () => (isOnline ? { body: answer } : 'offline') }, path);
    onTestFinished(refetchUntilAnswered(client));
    await expect.element(page.getByText(/your journal does not know of this evening yet/)).toBeVisible();
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText(/your journal does not know/)).not.toBeVisible();
    await expect.element(writing()).toHaveValue(words);
    expect(drafts()).toMatchObject([{ content: words, isUnannounced: false }]);
  });

  test('keeps the draft marked as unannounced when the server answers with a different window', async () => {
    const path = storeUnannouncedDraft(openWindow(hourMs));
    const { api } = await openScreen({ [current]: { body: openWindow(2 * hourMs) } }, path);
    await expect.poll(() => api.of(current)).toHaveLength(1);
    await expect.element(page.getByText(/your journal does not know of this evening yet/)).toBeVisible();
    expect(drafts()).toMatchObject([{ isUnannounced: true }]);
  });

  test('marks the draft as announced when home receives the evening’s window from the server', () => {
    const answer = openWindow(hourMs);
    storeUnannouncedDraft(answer);
    const client = createQueryClient(() => undefined);
    onTestFinished(watchAnnouncements(client, someIdentity.uid));
    client.setQueryData([current.split(' ')[1], 'any'], answer);
    expect(drafts()).toMatchObject([{ content: words, isUnannounced: false, version: 1 }]);
  });
});

describe('a submit that does not reach the server', () => {
  test('stores the draft as waiting, says that it is kept, and sends it when the network is back', async () => {
    const { api } = await openScreen({
      [create]: () => (isOnline ? { status: 201, body: reflectionOf({ content: words }) } : 'offline'),
    });
    await write();
    isOnline = false;
    await button('Submit Reflection').click();
    await expect.element(page.getByText('Kept on this device', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/kept on this device, and sent if you are connected by/)).toBeVisible();
    expect(drafts()).toMatchObject([{ content: words, status: 'waiting', sentContents: [words] }]);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Reflection saved')).toBeVisible();
    const keys = api.of(create).map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(drafts()).toEqual([]);
  });

  test('shows one time only while words wait: until when they are sent, not until when the page is open', async () => {
    const extraTimeUntil = new Date(Date.now() + 2 * hourMs).toISOString();
    await openScreen({ [current]: { body: openWindow(hourMs, { extraTimeUntil }) }, [create]: () => 'offline' });
    await write();
    await expect.element(page.getByText(/then extra time until/)).toBeVisible();
    isOnline = false;
    await button('Submit Reflection').click();
    await expect.element(page.getByText(/sent if you are connected by/)).toBeVisible();
    await expect.element(page.getByText(/extra time until/)).not.toBeInTheDocument();
  });

  test.each([
    [5, /sent if you are connected by \d+:\d\d [AP]M on [A-Z][a-z]+day\./, 'Waiting for a connection'],
    [
      25,
      'The time to send these words is over. They stay on this device until you decide.',
      'Saved on this device. No connection just now.',
    ],
  ])('promises to send the words, %i hours after the window, only until the limit', async (hours, text, status) => {
    const at = (ago: number) => new Date(Date.now() - ago * hourMs).toISOString();
    const window = { type: 'evening', availableFrom: at(hours + 6), availableUntil: at(hours) } as const;
    const draft = { ...createDraft(window, { promptId: 'p', question: 'q' }), content: words, sentContents: [words] };
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, version: 1, status: 'waiting' });
    isOnline = false;
    const path = `/reflect/evening?from=${encodeURIComponent(window.availableFrom)}`;
    await openScreen({ [current]: 'offline', [create]: 'offline' }, path);
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByText(status, { exact: true })).toBeVisible();
    await expect.element(button('Submit Reflection')).toBeDisabled();
    const promises = page.getByText(/still count|are connected by|Waiting for/).elements();
    expect(promises).toHaveLength(hours < 24 ? 2 : 0);
  });

  test.each([
    ['an offline submit', false],
    ['an online submit', true],
  ])('shows no further message when the automatic retry after %s fails', async (_when, wasOnline) => {
    const failures = () => page.getByText('Submission Failed').elements().length;
    let answer: ReturnType<typeof refusal> | 'offline' = 'offline';
    const { api } = await openScreen({ [create]: () => answer });
    await write();
    isOnline = wasOnline;
    await button('Submit Reflection').click();
    await expect.element(page.getByText(/kept on this device/).first()).toBeVisible();
    await expect.poll(failures).toBe(wasOnline ? 1 : 0);
    isOnline = true;
    answer = refusal(503, 'unavailable');
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => api.of(create)).toHaveLength(2);
    await expect.poll(() => drafts()[0]?.version).toBeGreaterThanOrEqual(4);
    await expect.element(page.getByText(/kept on this device/)).toBeVisible();
    expect(failures()).toBe(wasOnline ? 1 : 0);
  });

  test.each([
    ['if the device is offline, disables the button until the text changes', false],
    ['if the device is online, leaves the button enabled', true],
  ])('%s', async (_, wasOnline) => {
    await openScreen({ [create]: 'offline' });
    await write();
    isOnline = wasOnline;
    await button('Submit Reflection').click();
    await expect.element(page.getByText(/kept on this device/)).toBeVisible();
    if (wasOnline) return expect.element(button('Submit Reflection')).toBeEnabled();
    await expect.element(button('Submit Reflection')).toBeDisabled();
    await expect.element(page.getByText('Waiting for a connection')).toBeVisible();
    await write(' More');
    await expect.element(button('Submit Reflection')).toBeEnabled();
  });

  test('offers the way home beside the words that wait for a connection, and keeps them', async () => {
    const { history } = await openScreen({ [create]: 'offline' });
    await write();
    isOnline = false;
    await button('Submit Reflection').click();
    await button('Back to Home').click();
    await expect.poll(() => history.at(-1)).toBe('/');
    expect(drafts()).toMatchObject([{ content: words, status: 'waiting' }]);
  });

  test('moves the focus from the text to the question after an offline submit, so that the next key does not change the text', async () => {
    await openScreen({ [create]: 'offline' });
    await write();
    isOnline = false;
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Waiting for a connection')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.keyboard('2');
    await expect.element(writing()).toHaveValue(words);
    expect(drafts()).toMatchObject([{ content: words, status: 'waiting' }]);
  });

  test.each([
    ['closed', 568],
    ['open', 300],
  ])('with the keyboard %s, shows the notice above a long text after an offline submit', async (_, heightPx) => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(320, heightPx);
    await openScreen({ [create]: 'offline' });
    await expect.element(writing()).toBeVisible();
    await writing().fill(`${words} `.repeat(40));
    isOnline = false;
    await button('Submit Reflection').click();
    await page.viewport(320, 568);
    const notice = page.getByText(/kept on this device, and sent if you are connected by/);
    await expect.element(notice).toBeInViewport({ ratio: 1 });
    await expect.element(button('Back to Home')).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    const main = page.getByRole('main').element();
    main.scrollTop = main.scrollHeight;
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect.element(notice).not.toBeInViewport();
  });

  test('leaves the focus in the text when the server refuses a submit for now, so that the user can type on', async () => {
    await openScreen({ [create]: refusal(503, 'unavailable') });
    await write();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Submission Failed')).toBeVisible();
    await expect.element(writing()).toHaveFocus();
  });

  test('does not say that the draft is stored when the device cannot store it', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => full.mockRestore());
    await openScreen({ [create]: 'offline' });
    await write();
    isOnline = false;
    await button('Submit Reflection').click();
    await expect.element(page.getByText('Submission Failed')).toBeVisible();
    await expect.element(page.getByText(/words are on this page alone/)).toBeVisible();
    expect(page.getByText(/kept on this device/i).elements()).toEqual([]);
  });

  test('after the user has undone a change, shows again that the submitted text is waiting to be sent', async () => {
    await openScreen({ [create]: 'offline' });
    await write();
    isOnline = false;
    await button('Submit Reflection').click();
    await expect.element(page.getByText(/kept on this device/)).toBeVisible();
    await write('x');
    await expect.element(page.getByText(/^You changed these words/)).toBeVisible();
    await userEvent.type(writing(), '{Backspace}');
    await expect.element(page.getByText(/kept on this device/)).toBeVisible();
  });

  test('does not retry a submit while the page shows a changed text, but retries it after the user has left the page', async () => {
    const { api, client, unmount } = await openScreen({
      [create]: () => (isOnline ? { status: 201, body: reflectionOf({ content: words }) } : 'offline'),
    });
    await write();
    isOnline = false;
    await button('Submit Reflection').click();
    await expect.element(page.getByText(/kept on this device/)).toBeVisible();
    await write(' More');
    await expect.element(page.getByText(/kept on this device/)).not.toBeInTheDocument();
    await expect
      .element(page.getByText(/^You changed these words .* Submit the reflection again to send the change/))
      .toBeVisible();
    await expect.element(page.getByText('Changed: submit again')).toBeVisible();
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(api.of(create)).toHaveLength(1);
    await expect.element(writing()).toHaveValue(`${words} More`);
    await unmount();
    onTestFinished(startOutbox(client, someIdentity.uid, () => undefined));
    await expect.poll(() => drafts()).toMatchObject([{ content: `${words} More`, status: null, rewrites: {} }]);
    expect(api.of(create).map(({ body }) => body)).toMatchObject([{ content: words }, { content: words }]);
  });
});

test('the outbox sends what the user submitted offline, and the page that shows a change of it then edits it', async () => {
  let isReachable = false;
  const stored = reflectionOf({ content: words });
  const { api, client } = await openScreen({
    [create]: () => (isReachable ? { status: 201, body: stored } : 'offline'),
    [`PUT /api/reflections/${stored.id}`]: { body: { ...stored, content: `${words} More`, revision: 2 } },
  });
  onTestFinished(startOutbox(client, someIdentity.uid, () => undefined));
  await write();
  await button('Submit Reflection').click();
  await expect.poll(() => drafts()).toMatchObject([{ status: 'waiting' }]);
  await write(' More');
  await expect.poll(() => drafts()).toMatchObject([{ content: `${words} More`, status: 'waiting' }]);
  isReachable = true;
  window.dispatchEvent(new Event('online'));
  await button('Update Reflection').click();
  await expect.poll(() => api.of(`PUT /api/reflections/${stored.id}`)).toHaveLength(1);
  expect(api.of(create).at(-1)?.body).toMatchObject({ content: words });
});

describe('a submit after the deadline', () => {
  test('lets the user move a text that was submitted too late to the next reflection', async () => {
    const { history } = await openScreen({ [create]: refusal(422, 'window_closed') });
    await write();
    await button('Submit Reflection').click();
    await button('Use in my next reflection').click();
    expect(history).toEqual(['/']);
    expect(drafts()).toMatchObject([{ content: words, status: 'for-next' }]);
  });

  test('starts a new draft with the late texts, and deletes the late drafts once the new draft is stored', async () => {
    storeLateDraft('From yesterday.', 'for-next');
    storeLateDraft('Undecided.', 'refused', 2);
    storeLateDraft('From days ago.', 'for-next', 3);
    await openScreen({ [current]: { body: openWindow(hourMs) } });
    await expect.element(writing()).toHaveValue('From days ago.\n\nFrom yesterday.');
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    expect(drafts().map(({ content, status }) => [content, status])).toEqual([
      ['From days ago.\n\nFrom yesterday.', null],
      ['Undecided.', 'refused'],
    ]);
  });

  test('remembers when the first of the late words were begun, until the user deletes all of the new draft', async () => {
    storeLateDraft('From yesterday.', 'for-next');
    storeLateDraft('From days ago.', 'for-next', 3);
    const [, oldest] = drafts();
    await openScreen({ [current]: { body: openWindow(hourMs) } });
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    expect(drafts()).toMatchObject([{ begunAt: oldest?.availableFrom }]);
    await writing().fill('');
    await expect.poll(drafts).toHaveLength(2);
    await writing().fill('Other words.');
    await expect.poll(() => drafts()[0]).toMatchObject({ content: 'Other words.', begunAt: null });
  });

  test.each(['stays on the page', 'leaves the page'])(
    'keeps the late words as unsent ones if the user deletes all of the new draft and %s',
    async (how) => {
      storeLateDraft('From yesterday.', 'for-next');
      const { unmount } = await openScreen({ [current]: { body: openWindow(hourMs) } });
      await expect.element(page.getByText('Saved on this device')).toBeVisible();
      expect(drafts()).toMatchObject([{ content: 'From yesterday.', status: null }]);
      await writing().fill('');
      if (how === 'leaves the page') await unmount();
      await expect.poll(drafts).toMatchObject([{ content: 'From yesterday.', status: 'refused' }]);
    },
  );

  test('brings the late words back only once', async () => {
    storeLateDraft('From yesterday.', 'for-next');
    await openScreen({ [current]: { body: openWindow(hourMs) } });
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    await writing().fill('');
    await expect.poll(drafts).toMatchObject([{ content: 'From yesterday.', status: 'refused' }]);
    for (const draft of drafts()) deleteDraft(someIdentity.uid, draft);
    await writing().fill('x');
    await expect.poll(drafts).toMatchObject([{ content: 'x' }]);
    await writing().fill('');
    await expect.poll(drafts).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(drafts()).toEqual([]);
  });

  test('keeps the late draft when the device cannot store the new draft', async () => {
    storeLateDraft('From yesterday.', 'for-next');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await openScreen({ [current]: { body: openWindow(hourMs) } });
    await expect.element(writing()).toHaveValue('From yesterday.');
    await expect.element(page.getByText(/This browser stores nothing now/)).toBeVisible();
    expect(drafts().map(({ status }) => status)).toContain('for-next');
    full.mockRestore();
  });

  test('does not add the late text to a stored reflection', async () => {
    storeLateDraft('From yesterday.', 'for-next');
    const existingReflection = reflectionOf({ content: 'Tonight.' });
    await openScreen({ [current]: { body: openWindow(hourMs, { existingReflection }) } });
    await expect.element(writing()).toHaveValue('Tonight.');
    expect(drafts()).toMatchObject([{ content: 'From yesterday.', status: 'for-next' }]);
  });
});

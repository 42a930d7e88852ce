import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
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
import { storage } from '../../device/storage.ts';
import { deleteDraft } from '../../features/drafts/device-drafts.ts';
import { createDraft } from '../../features/drafts/draft.ts';
import { draftKey, findDrafts, writeDraft } from '../../features/drafts/draft-storage.ts';
import { startOutbox } from '../../features/drafts/outbox.ts';

const drafts = () => findDrafts(someIdentity.uid);

/** What was handed in too late some days ago, with the person's wish for it. */
function keepLate(content: string, status: 'for-next' | 'refused', daysAgo = 1): void {
  const at = (ms: number) => new Date(Date.now() - ms - daysAgo * 24 * hourMs).toISOString();
  const window = { type: 'evening', availableFrom: at(8 * hourMs), availableUntil: at(2 * hourMs) } as const;
  const draft = { ...createDraft(window, { promptId: 'p', question: 'q' }, 'tab'), content, version: 1, status };
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

test('words that were begun are there at once on a device that knows it is offline', async () => {
  const first = await openScreen();
  await write();
  await first.unmount();
  isOnline = false;
  const { api } = await openScreen({ [current]: 'offline' });
  await expect.element(writing()).toHaveValue(words);
  expect(api.of(current)).toHaveLength(1);
});

describe('handed in without a network', () => {
  test('the words wait on the device, are said to, and go out when the network is back', async () => {
    const { api } = await openScreen({
      [create]: () => (isOnline ? { status: 201, body: reflectionOf({ content: words }) } : 'offline'),
    });
    await write();
    isOnline = false;
    await button('Submit Reflection').click();
    await expect.element(page.getByText('Kept on this device', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/sent by themselves when you are connected/)).toBeVisible();
    expect(drafts()).toMatchObject([{ content: words, status: 'waiting', sentContents: [words] }]);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Reflection saved')).toBeVisible();
    const keys = api.of(create).map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(drafts()).toEqual([]);
  });

  test.each([
    ['while the page is offline: they go out by themselves', false, /by themselves/],
    ['after a try by hand: the toast that asked for another stays', true, /Submission Failed/],
  ])('a try by itself that fails says nothing new %s', async (_when, wasOnline, stays) => {
    let answer: ReturnType<typeof refusal> | 'offline' = 'offline';
    const { api } = await openScreen({ [create]: () => answer });
    await write();
    isOnline = wasOnline;
    await button('Submit Reflection').click();
    await expect.element(page.getByText(stays)).toBeVisible();
    isOnline = true;
    answer = refusal(503, 'unavailable');
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => api.of(create)).toHaveLength(2);
    await expect.poll(() => drafts()[0]?.version).toBeGreaterThanOrEqual(4);
    await expect.element(page.getByText(stays)).toBeVisible();
    expect(page.getByText(wasOnline ? /by themselves/ : /Submission Failed/).elements()).toEqual([]);
  });

  test('on a device that keeps nothing does not claim that the words are kept', async () => {
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

  test('words that are changed meanwhile are not sent behind their writer’s back', async () => {
    const { api, client, unmount } = await openScreen({ [create]: 'offline' });
    await write();
    isOnline = false;
    await button('Submit Reflection').click();
    await expect.element(page.getByText(/sent by themselves when you are connected/)).toBeVisible();
    await write(' More');
    await expect.element(page.getByText(/sent by themselves when you are connected/)).not.toBeInTheDocument();
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(api.of(create)).toHaveLength(1);
    await expect.element(writing()).toHaveValue(`${words} More`);
    // Back, and nobody has the words open any more: the outbox leaves them alone as well.
    await unmount();
    onTestFinished(startOutbox(client, someIdentity.uid, () => undefined));
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(api.of(create)).toHaveLength(1);
    expect(drafts()).toMatchObject([{ content: `${words} More`, status: null, sentContents: [words] }]);
  });
});

describe('handed in too late', () => {
  test('the words can begin the next reflection instead', async () => {
    const { history } = await openScreen({ [create]: refusal(422, 'window_closed') });
    await write();
    await button('Submit Reflection').click();
    await button('Use in my next reflection').click();
    expect(history).toEqual(['/reflect/evening', '/']);
    expect(drafts()).toMatchObject([{ content: words, status: 'for-next' }]);
  });

  test('a new reflection begins with them; the old draft goes once the new one is on the device', async () => {
    keepLate('From yesterday.', 'for-next');
    keepLate('Undecided.', 'refused', 2);
    keepLate('From days ago.', 'for-next', 3);
    await openScreen({ [current]: { body: openWindow(hourMs) } });
    await expect.element(writing()).toHaveValue('From days ago.\n\nFrom yesterday.');
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    expect(drafts().map(({ content, status }) => [content, status])).toEqual([
      ['From days ago.\n\nFrom yesterday.', null],
      ['Undecided.', 'refused'],
    ]);
  });

  test('a device that takes nothing keeps the old draft', async () => {
    keepLate('From yesterday.', 'for-next');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await openScreen({ [current]: { body: openWindow(hourMs) } });
    await expect.element(writing()).toHaveValue('From yesterday.');
    await expect.element(page.getByText(/This browser stores nothing now/)).toBeVisible();
    expect(drafts().map(({ status }) => status)).toContain('for-next');
    full.mockRestore();
  });

  test('a reflection that is stored already stays as it is', async () => {
    keepLate('From yesterday.', 'for-next');
    const existingReflection = reflectionOf({ content: 'Tonight.' });
    await openScreen({ [current]: { body: openWindow(hourMs, { existingReflection }) } });
    await expect.element(writing()).toHaveValue('Tonight.');
    expect(drafts()).toMatchObject([{ content: 'From yesterday.', status: 'for-next' }]);
  });
});

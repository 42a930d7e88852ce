import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CurrentWindowBody } from '../../../core/contract/reflections.ts';
import { openWindow, reflectionOf, shutWindow } from '../../../testing/reflections.ts';
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
import { secondCopy } from '../../device/second-copy.ts';
import { storage } from '../../device/storage.ts';
import { putPending, removePending } from '../../features/deletion/change-pending.ts';
import { pendingDeletions } from '../../features/deletion/pending-deletions.ts';
import { deleteDraft } from '../../features/drafts/device-drafts.ts';
import { createDraft, type Draft } from '../../features/drafts/draft.ts';
import { compared } from '../../features/drafts/draft-notices.ts';
import { draftKey, findDrafts, writeDraft } from '../../features/drafts/draft-storage.ts';
import { outboxMessages } from '../../features/drafts/outbox-messages.ts';
import { currentToasts, toast } from '../../ui/toast/toast.ts';

// Delete all drafts after each test. Otherwise, drafts that the storage refused would stay in memory.
afterEach(() => {
  for (const draft of findDrafts(someIdentity.uid)) deleteDraft(someIdentity.uid, draft);
});

describe('the writing screen and drafts', () => {
  test('shows the draft after a reload', async () => {
    const answers = { [current]: { body: openWindow(hourMs) } };
    const first = await openScreen(answers);
    await write();
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    await first.unmount();
    await openScreen(answers);
    await expect.element(writing()).toHaveValue(words);
  });

  test.each(['pagehide', 'visibilitychange'])('saves the draft at once on the event %s', async (event) => {
    await openScreen();
    await expect.element(writing()).toBeVisible();
    await userEvent.fill(writing(), words);
    (event === 'pagehide' ? window : document).dispatchEvent(new Event(event));
    expect(findDrafts(someIdentity.uid)[0]?.content).toBe(words);
  });

  test('turns a draft into an edit of the stored reflection when another tab submits the draft', async () => {
    const stored = reflectionOf({ content: words });
    let answer = openWindow(hourMs);
    await openScreen({ [current]: () => ({ body: answer }) });
    await write();
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    answer = { ...answer, existingReflection: stored };
    const [key = ''] = Object.keys(localStorage).filter((each) => each.startsWith('inward-draft:'));
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    await expect.element(page.getByText('Editing')).toBeVisible();
    await expect.element(writing()).toHaveValue(words);
  });

  test('stays open with the words that the user types after another tab has removed the draft', async () => {
    const answers: (() => void)[] = [];
    let isSlow = false;
    await openScreen({
      [current]: async () => {
        if (isSlow) await new Promise<void>((resolve) => answers.push(resolve));
        return { body: openWindow(hourMs) };
      },
    });
    await write();
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    isSlow = true;
    const [key = ''] = Object.keys(localStorage).filter((each) => each.startsWith('inward-draft:'));
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    await vi.waitFor(() => expect(answers).not.toHaveLength(0));
    await userEvent.fill(writing(), `${words} And more.`);
    isSlow = false;
    for (const answer of answers) answer();
    await expect.poll(() => findDrafts(someIdentity.uid)[0]?.content).toBe(`${words} And more.`);
    await expect.element(writing()).toHaveValue(`${words} And more.`);
  });

  test('says that another tab changed the draft, and keeps this tab’s words until the user chooses a version', async () => {
    const existingReflection = reflectionOf({ content: words });
    let answer = { ...openWindow(hourMs), existingReflection };
    await openScreen({ [current]: () => ({ body: answer }) });
    await expect.element(writing()).toHaveValue(words);
    const { type, availableFrom, availableUntil } = answer.window;
    const { id, revision } = existingReflection;
    const theirs = createDraft({ type, availableFrom, availableUntil }, { promptId: 'p', question: 'q' });
    const key = draftKey(someIdentity.uid, theirs);
    const content = 'Written elsewhere.';
    writeDraft(storage, key, { ...theirs, content, rewrites: { id, revision }, version: 1 });
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await expect.element(writing()).toHaveValue(content);
    await expect.element(page.getByText(/You changed this reflection in another tab/)).toBeVisible();
    const before = writing().element();
    // The other tab submits its text.
    answer = { ...answer, existingReflection: { ...existingReflection, content, revision: revision + 1 } };
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    await expect.poll(() => document.querySelector('textarea') !== before).toBe(true);
    await button('See both versions').click();
    await expect.element(page.getByRole('region', { name: 'In the other tab' })).toMatchTextContent(content);
    await page.getByRole('button', { name: 'Go on with this version : In this tab' }).click();
    await expect.element(writing()).toHaveValue(words);
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
  });

  test('shows both versions instead of submitting after another tab has replaced the words of this tab', async () => {
    await openScreen({ [current]: { body: openWindow(hourMs) } });
    await write();
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    const [mine] = findDrafts(someIdentity.uid);
    if (!mine) throw new Error('no draft');
    const key = draftKey(someIdentity.uid, mine);
    writeDraft(storage, key, { ...mine, content: 'Black coffee.', version: mine.version + 1 });
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await expect.element(writing()).toHaveValue('Black coffee.');
    await button('Submit Reflection').click();
    await expect.element(page.getByRole('region', { name: 'In this tab' })).toMatchTextContent(words);
    expect(findDrafts(someIdentity.uid)).toHaveLength(1);
  });

  test.each(['online', 'visibilitychange', 'Control+Enter'])(
    'stores no draft again on %s after the server has stored the reflection',
    async (event) => {
      await openScreen({ [create]: { status: 201, body: reflectionOf({ content: words }) } });
      await write();
      await button('Submit Reflection').click();
      await expect.element(page.getByText('Reflection saved')).toBeVisible();
      expect(findDrafts(someIdentity.uid)).toEqual([]);
      const shortcut = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true });
      if (event === 'online') window.dispatchEvent(new Event(event));
      else if (event === 'visibilitychange') document.dispatchEvent(new Event(event));
      else document.querySelector('textarea')?.dispatchEvent(shortcut);
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(findDrafts(someIdentity.uid)).toEqual([]);
    },
  );

  test('shows both versions instead of submitting when another tab has saved words that this tab does not know', async () => {
    const { api } = await openScreen({ [current]: { body: openWindow(hourMs) } });
    await write();
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    const [mine] = findDrafts(someIdentity.uid);
    if (!mine) throw new Error('no draft');
    writeDraft(storage, draftKey(someIdentity.uid, mine), { ...mine, content: 'Black coffee.' });
    await button('Submit Reflection').click();
    await expect.element(page.getByRole('region', { name: 'In this tab' })).toMatchTextContent(words);
    await expect.element(page.getByRole('region', { name: 'In the other tab' })).toMatchTextContent('Black coffee.');
    expect(api.of(create)).toEqual([]);
    await button('Go on with this version : In this tab').click();
    await button('Submit Reflection').click();
    await expect.poll(() => api.of(create)).toMatchObject([{ body: { content: words } }]);
  });

  test('shows the words of each tab under its own label when both tabs have written', async () => {
    await openScreen({ [current]: { body: openWindow(hourMs) } });
    await write();
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    const [mine] = findDrafts(someIdentity.uid);
    if (!mine) throw new Error('no draft');
    const key = draftKey(someIdentity.uid, mine);
    const theirs = { content: 'Black coffee.', otherContent: words, version: mine.version + 1 };
    writeDraft(storage, key, { ...mine, ...theirs });
    window.dispatchEvent(new StorageEvent('storage', { key }));
    const version = (name: string) => page.getByRole('region', { name, exact: true });
    await expect.element(version('In this tab')).toMatchTextContent(words);
    await expect.element(version('In the other tab')).toMatchTextContent('Black coffee.');
    await button('Go on with this version : In the other tab').click();
    await expect.element(writing()).toHaveValue('Black coffee.');
  });

  test('after a reload, labels neither of the two versions as written in this tab', async () => {
    const answers = { [current]: { body: openWindow(hourMs) } };
    const first = await openScreen(answers);
    await write();
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    await first.unmount();
    const [draft] = findDrafts(someIdentity.uid);
    if (!draft) throw new Error('no draft');
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, otherContent: 'Black coffee.' });
    await openScreen(answers);
    await expect.element(page.getByRole('region', { name: 'One version' })).toMatchTextContent(words);
    await expect.element(page.getByRole('region', { name: 'Another version' })).toMatchTextContent('Black coffee.');
  });

  test('continues with the words of another tab if the user wants them, and focuses the text area', async () => {
    await openScreen({ [current]: { body: openWindow(hourMs) } });
    await write();
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    const [mine] = findDrafts(someIdentity.uid);
    if (!mine) throw new Error('no draft');
    const key = draftKey(someIdentity.uid, mine);
    writeDraft(storage, key, { ...mine, content: 'Written elsewhere.', version: mine.version + 1 });
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await button('Continue with this text').click();
    await expect.element(writing()).toHaveFocus();
    await expect.element(writing()).toHaveValue('Written elsewhere.');
    expect(page.getByText(/in another tab/).elements()).toHaveLength(0);
  });

  test('stores the draft on disk with the status "waiting" before sending it, so that it can be sent after a crash', async () => {
    const order: string[] = [];
    vi.spyOn(secondCopy, 'written').mockImplementation(async () => {
      const [draft] = findDrafts(someIdentity.uid);
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push(`${draft?.status} is on the disk`);
    });
    await openScreen({
      [create]: () => {
        order.push('sent');
        return { body: reflectionOf({ content: words }) };
      },
    });
    await write();
    await button('Submit Reflection').click();
    await expect.poll(() => order).toEqual(['waiting is on the disk', 'sent']);
  });

  test('sends the text that the user submitted even if another tab changes the draft before it is sent', async () => {
    const theirs = { content: 'Not handed in.', fate: null, version: 99, tab: 'another' };
    vi.spyOn(secondCopy, 'written').mockImplementation(async () => {
      const [key = ''] = Object.keys(localStorage).filter((each) => each.startsWith('inward-draft:'));
      const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...theirs });
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    });
    const { api } = await openScreen({ [create]: { body: reflectionOf({ content: words }) } });
    await write();
    await button('Submit Reflection').click();
    await expect.poll(() => api.of(create)[0]?.body).toMatchObject({ content: words });
  });

  test('sends the draft even if writing its copy to IndexedDB takes too long', async () => {
    vi.spyOn(secondCopy, 'written').mockReturnValue(new Promise(() => {}));
    const { api } = await openScreen({ [create]: { body: reflectionOf({ content: words }) } });
    await write();
    await button('Submit Reflection').click();
    await expect.poll(() => api.of(create)).toHaveLength(1);
  });

  test('shows the draft without a connection', async () => {
    const first = await openScreen();
    await write();
    await first.unmount();
    await openScreen({ [current]: 'offline' });
    await expect.element(writing(), { timeout: 6_000 }).toHaveValue(words);
  });

  test('warns when the draft cannot be saved', async () => {
    await openScreen();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await write();
    await expect.element(page.getByText('Not saved on this device')).toBeVisible();
  });

  test('submits a draft after its window has ended', async () => {
    const over = openWindow(-hourMs);
    const first = await openScreen({ [current]: { body: over } });
    await write();
    await first.unmount();
    const { availableFrom } = over.window;
    const path = `/reflect/evening?from=${encodeURIComponent(availableFrom)}`;
    const { api } = await openScreen(
      {
        [current]: { body: shutWindow() },
        [create]: { status: 201, body: reflectionOf({ content: words, late: true }) },
      },
      path,
    );
    await expect.element(writing()).toHaveValue(words);
    await expect
      .element(
        page
          .getByRole('status')
          .filter({ hasText: /still count for that day if you submit them by \d+:\d\d [AP]M on \w+day/ }),
      )
      .toBeVisible();
    // There must be no countdown: it would show "Expired", although the text can still be submitted.
    expect(page.getByRole('button', { name: /paused while you write/ }).elements()).toEqual([]);
    await button('Submit Reflection').click();
    await expect.element(page.getByText('Reflection saved')).toBeVisible();
    expect(api.of(create)[0]?.body).toMatchObject({ availableFrom, content: words });
  });

  test('says that the words are in the journal when another tab submits them after the window has ended', async () => {
    const { window: over } = openWindow(-hourMs);
    const first = await openScreen({ [current]: { body: { ...openWindow(-hourMs), window: over } } });
    await write();
    await first.unmount();
    const stored = reflectionOf({ ...over, content: words, localDate: '2026-11-19' });
    const { history } = await openScreen(
      { [current]: { body: shutWindow() }, 'GET /api/reflections': { body: [stored] } },
      `/reflect/evening?from=${encodeURIComponent(over.availableFrom)}`,
    );
    await expect.element(writing()).toHaveFocus();
    const [key = ''] = Object.keys(localStorage).filter((each) => each.startsWith('inward-draft:'));
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    await expect.element(page.getByRole('heading', { name: 'Your words are in your journal' })).toHaveFocus();
    await button('Read them').click();
    expect(history.at(-1)).toBe(`/history?date=2026-11-19&reflection=${stored.id}`);
  });

  test.each([
    ['one version', { content: words }],
    [
      'two versions',
      { content: words, otherContent: 'Rain.', choice: { chosen: words, mine: words, other: 'Rain.', status: null } },
    ],
  ])('says nothing about the words of the journal while a late submit of %s ends', async (_, versions) => {
    const { window: over } = openWindow(-hourMs);
    const draft = createDraft(over, { promptId: 'p', question: 'q' });
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, ...versions, version: 1 });
    const stored = reflectionOf({ ...over, content: words, late: true });
    let list: unknown[] = [];
    const submit = () => {
      list = [stored];
      return { status: 201, body: stored };
    };
    const { history } = await openScreen(
      { [current]: { body: shutWindow() }, 'GET /api/reflections': () => ({ body: list }), [create]: submit },
      `/reflect/evening?from=${encodeURIComponent(over.availableFrom)}`,
    );
    const note = page.getByText(/^These words are for .* They still count for that day/);
    await expect.element(note).toBeVisible();
    const notes = new Set<string | null>();
    const observer = new MutationObserver(() =>
      notes.add(document.querySelector('[role=status]')?.textContent ?? null),
    );
    onTestFinished(() => observer.disconnect());
    observer.observe(note.element(), { subtree: true, childList: true, characterData: true });
    await button('Submit Reflection').click();
    await expect.poll(() => history.at(-1), { timeout: 5_000 }).toBe('/');
    expect([...notes]).toEqual([]);
  });

  test('after the deadline for a late submit, does not say that the words still count', async () => {
    const over = openWindow(-25 * hourMs);
    await openScreen({ [current]: { body: over } });
    await expect.element(page.getByText(/^These words are for .*\.$/)).toBeVisible();
    expect(page.getByText(/still count/).elements()).toHaveLength(0);
  });

  test('offers to finish the draft of an ended window when the page is opened again', async () => {
    const first = await openScreen({ [current]: { body: openWindow(-hourMs) } });
    await write();
    await first.unmount();
    await openScreen({ [current]: { body: shutWindow() } });
    await expect.element(page.getByRole('heading', { name: 'No Reflection Available' })).toBeVisible();
    await expect
      .element(page.getByText(/^You have unsent words from .*\. You can submit them until \d+:\d\d [AP]M on \w+day\.$/))
      .toBeVisible();
    await expect.element(button('Back to Home')).toBeVisible();
    await button('Finish and submit').click();
    await expect.element(writing()).toHaveValue(words);
  });

  test.each([
    ['until 24 hours after the window', null, / You can submit them until 11:59\sPM on \w+day\.$/],
    ['no more if the journal has other words', 'differs', /another version\.$/],
  ] as const)('says that two versions of yesterday evening’s words can be submitted %s', async (_, status, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 17, 20) });
    onTestFinished(() => void vi.useRealTimers());
    const [from, until] = [new Date(2026, 10, 16, 18), new Date(2026, 10, 16, 23, 59, 59)];
    const evening = {
      type: 'evening',
      availableFrom: from.toISOString(),
      availableUntil: until.toISOString(),
    } as const;
    const draft = createDraft(evening, { promptId: 'p', question: 'q' });
    const versions = { content: words, otherContent: 'From another tab.', status, version: 1 };
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, ...versions });
    await openScreen({ [current]: { body: shutWindow() }, 'GET /api/reflections': { body: [] } });
    await expect.element(button('See the versions')).toBeVisible();
    await expect.element(page.getByText(/^Your words from .* have another version\./)).toMatchTextContent(text);
  });

  test('shows the unsent words of an ended window first, on a small phone with large text', async () => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(async () => {
      document.documentElement.style.fontSize = '';
      await page.viewport(innerWidth, innerHeight);
    });
    await page.viewport(320, 568);
    document.documentElement.style.fontSize = '150%';
    const first = await openScreen({ [current]: { body: openWindow(-hourMs) } });
    await write();
    await first.unmount();
    await openScreen({ [current]: { body: shutWindow() } });
    await expect.element(page.getByText(/^You have unsent words from /)).toBeInViewport({ ratio: 1 });
    await expect.element(button('Finish and submit')).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByRole('heading', { name: 'No Reflection Available' })).toBeInTheDocument();
  });

  test('does not offer to finish a draft whose window has another text and takes no edits', async () => {
    const { window: over } = openWindow(-hourMs);
    const first = await openScreen({ [current]: { body: { ...openWindow(-hourMs), window: over } } });
    await write();
    await first.unmount();
    const stored = reflectionOf({ ...over, content: 'From the laptop.' });
    const { client } = await openScreen({
      [current]: { body: shutWindow() },
      'GET /api/reflections': { body: [stored] },
    });
    await expect.element(page.getByRole('heading', { name: 'No Reflection Available' })).toBeVisible();
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(button('Finish and submit').elements()).toEqual([]);
    await expect.element(page.getByText('Your unsent words are on the home page.')).toBeVisible();
    expect(findDrafts(someIdentity.uid)).toHaveLength(1);
  });

  describe('when the journal has other words for the ended window', () => {
    const minuteMs = 60_000;
    const tooLate = /Your journal has other words for this window, and the time for changes has passed\./;

    async function openBeside(endedMsAgo: number) {
      const { window: over } = openWindow(-endedMsAgo);
      const draft = createDraft(over, { promptId: 'p', question: 'q' });
      writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, content: words, version: 1 });
      const stored = reflectionOf({ ...over, content: 'From the laptop.' });
      const update = `PUT /api/reflections/${stored.id}`;
      const answers = {
        [current]: { body: shutWindow() },
        'GET /api/reflections': { body: [stored] },
        [update]: { body: { ...stored, content: words, revision: 2 } },
      };
      const path = `/reflect/evening?from=${encodeURIComponent(over.availableFrom)}`;
      return { update, ...(await openScreen(answers, path)) };
    }

    test('shows both versions at once while edits are accepted, with the time limit', async () => {
      const { api, update } = await openBeside(5 * minuteMs);
      const version = (name: string) => page.getByRole('region', { name, exact: true });
      await expect.element(version('Already in your journal')).toMatchTextContent('From the laptop.');
      await expect
        .element(page.getByText(/submit it\. Changes are possible until \d+:\d\d [AP]M, 15 minutes after the window\./))
        .toBeVisible();
      await button('Go on with this version : On this device').click();
      await expect.element(page.getByText(/You can update the reflection until \d+:\d\d [AP]M\./)).toBeVisible();
      await button('Update Reflection').click();
      await vi.waitFor(() => expect(api.of(update)[0]?.body).toMatchObject({ content: words }));
    });

    test('says that the time has passed if the two versions stay open', async () => {
      await openBeside(15 * minuteMs - 2_500);
      await expect.element(button('Go on with this version : On this device')).toBeVisible();
      (button('Go on with this version : On this device').element() as HTMLElement).focus();
      await expect.element(page.getByText(/the time for changes has passed: your journal keeps its/)).toBeVisible();
      await expect.element(page.getByRole('heading', { name: 'Two versions of this reflection' })).toHaveFocus();
      await expect.element(page.getByRole('status').filter({ hasText: 'The time for changes' })).toBeInTheDocument();
      expect(page.getByRole('button', { name: /^Go on with/ }).elements()).toHaveLength(0);
    });

    test('offers both versions beside the note if the user has written before the other words are known', async () => {
      const { window: over } = openWindow(-5 * minuteMs);
      const draft = createDraft(over, { promptId: 'p', question: 'q' });
      writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, content: words, version: 1 });
      let stored: ReturnType<typeof reflectionOf>[] = [];
      const answers = { [current]: { body: shutWindow() }, 'GET /api/reflections': () => ({ body: stored }) };
      const path = `/reflect/evening?from=${encodeURIComponent(over.availableFrom)}`;
      const { client } = await openScreen(answers, path);
      await write(' More.');
      stored = [reflectionOf({ ...over, content: 'From the laptop.' })];
      await client.invalidateQueries({ queryKey: ['/api/reflections'] });
      await button('See both versions').click();
      await expect.element(page.getByRole('heading', { name: 'Two versions of this reflection' })).toHaveFocus();
    });

    test('does not say that the words still count when no edits are accepted', async () => {
      await openBeside(hourMs);
      await expect.element(page.getByText(tooLate)).toBeVisible();
      expect(page.getByText(/still count/).elements()).toHaveLength(0);
    });
  });

  test('says that the time for changes has passed if an edit stays open', async () => {
    const over = openWindow(-15 * 60_000 + 2_500);
    await openScreen({ [current]: { body: { ...over, existingReflection: reflectionOf({ content: words }) } } });
    await expect.element(writing()).toHaveValue(words);
    expect(page.getByText(/The time for changes has passed/).elements()).toHaveLength(0);
    await expect.element(page.getByText(/The time for changes has passed\. What you submitted/)).toBeVisible();
  });

  test('says so at the time of the server when the device’s clock is eight minutes slow', async () => {
    const over = openWindow(-15 * 60_000 + 2_500);
    const behindMs = 8 * 60_000;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - behindMs, shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const existingReflection = reflectionOf({ content: words });
    await openScreen({
      [current]: () => ({
        body: { ...over, existingReflection, serverNow: new Date(Date.now() + behindMs).toISOString() },
      }),
    });
    await expect.element(writing()).toHaveValue(words);
    expect(page.getByText(/The time for changes has passed/).elements()).toHaveLength(0);
    await expect.element(page.getByText(/The time for changes has passed\. What you submitted/)).toBeVisible();
  });

  test('keeps the draft when the journal is full, and says how to make room', async () => {
    const full = { status: 422, body: { code: 'journal_full', message: 'Full', requestId: 'r' } };
    await openScreen({ [current]: { body: openWindow(hourMs) }, [create]: full });
    await write();
    await button('Submit Reflection').click();
    const text = 'Your journal is full. Delete a reflection to make room. Your words stay in the form above.';
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(writing()).toHaveValue(words);
  });

  test('if the server has already stored the text of a draft, deletes the draft and edits the stored reflection', async () => {
    const window = openWindow(hourMs);
    const first = await openScreen({ [current]: { body: window }, [create]: 'offline' });
    await write();
    await button('Submit Reflection').click();
    await expect.element(page.getByText('Submission Failed')).toBeVisible();
    await first.unmount();
    const [key = ''] = Object.keys(localStorage).filter((each) => each.startsWith('inward-draft:'));
    // Pretend that another tab wrote the draft.
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace(/"tab":"\w+"/, '"tab":"before"'));
    const existingReflection = reflectionOf({ content: words });
    await openScreen({ [current]: { body: { ...window, existingReflection } } });
    await expect.element(page.getByText('Editing')).toBeVisible();
    expect(findDrafts(someIdentity.uid)).toEqual([]);
    await write(' More.');
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    await expect.element(writing()).toHaveValue(`${words} More.`);
  });

  test('keeps the draft in memory if the storage refuses it, and warns before the page closes', async () => {
    const answers = { [current]: { body: openWindow(hourMs) } };
    const first = await openScreen(answers);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await write();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await first.unmount();
    await openScreen(answers);
    await expect.element(writing()).toHaveValue(words);
    await expect.element(page.getByText('Not saved on this device')).toBeVisible();
    full.mockRestore();
    await write(' More.');
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    const staying = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(staying);
    expect(staying.defaultPrevented).toBe(false);
  });

  test('after a night in sleep mode, a page with text keeps its window, and an empty page opens today’s window', async () => {
    const evening = openWindow(hourMs);
    let answer = evening;
    await openScreen({ [current]: () => ({ body: answer }) });
    await expect.element(writing()).toBeVisible();
    const wakeUp = (afterMs: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(evening.window.availableUntil) + afterMs });
      document.dispatchEvent(new Event('visibilitychange'));
      vi.useRealTimers();
    };
    answer = openWindow(hourMs, { prompt: { id: 'p2', question: 'What is new?' } });
    wakeUp(14 * 60_000);
    await write();
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    wakeUp(10 * hourMs);
    await expect.element(writing()).toHaveValue(words);
    await userEvent.clear(writing());
    await expect.element(page.getByText('Saved on this device')).not.toBeInTheDocument();
    wakeUp(10 * hourMs);
    await expect.element(page.getByRole('heading', { name: 'What is new?' })).toBeVisible();
  });

  test('keeps the words of an edit whose reflection was deleted on another device, and never submits them again', async () => {
    const existingReflection = reflectionOf({ content: words });
    const open = { ...openWindow(hourMs), existingReflection };
    let answer: CurrentWindowBody = open;
    const update = `PUT /api/reflections/${existingReflection.id}`;
    const { api, unmount } = await openScreen({
      [current]: () => ({ body: answer }),
      [update]: () => {
        answer = { ...openWindow(hourMs), window: { ...open.window, isActive: false } };
        return refusal(404, 'not_found');
      },
    });
    await write(' More.');
    await button('Update Reflection').click();
    await expect
      .element(page.getByText(/^You deleted this reflection in another tab or on another device/))
      .toBeVisible();
    expect(page.getByText('Submission Failed').elements()).toHaveLength(0);
    expect(button('Update Reflection').elements()).toHaveLength(0);
    await expect.element(page.getByText(/^You deleted this reflection in another tab or on/)).toHaveFocus();
    await userEvent.type(writing(), ' Still.{Control>}{Enter}{/Control}');
    await vi.waitFor(() =>
      expect(findDrafts(someIdentity.uid)).toMatchObject([
        { content: `${words} More. Still.`, status: 'deleted', rewrites: null },
      ]),
    );
    expect([...api.of(update), ...api.of(create)]).toHaveLength(1);
    await unmount();

    // After a reload.
    const { history } = await openScreen({ [current]: { body: answer } });
    await button('Open').click();
    await expect
      .element(page.getByText(/^You deleted this reflection in another tab or on another device/))
      .toBeVisible();
    await button('Let go').click();
    await button('Keep them').click();
    await expect.element(button('Let go')).toHaveFocus();
    await button('Let go').click();
    await button('Delete them').click();
    await expect.poll(() => history.slice(-1)).toEqual(['/']);
    expect(findDrafts(someIdentity.uid)).toEqual([]);
  });

  test.each([
    ['on a small phone', 320, 568, '100%'],
    ['on a small phone with large text', 320, 568, '200%'],
    ['in a low window', 568, 320, '100%'],
    ['in a low window with large text', 568, 320, '200%'],
  ])(
    '%s, shows above a long text why a submit was refused, and leaves the focus there',
    async (_, width, height, size) => {
      const { innerWidth, innerHeight } = window;
      onTestFinished(async () => {
        document.documentElement.style.fontSize = '';
        await page.viewport(innerWidth, innerHeight);
      });
      await page.viewport(width, height);
      document.documentElement.style.fontSize = size;
      const existingReflection = reflectionOf({ content: `${words}\n`.repeat(30) });
      for (const [answer, text] of [
        [refusal(404, 'not_found'), /^You deleted this reflection in another tab or on another device/],
        [refusal(422, 'window_closed'), /^The time for changes has passed\. What you submitted/],
      ] as const) {
        const { unmount } = await openScreen({
          [current]: { body: { ...openWindow(hourMs), existingReflection } },
          [`PUT /api/reflections/${existingReflection.id}`]: answer,
        });
        await write(' More.');
        await button('Update Reflection').click();
        await expect.element(page.getByText(text)).toHaveFocus();
        await expect.element(page.getByText(text)).toBeInViewport({ ratio: size === '100%' ? 1 : 0.6 });
        if (size === '100%') await expect.element(button('Copy the words')).toBeInViewport({ ratio: 1 });
        await unmount();
        for (const draft of findDrafts(someIdentity.uid)) deleteDraft(someIdentity.uid, draft);
      }
    },
  );

  test('says once, and without a toast, that the time for changes has passed when an edit of both versions is refused', async () => {
    const answer = openWindow(hourMs);
    const existingReflection = reflectionOf({ content: words });
    const { id, revision, content: other } = existingReflection;
    const mine = 'From the phone.';
    const content = `${mine}\n\n${other}`;
    const choice = { chosen: content, mine, other, status: null };
    const draft = createDraft(answer.window, { promptId: 'p', question: 'q' });
    const found = { ...draft, content, rewrites: { id, revision }, journalContent: other, otherContent: other, choice };
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...found, version: 1 });
    await openScreen({
      [current]: { body: { ...answer, existingReflection } },
      [`PUT /api/reflections/${id}`]: () => {
        // The device has slept until edits have ended.
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * hourMs, shouldAdvanceTime: true });
        return refusal(422, 'window_closed');
      },
    });
    onTestFinished(() => void vi.useRealTimers());
    await expect.element(page.getByText(/stay on this device until your journal has this one/)).toBeVisible();
    await button('Update Reflection').click();
    await expect.element(page.getByText(/The time for changes has passed/)).toBeVisible();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByText('The other versions stay on this device until you decide.')).toBeVisible();
    expect(page.getByText(/The time for changes has passed/).elements()).toHaveLength(1);
    expect(currentToasts()).toEqual([]);
  });

  test.each([
    ['a new reflection', false],
    ['an edit', true],
  ])(
    'says when the time for %s passes that the versions that were not chosen stay until a decision',
    async (_, isEdit) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16, 20) });
      const answer = openWindow(hourMs);
      const { availableFrom, availableUntil } = answer.window;
      const stored = reflectionOf({ content: words, availableFrom, availableUntil });
      const mine = 'From the phone.';
      const other = isEdit ? words : 'From the other tab.';
      const content = `${mine}\n\n${other}`;
      const draft = createDraft(answer.window, { promptId: 'p', question: 'q' });
      const edit = isEdit && { rewrites: { id: stored.id, revision: stored.revision }, journalContent: words };
      const choice = { chosen: content, mine, other, status: null };
      const found = { ...draft, ...edit, content, otherContent: other, choice, version: 1 };
      writeDraft(storage, draftKey(someIdentity.uid, draft), found);
      const existing = isEdit && { existingReflection: stored };
      await openScreen({
        [current]: () => ({ body: { ...answer, ...existing, serverNow: new Date().toISOString() } }),
        'GET /api/reflections': { body: isEdit ? [stored] : [] },
      });
      await expect.element(page.getByText(/stay on this device until your journal has this one/)).toBeVisible();
      vi.setSystemTime(isEdit ? new Date(2026, 10, 16, 21, 16) : new Date(2026, 10, 18, 0, 1));
      document.dispatchEvent(new Event('visibilitychange'));
      await expect.element(page.getByText('The other versions stay on this device until you decide.')).toBeVisible();
      expect(findDrafts(someIdentity.uid)).toMatchObject([{ status: null }]);
    },
  );

  test('says that another tab has deleted the reflection, until the deletion is undone', async () => {
    const existingReflection = reflectionOf({ content: words });
    await openScreen({ [current]: { body: { ...openWindow(hourMs), existingReflection } } });
    await write(' More.');
    putPending(someIdentity.uid, { ...existingReflection, heldUntilMs: Date.now() + 60_000 });
    const notice = page.getByText(/^You deleted this reflection in another tab\. Undo is there for a few seconds\.$/);
    await expect.element(notice).toBeVisible();
    await expect.element(button('Update Reflection')).toBeEnabled();
    putPending(someIdentity.uid, { ...existingReflection, heldUntilMs: 0 });
    await expect.element(page.getByText('You deleted this reflection in another tab.', { exact: true })).toBeVisible();
    removePending(someIdentity.uid, existingReflection.id);
    await expect.element(page.getByText(/^You deleted this reflection/)).not.toBeInTheDocument();
  });

  test('offers to begin the next reflection with the words of an edit whose reflection was deleted on another device', async () => {
    const existingReflection = reflectionOf({ content: words });
    const { history } = await openScreen({
      [current]: { body: { ...openWindow(hourMs), existingReflection } },
      [`PUT /api/reflections/${existingReflection.id}`]: refusal(404, 'not_found'),
    });
    await write(' More.');
    await button('Update Reflection').click();
    await button('Use in my next reflection').click();
    await expect.poll(() => history.slice(-1)).toEqual(['/']);
    expect(findDrafts(someIdentity.uid)).toMatchObject([
      { content: `${words} More.`, status: 'for-next', rewrites: null },
    ]);
  });

  test('offers the words of an unsubmitted edit if the reflection was deleted on another device', async () => {
    const open = openWindow(hourMs);
    const { type, availableFrom, availableUntil } = open.window;
    const draft = createDraft({ type, availableFrom, availableUntil }, { promptId: 'p', question: 'q' });
    const rewrites = { id: 'r', revision: 1 };
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, content: words, rewrites, version: 1 });
    await openScreen({ [current]: { body: { ...open, window: { ...open.window, isActive: false } } } });
    await expect.element(page.getByText(/^Deleted elsewhere: your words from .*\.$/)).toBeVisible();
    expect(findDrafts(someIdentity.uid)).toMatchObject([{ content: words, status: 'deleted', rewrites: null }]);
  });

  test.each([
    ['is open', 0],
    ['has closed meanwhile', 2],
  ])(
    'keeps new words whose window %s if another device wrote and deleted its reflection, and says so',
    async (_, laterHours) => {
      const open = openWindow(hourMs);
      let answer: CurrentWindowBody = open;
      const { api, history } = await openScreen({
        [current]: () => ({ body: answer }),
        [create]: () => {
          answer = { ...open, window: { ...open.window, isActive: false } };
          return refusal(422, 'window_closed', { isDeleted: true });
        },
      });
      await write(words);
      await expect.element(page.getByText('Saved on this device')).toBeVisible();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + laterHours * hourMs, shouldAdvanceTime: true });
      onTestFinished(() => void vi.useRealTimers());
      await button('Submit Reflection').click();
      const notice = page.getByText(/^You deleted this reflection in another tab or on another device/);
      await expect.element(notice).toHaveFocus();
      expect(page.getByText(/^This window has closed/).elements()).toHaveLength(0);
      expect(button('Submit Reflection').elements()).toHaveLength(0);
      await expect.element(button('Copy the words')).toBeVisible();
      expect(findDrafts(someIdentity.uid)).toMatchObject([{ content: words, status: 'deleted' }]);
      expect(currentToasts()).toEqual([]);
      await button('Use in my next reflection').click();
      await expect.poll(() => history.slice(-1)).toEqual(['/']);
      expect(findDrafts(someIdentity.uid)).toMatchObject([{ content: words, status: 'for-next' }]);
      expect(api.of(create)).toHaveLength(1);
    },
  );

  test('offers new words that were not submitted if their window’s reflection was deleted on another device', async () => {
    const open = openWindow(hourMs);
    const draft = createDraft(open.window, { promptId: 'p', question: 'q' });
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, content: words, version: 1 });
    await openScreen({ [current]: { body: { ...open, window: { ...open.window, isActive: false } } } });
    await expect.element(page.getByText(/^Deleted elsewhere: your words from .*\.$/)).toBeVisible();
    expect(findDrafts(someIdentity.uid)).toMatchObject([{ content: words, status: 'deleted' }]);
  });

  /** Open the two texts of a draft whose reflection another device has deleted. */
  async function openDeleted(change: Partial<Draft> = {}) {
    const open = openWindow(hourMs);
    const draft = { ...createDraft(open.window, { promptId: 'p', question: 'q' }), content: words, version: 1 };
    const deleted = { status: 'deleted', isDeleted: true, otherContent: 'From the laptop.' } as const;
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, ...deleted, ...change });
    const path = `/reflect/evening?from=${encodeURIComponent(open.window.availableFrom)}`;
    await openScreen({ [current]: { body: { ...open, window: { ...open.window, isActive: false } } } }, path);
  }

  test('says above two versions that their reflection was deleted, and what can be done with the texts', async () => {
    await openDeleted();
    const sentence = page.getByText(/^You deleted this reflection in another tab or on another device, so it cannot/);
    await expect
      .element(sentence)
      .toMatchTextContent(/Both texts stay on this device: copy them, or choose one of them/);
    await expect.element(sentence).toMatchTextContent(/What you go on with can begin your next reflection\.$/);
    expect(page.getByText(/Nothing changes until/).elements()).toEqual([]);
    expect(page.getByRole('button', { name: /^Copy/ }).elements()).toHaveLength(2);
  });

  test.each([
    ['one version', words, 'The other words are kept, too: in your next reflection, they follow these.'],
    ['both', `${words}\n\nFrom the laptop.`, 'The other versions stay on this device until you decide.'],
  ])(
    'after the choice of %s of a deleted reflection, does not promise to submit it, and lets go of all',
    async (_, chosen, sentence) => {
      const other = 'From the laptop.';
      await openDeleted({ content: chosen, choice: { chosen, mine: words, other, status: 'deleted' } });
      await expect.element(page.getByText(sentence)).toBeVisible();
      await expect.element(button('Use in my next reflection')).toBeVisible();
      await button('Let go').click();
      await button('Delete all versions').click();
      expect(findDrafts(someIdentity.uid)).toEqual([]);
    },
  );

  test.each([
    ['this version : On this device', words, 'An older one.\n\nFrom the laptop.'],
    ['this version : Already in your journal', 'From the laptop.', `${words}\n\nAn older one.`],
    ['this version : Another version', 'An older one.', `${words}\n\nFrom the laptop.`],
    ['all, one after the other', `${words}\n\nAn older one.\n\nFrom the laptop.`, 'From the laptop.'],
  ])(
    'shows a third version before the newest one of the journal, as joined, and keeps all if the user goes on with %s',
    async (name, content, otherContent) => {
      const { window: open } = openWindow(hourMs);
      const newest = reflectionOf({ content: 'From the laptop.', revision: 3 });
      const draft = createDraft(open, { promptId: 'p', question: 'q' });
      const found = {
        content: words,
        rewrites: { id: newest.id, revision: 2 },
        otherContent: 'An older one.',
        version: 1,
      };
      writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, ...found });
      await openScreen({ [current]: { body: { ...openWindow(hourMs), window: open, existingReflection: newest } } });
      const version = (name: string) => page.getByRole('region', { name, exact: true });
      await expect.element(version('On this device')).toMatchTextContent(words);
      await expect.element(version('Already in your journal')).toMatchTextContent('From the laptop.');
      await expect.element(version('Another version')).toMatchTextContent('An older one.');
      await expect.element(page.getByRole('heading', { name: 'Three versions of this reflection' })).toBeVisible();
      await expect
        .element(page.getByText(/All texts are safe: choose one of them to go on with, or all\./))
        .toBeVisible();
      const labels = page.getByRole('heading', { level: 2 }).elements();
      expect(labels.map((label) => label.textContent)).toEqual([
        'On this device',
        'Another version',
        expect.stringMatching(/^Already in your journal, /),
      ]);
      await button(`Go on with ${name}`).click();
      await expect.element(writing()).toHaveValue(content);
      expect(findDrafts(someIdentity.uid)).toMatchObject([{ content, otherContent }]);
      await expect.element(button('See the versions')).toBeVisible();
      expect(page.getByText(/\b(?:both|two)\b/i).elements()).toEqual([]);
    },
  );

  /** Open an older draft of this device beside the newest text of the journal, as in two tabs. */
  async function openBesideNewest(change: Partial<Draft> = {}, extraMs = 0) {
    const answer = openWindow(hourMs);
    const untilMs = Date.parse(answer.window.availableUntil) + extraMs;
    const extra = extraMs > 0 ? { extraTimeUntil: new Date(untilMs).toISOString() } : {};
    const newest = reflectionOf({ content: 'From the laptop.', revision: 3 });
    const draft = createDraft(answer.window, { promptId: 'p', question: 'q' });
    const found = { ...draft, content: words, rewrites: { id: newest.id, revision: 2 }, version: 1, ...change };
    const key = draftKey(someIdentity.uid, draft);
    writeDraft(storage, key, found);
    await openScreen({ [current]: { body: { ...answer, ...extra, existingReflection: newest } } });
    await expect.element(page.getByRole('region', { name: 'Already in your journal' })).toBeVisible();
    const saveInOtherTab = (other: Partial<Draft>) => {
      writeDraft(storage, key, { ...found, version: 2, ...other });
      window.dispatchEvent(new StorageEvent('storage', { key }));
    };
    return { newest, saveInOtherTab };
  }

  test.each([
    ['the journal’s text', 'From the laptop.', words],
    ['the text of this device', words, 'From the laptop.'],
    ['both texts', `${words}\n\nFrom the laptop.`, 'From the laptop.'],
  ])('follows another tab that goes on with %s instead of asking again', async (_, chosen, otherContent) => {
    const { newest, saveInOtherTab } = await openBesideNewest();
    const choice = { chosen, mine: words, other: newest.content, status: 'differs' } as const;
    const rewrites = { id: newest.id, revision: 3 };
    saveInOtherTab({ content: chosen, otherContent, choice, rewrites, journalContent: newest.content });
    await expect.element(writing()).toHaveValue(chosen);
    await expect.element(button('See the versions')).toBeVisible();
    expect(findDrafts(someIdentity.uid)).toMatchObject([{ content: chosen, otherContent, choice }]);
  });

  test('shows two versions instead of three if another tab has stored the journal’s text as its own', async () => {
    const { newest, saveInOtherTab } = await openBesideNewest();
    saveInOtherTab({ content: `${newest.content} `, otherContent: 'An older one.' });
    await expect.element(page.getByRole('region', { name: 'On this device' })).toMatchTextContent('An older one.');
    await expect.element(page.getByRole('heading', { name: 'Two versions of this reflection' })).toBeVisible();
    await button('Go on with this version : Already in your journal').click();
    // The words that the other tab replaced here are kept, too.
    const otherContent = `An older one.\n\n${words}`;
    expect(findDrafts(someIdentity.uid)).toMatchObject([{ content: newest.content, otherContent }]);
  });

  test('names only the end of the extra time, if that is when the time for changes ends', async () => {
    await openBesideNewest({}, hourMs);
    await expect.element(page.getByText(/submit it\. Changes are possible until \d+:\d\d [AP]M\./)).toBeVisible();
  });

  test('dismisses the toast that leads to the two versions', async () => {
    toast(outboxMessages.differs);
    await openBesideNewest();
    await vi.waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Versions differ', open: false }]));
  });

  test('keeps no copy of the journal’s text beside it', async () => {
    const { newest } = await openBesideNewest({ otherContent: `An older one.\n\nFrom the laptop.` });
    await button('Go on with this version : Already in your journal').click();
    await expect.element(writing()).toHaveValue(newest.content);
    const otherContent = `${words}\n\nAn older one.`;
    expect(findDrafts(someIdentity.uid)).toMatchObject([{ content: newest.content, otherContent }]);
  });

  test('does not send a waiting draft while the user has not chosen between it and a newer text of the journal', async () => {
    const { window: open } = openWindow(hourMs);
    const newest = reflectionOf({ content: 'From the laptop.', revision: 3 });
    const draft = { ...createDraft(open, { promptId: 'p', question: 'q' }), content: words, version: 1 };
    const rewrites = { id: newest.id, revision: 2 };
    // The page saves a draft of an unannounced window when it opens, because the server has announced the window.
    const waiting = { status: 'waiting', sentContents: [words], isUnannounced: true } as const;
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, rewrites, ...waiting });
    const update = `PUT /api/reflections/${newest.id}`;
    const { api } = await openScreen({
      [current]: { body: { ...openWindow(hourMs), window: open, existingReflection: newest } },
      [update]: { body: { ...newest, content: words, revision: 4 } },
    });
    await expect.element(button('Go on with this version : Already in your journal')).toBeVisible();
    globalThis.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(api.of(update)).toEqual([]);
    expect(findDrafts(someIdentity.uid)).toMatchObject([{ content: words, rewrites, status: null }]);
    await button('Go on with this version : On this device').click();
    await button('Update Reflection').click();
    await vi.waitFor(() => expect(api.of(update)[0]?.headers.get('if-match')).toBe('3'));
    await vi.waitFor(() => expect(findDrafts(someIdentity.uid)).toMatchObject([{ otherContent: newest.content }]));
  });

  test('keeps the journal’s text and an older choice’s other text on the device if the user chooses their own text again', async () => {
    const { window: open } = openWindow(hourMs);
    const newest = reflectionOf({ content: 'From the laptop.', revision: 3 });
    const choice = { chosen: words, mine: words, other: 'Of another tab.', status: null };
    const draft = { ...createDraft(open, { promptId: 'p', question: 'q' }), content: words, choice };
    const found = { ...draft, otherContent: choice.other, rewrites: { id: newest.id, revision: 2 }, version: 1 };
    writeDraft(storage, draftKey(someIdentity.uid, draft), found);
    await openScreen({ [current]: { body: { ...openWindow(hourMs), window: open, existingReflection: newest } } });
    await button('Go on with this version : On this device').click();
    await expect.element(writing()).toHaveValue(words);
    const otherContent = 'Of another tab.\n\nFrom the laptop.';
    expect(findDrafts(someIdentity.uid)).toMatchObject([{ content: words, otherContent }]);
    await expect.element(button('See the versions')).toBeVisible();
  });

  test('shows both versions when the outbox has found a different text, and updates with the chosen one', async () => {
    const stored = reflectionOf({ content: 'From the laptop.' });
    const { type, availableFrom, availableUntil } = openWindow(hourMs).window;
    const draft = createDraft({ type, availableFrom, availableUntil }, { promptId: 'p', question: 'q' });
    const rewrites = { id: stored.id, revision: stored.revision };
    const found = { content: words, rewrites, status: 'differs', otherContent: stored.content, version: 1 } as const;
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, ...found });
    const update = `PUT /api/reflections/${stored.id}`;
    const { api } = await openScreen(
      { [update]: { body: { ...stored, content: words, revision: 2 } } },
      `/reflect/evening?from=${encodeURIComponent(availableFrom)}`,
    );
    const version = (name: string) => page.getByRole('region', { name, exact: true });
    await expect.element(version('Already in your journal')).toMatchTextContent(stored.content);
    await expect.element(version('On this device')).toMatchTextContent(words);
    await button('Go on with this version : On this device').click();
    expect(findDrafts(someIdentity.uid)).toMatchObject([{ content: words, otherContent: stored.content }]);
    putPending(someIdentity.uid, { ...draft, ...rewrites, heldUntilMs: Date.now() + 60_000 });
    await button('Update Reflection').click();
    await vi.waitFor(() => expect(api.of(update)[0]?.body).toMatchObject({ content: words }));
    const kept = { content: words, otherContent: stored.content, status: null };
    await vi.waitFor(() => expect(findDrafts(someIdentity.uid)).toMatchObject([kept]));
    // Another tab had deleted the reflection a moment before.
    await vi.waitFor(() => expect(pendingDeletions(someIdentity.uid)).toEqual([]));
  });

  const untilInJournal = 'The other versions stay on this device until your journal has this one.';

  test.each([
    ['Go on with both, one after the other', `${words}\n\nFrom the laptop.`, untilInJournal],
    [
      'Go on with this version : Already in your journal',
      'From the laptop.',
      'Your journal has this version. The other words stay on this device until you decide.',
    ],
    ['Go on with this version : On this device', words, 'The other one is the version in your journal.'],
  ])(
    'keeps the choice "%s" until the user chooses again, also after Back and a look at both, and says how long',
    async (name, chosen, sentence) => {
      const stored = reflectionOf({ content: 'From the laptop.', revision: 2 });
      let answer: CurrentWindowBody = openWindow(hourMs);
      const answers = {
        [current]: () => ({ body: answer }),
        [create]: refusal(409, 'already_submitted', { reflection: stored }),
      };
      const first = await openScreen(answers);
      await write();
      await button('Submit Reflection').click();
      answer = { ...answer, existingReflection: stored };
      await button(name).click();
      await expect.element(writing()).toHaveValue(chosen);
      await first.unmount();
      const second = await openScreen(answers);
      await expect.element(writing()).toHaveValue(chosen);
      await expect.element(page.getByText(sentence)).toBeVisible();
      const decided = findDrafts(someIdentity.uid);
      await button('See the versions').click();
      await expect.element(page.getByRole('heading', { name: 'Two versions of this reflection' })).toBeVisible();
      await second.unmount();
      expect(findDrafts(someIdentity.uid)).toEqual(decided);
      // The link on home.
      for (const draft of decided) compared.add(draft.idempotencyKey);
      await openScreen(answers);
      const version = (label: string) => page.getByRole('region', { name: label, exact: true });
      await expect.element(version('On this device')).toMatchTextContent(words);
      await expect.element(version('Already in your journal')).toMatchTextContent('From the laptop.');
      await expect.element(button('Go on with both, one after the other')).toBeVisible();
    },
  );
});

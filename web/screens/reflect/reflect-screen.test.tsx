import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HOME_LIST_LIMIT } from '../../../core/domain/limits.ts';
import type { FakeAnswer } from '../../../testing/fake-api.ts';
import { smallestPhoneLargestText } from '../../../testing/large-text.ts';
import { openWindow, reflectionOf, shutWindow } from '../../../testing/reflections.ts';
import { someIdentity } from '../../../testing/render.tsx';
import {
  button,
  create,
  current,
  hourMs,
  openScreen,
  refusal,
  stats,
  words,
  write,
  writing,
} from '../../../testing/writing-screen.tsx';
import '../../ui/styles/tokens.css';
import '../../ui/styles/base.css';
import { latestReflectionsQuery } from '../../data/reflections.ts';
import { storage } from '../../device/storage.ts';
import { putPending } from '../../features/deletion/change-pending.ts';
import { createDraft } from '../../features/drafts/draft.ts';
import { draftKey, findDrafts, writeDraft } from '../../features/drafts/draft-storage.ts';
import { browserNavigation } from '../../features/session/login-redirect.ts';
import { showTooltips } from '../../ui/button/tooltips.ts';
import { currentToasts } from '../../ui/toast/toast.ts';

beforeEach(() => {
  vi.spyOn(browserNavigation, 'go').mockImplementation(() => undefined);
});

describe('the writing screen without an open window', () => {
  test('without an open window, says when windows open, and links to home [2.40, 2.41]', async () => {
    const { history } = await openScreen({ [current]: { body: shutWindow() } }, '/reflect/deep');
    await expect.element(page.getByRole('heading', { name: 'No Reflection Available' })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
    await expect.element(page.getByText('Evening reflection at 6:00 PM')).toBeVisible();
    await expect
      .element(page.getByText('Deep reflections in random 10-minute windows between 9:00 AM and 5:00 PM'))
      .toBeVisible();
    await button('Back to Home').click();
    expect(history).toEqual(['/reflect/deep', '/']);
  });

  test.each([
    ['is over, when it was missed', [], 'Today’s deep window is over. The next deep window opens tomorrow.'],
    [
      'is written, when home has loaded it',
      [reflectionOf({ type: 'deep', localDate: '2026-11-19' })],
      'Today’s deep reflection is written. The next deep window opens tomorrow.',
    ],
  ])('says without an open window that today’s deep reflection %s', async (_, latest, said) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 19, 17, 30) });
    const known = { ...shutWindow(), localDate: '2026-11-19', isDeepOver: true };
    const { client } = await openScreen({ [current]: { body: known } }, '/reflect/deep');
    client.setQueryData(latestReflectionsQuery(HOME_LIST_LIMIT, '2026-11-19').queryKey, latest);
    await expect.element(page.getByText(said)).toBeVisible();
    await expect.element(page.getByText('Evening reflection at 6:00 PM')).toBeVisible();
  });

  test('says without an open window that the next evening is tomorrow when today’s is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 19, 23, 30) });
    const ahead = { type: 'deep', from: '2026-11-20' };
    await openScreen({ [current]: { body: { ...shutWindow(), localDate: '2026-11-19', ahead } } });
    await expect.element(page.getByText('Evening reflection tomorrow at 6:00 PM')).toBeVisible();
  });

  test('does not say without an open window that a deep window is over which may still come', async () => {
    const { client } = await openScreen({ [current]: { body: shutWindow() } }, '/reflect/deep');
    await expect.element(page.getByRole('heading', { name: 'No Reflection Available' })).toBeVisible();
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(page.getByText(/The next deep window opens/).elements()).toEqual([]);
  });

  test('says without an open window that tonight’s reflection was deleted, and when the next evening begins', async () => {
    const { window, ...known } = openWindow(hourMs);
    await openScreen({ [current]: { body: { ...known, window: { ...window, isActive: false } } } });
    await expect.element(page.getByRole('heading', { name: 'No Reflection Available' })).toBeVisible();
    await expect.element(page.getByText(/^You deleted tonight’s reflection\. \S+: from 6:00\sPM\.$/)).toBeVisible();
    await expect.element(page.getByText(/^Evening reflection (?:tomorrow|on \w+day) at 6:00\sPM$/)).toBeVisible();
  });

  test('does not open a reflection whose deletion is not sent yet', async () => {
    const known = openWindow(hourMs);
    const existingReflection = { ...reflectionOf({ content: 'Deleted words.' }), ...known.window };
    const { id, revision, localDate: countedDay } = existingReflection;
    putPending(someIdentity.uid, { ...known.window, id, revision, countedDay, heldUntilMs: 0 });
    const draft = createDraft(known.window, { promptId: 'p', question: 'q' });
    const edit = { ...draft, content: 'Deleted words, edited.', rewrites: { id, revision } };
    writeDraft(storage, draftKey(someIdentity.uid, edit), edit);
    const answers = { [current]: { body: { ...known, existingReflection } } };
    await openScreen(answers, `/reflect/evening?from=${encodeURIComponent(known.window.availableFrom)}`);
    await expect.element(page.getByText(/^You deleted tonight’s reflection\./)).toBeVisible();
    expect(button('Edit the evening reflection').elements()).toEqual([]);
    expect(page.getByRole('button', { name: /^Finish/ }).elements()).toEqual([]);
    expect(page.getByRole('textbox').elements()).toEqual([]);
  });

  test('links to the evening window when only that window is open', async () => {
    const { history } = await openScreen(
      {
        [current]: ({ body }) => ({ body: JSON.stringify(body).includes('deep') ? shutWindow() : openWindow(hourMs) }),
      },
      '/reflect/deep',
    );
    await button('Write the evening reflection').click();
    expect(history).toEqual(['/reflect/deep', '/reflect/evening']);
  });

  test('requests the window of the type in the path', async () => {
    const { api } = await openScreen({}, '/reflect/deep');
    await expect.element(writing()).toBeVisible();
    expect(api.of(current)[0]?.body).toMatchObject({ type: 'deep' });
  });

  test('shows "No Active Reflection" when an open window has no prompt [5.12]', async () => {
    const { prompt: _none, ...withoutPrompt } = openWindow(hourMs);
    await openScreen({ [current]: { body: withoutPrompt } });
    await write();
    await button('Submit Reflection').click();
    await expect.element(page.getByText('No Active Reflection')).toBeVisible();
    await expect.element(page.getByText('No reflection window is currently available.')).toBeVisible();
  });
});

describe('a new reflection', () => {
  test('shows prompt, word count, countdown and button; the button is disabled without text [2.34, 2.35, 2.36, 2.37, 2.39, 4.25, 5.10]', async () => {
    await openScreen();
    await expect.element(page.getByRole('heading', { name: 'What stayed with you today?' })).toBeVisible();
    await expect.element(writing()).toHaveFocus();
    await expect.element(button('Submit Reflection')).toBeDisabled();
    expect(page.getByRole('button', { name: /paused while you write/ }).element().textContent).toMatch(
      /^[45]h \d\dm \d\ds$/,
    );
    await write('One  two\nthree');
    await expect.element(page.getByText('3 words')).toBeVisible();
    await expect.element(button('Submit Reflection')).toBeEnabled();
    expect(page.getByText('10-minute window').elements()).toHaveLength(0);
  });

  test('shows a chip with the length of a deep window [2.39, 4.25]', async () => {
    await openScreen({ [current]: { body: openWindow(90_000, {}, 'deep') } }, '/reflect/deep');
    await expect.element(page.getByText('10-minute window')).toBeVisible();
  });

  test('shows no length in the chip of a deep window with extra time, which is open longer', async () => {
    const extraTimeUntil = new Date(Date.now() + 90 * 60_000).toISOString();
    await openScreen({ [current]: { body: openWindow(90_000, { extraTimeUntil }, 'deep') } }, '/reflect/deep');
    await expect.element(page.getByText('With extra time')).toBeVisible();
    expect(page.getByText('10-minute window').elements()).toHaveLength(0);
  });

  test('shows no chip for a deep window that is over', async () => {
    await openScreen({ [current]: { body: openWindow(-60_000, {}, 'deep') } }, '/reflect/deep');
    await expect.element(page.getByText(/^These words are for .*deep reflection/)).toBeVisible();
    expect(page.getByText('10-minute window').elements()).toHaveLength(0);
  });

  test('keeps the chip of a deep window visible on a small screen with large text', async () => {
    await smallestPhoneLargestText();
    await openScreen({ [current]: { body: openWindow(90_000, {}, 'deep') } }, '/reflect/deep');
    const chip = page.getByText('10-minute window');
    await expect.element(chip).toBeVisible();
    const { left, right } = chip.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(button('Back').element().getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });

  test.each([
    ['stay visible on a small phone with an open keyboard', 320, 310, true],
    ['scroll away on a landscape phone', 640, 310, false],
    ['scroll away at 400% zoom', 320, 256, false],
  ])('while the user writes a long text, the bars at the top and the bottom %s', async (_, width, height, isPinned) => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(width, height);
    document.documentElement.style.setProperty('--viewport-height', `${height}px`);
    onTestFinished(() => void document.documentElement.style.removeProperty('--viewport-height'));
    await openScreen();
    await expect.element(writing()).toBeVisible();
    await userEvent.fill(writing(), 'Long evening.\n'.repeat(40));
    for (const name of ['Back', 'Submit Reflection']) {
      const bounds = () => button(name).element().getBoundingClientRect();
      writing()
        .element()
        .scrollIntoView({ block: name === 'Back' ? 'end' : 'start' });
      expect(bounds().top >= 0 && bounds().bottom <= height).toBe(isPinned);
    }
  });

  test('puts the cursor at the end of a short text when the paper below it is tapped, but keeps a selection made with the mouse', async () => {
    await openScreen();
    await write();
    const area = writing().element() as HTMLTextAreaElement;
    const paper = page.elementLocator(area.parentElement as Element);
    const position = { x: 20, y: paper.element().getBoundingClientRect().height - 10 };
    area.setSelectionRange(3, 3);
    await paper.click({ position });
    await expect.element(writing()).toHaveFocus();
    expect([area.selectionStart, area.selectionEnd]).toEqual([words.length, words.length]);
    area.blur();
    await paper.click({ position });
    await expect.element(writing()).toHaveFocus();
    await userEvent.dragAndDrop(writing(), paper, { sourcePosition: { x: 2, y: 10 }, targetPosition: position });
    expect(area.selectionEnd).toBeGreaterThan(area.selectionStart);
  });

  test('writes each line in its own direction, from its own side of the page', async () => {
    await openScreen();
    const arabic = 'كان اليوم هادئا.';
    await write(`${arabic}\nThen it rained.`);
    const area = writing().element() as HTMLTextAreaElement;
    const { width } = area.getBoundingClientRect();
    const cursorAfterTap = async (x: number, y: number) => {
      await writing().click({ position: { x, y } });
      return area.selectionStart;
    };
    expect(await cursorAfterTap(width - 2, 10)).toBe(0);
    expect(await cursorAfterTap(2, 10)).toBe(arabic.length);
    expect(await cursorAfterTap(2, 42)).toBe(arabic.length + 1);
    const copy = area.previousElementSibling as Element;
    expect(getComputedStyle(copy).unicodeBidi).toBe(getComputedStyle(area).unicodeBidi);
  });

  test('refuses a blank text with "Empty Reflection" [5.9]', async () => {
    const { api } = await openScreen();
    await write('   ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Empty Reflection')).toBeVisible();
    await expect.element(page.getByText('Please write something before submitting.')).toBeVisible();
    expect(api.of(create)).toHaveLength(0);
  });

  test('shows "Sending…" from the submit until the server has stored the reflection', async () => {
    const stored = { status: 201, body: reflectionOf({ content: words }) };
    let answer: (stored: FakeAnswer) => void = () => undefined;
    const response = new Promise<FakeAnswer>((resolve) => (answer = resolve));
    const { api, history } = await openScreen({
      [create]: () => response,
    });
    await write();
    await button('Submit Reflection').click();
    await expect.element(page.getByText('Sending…')).toBeVisible();
    await vi.waitFor(() => expect(api.of(create)).toHaveLength(1));
    answer(stored);
    await expect.element(page.getByText('Reflection saved')).toBeVisible();
    expect(page.getByText('Sending…').elements()).toEqual([]);
    await expect.element(button('Submit Reflection')).toHaveAttribute('aria-busy', 'true');
    await vi.waitFor(() => expect(history).toEqual(['/']));
  });

  test('submits the text unchanged, shows a toast, and replaces the page in the history with home 1.5 s later [4.27, 7.5]', async () => {
    const { api, history } = await openScreen({ [create]: { status: 201, body: reflectionOf({ content: words }) } });
    await write();
    await button('Submit Reflection').click();
    await expect.element(page.getByText('Reflection saved')).toBeVisible();
    const sent = api.of(create)[0];
    expect(sent?.body).toMatchObject({
      type: 'evening',
      content: words,
      timezoneOffset: new Date().getTimezoneOffset(),
    });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(findDrafts(someIdentity.uid)).toEqual([]);
    expect(history).toHaveLength(1);
    await vi.waitFor(() => expect(history).toEqual(['/']));
    expect(api.of('GET /api/user/stats')).toHaveLength(2);
  });

  test('ignores stats that were requested before the submit', async () => {
    let asked = 0;
    const before = new Promise<{ body: typeof stats }>((resolve) => {
      setTimeout(() => resolve({ body: stats }), 4_000);
    });
    await openScreen({
      [create]: { status: 201, body: reflectionOf({ content: words }) },
      'GET /api/user/stats': () =>
        asked++ === 0 ? before : { body: { ...stats, longestStreak: 1, totalReflections: 1 } },
    });
    await write();
    await button('Submit Reflection').click();
    await expect.element(page.getByRole('dialog', { name: 'Welcome' }), { timeout: 4_000 }).toBeVisible();
  });

  test('opens the achievement dialog instead of home after a milestone [2.42, 4.27]', async () => {
    let grown = 0;
    const { history } = await openScreen({
      [create]: { status: 201, body: reflectionOf({ content: words }) },
      'GET /api/user/stats': () => ({ body: { ...stats, currentStreak: 6 + grown++ } }),
    });
    await write();
    await button('Submit Reflection').click();
    await expect.element(page.getByRole('dialog'), { timeout: 4_000 }).toBeVisible();
    // The toast is hidden during the celebration and comes back afterwards.
    await expect.element(page.getByText('Reflection saved')).not.toBeInTheDocument();
    expect(history).toEqual(['/reflect/evening']);
    await button('Continue Reflecting').click();
    await expect.element(page.getByText('Reflection saved')).toBeVisible();
    expect(history).toEqual(['/']);
  });

  test('a milestone speaks only of sent words while those of an earlier window still wait', async () => {
    const isoAt = (agoMs: number) => new Date(Date.now() - agoMs).toISOString();
    const earlier = { type: 'deep', availableFrom: isoAt(3 * hourMs), availableUntil: isoAt(2 * hourMs) } as const;
    const draft = { ...createDraft(earlier, { promptId: 'p', question: 'q' }), content: 'Words of the deep window.' };
    const waiting = { ...draft, status: 'waiting', sentContents: [draft.content], version: 1 } as const;
    writeDraft(storage, draftKey(someIdentity.uid, draft), waiting);
    let grown = 0;
    await openScreen({
      [create]: ({ body }) => ({ status: 201, body: reflectionOf(body as ReturnType<typeof reflectionOf>) }),
      'GET /api/user/stats': () => ({ body: { ...stats, currentStreak: 6 + grown++ } }),
    });
    await write();
    await button('Submit Reflection').click();
    await expect.element(page.getByText('What was sent is in your journal.'), { timeout: 4_000 }).toBeVisible();
  });

  test.each([
    ['celebrates no fresh start while unsent words of yesterday can still continue a streak', 5],
    ['celebrates the first day if unsent words of yesterday have no streak to continue', undefined],
  ])('%s', async (_, endedBeforeYesterday) => {
    const midnightMs = new Date().setHours(0, 0, 0, 0);
    const isoAt = (instantMs: number) => new Date(instantMs).toISOString();
    const yesterday = { type: 'evening', availableFrom: isoAt(midnightMs - 6 * hourMs) } as const;
    const window = { ...yesterday, availableUntil: isoAt(midnightMs) };
    const draft = { ...createDraft(window, { promptId: 'p', question: 'q' }), content: 'Half a thought' };
    writeDraft(storage, draftKey(someIdentity.uid, draft), draft);
    let grown = 0;
    const { history } = await openScreen({
      [create]: { status: 201, body: reflectionOf({ content: words }) },
      'GET /api/user/stats': () => ({ body: { ...stats, longestStreak: 2, currentStreak: grown++ } }),
      'GET /api/user/streak': { body: { current: 1, longest: 5, today: '2026-11-20', days: [], endedBeforeYesterday } },
    });
    await write();
    await button('Submit Reflection').click();
    if (endedBeforeYesterday === undefined) {
      await expect.element(page.getByRole('dialog')).toBeVisible();
      return;
    }
    await vi.waitFor(() => expect(history).toEqual(['/']), { timeout: 4_000 });
    expect(grown).toBe(2);
    expect(page.getByRole('dialog').elements()).toEqual([]);
  });
});

describe('an existing reflection', () => {
  const existing = reflectionOf({ content: 'First thoughts.', revision: 3 });
  const answers = { [current]: { body: openWindow(hourMs, { existingReflection: existing }) } };

  test('shows the "Editing" chip and the stored text, sends the revision, and opens home 1 s after an update [2.37, 2.38, 4.24, 7.6]', async () => {
    const put = `PUT /api/reflections/${existing.id}`;
    const { api, history } = await openScreen({
      ...answers,
      [put]: { body: { ...existing, content: 'First thoughts. And more', revision: 4 } },
    });
    await expect.element(page.getByText('Editing')).toBeVisible();
    await expect.element(writing()).toHaveValue('First thoughts.');
    await write(' And more');
    await button('Update Reflection').click();
    await expect.element(page.getByText('Reflection updated')).toBeVisible();
    expect(api.of(put)[0]?.headers.get('if-match')).toBe('3');
    expect(api.of(put)[0]?.query.get('timezone')).toBe(String(new Date().getTimezoneOffset()));
    await vi.waitFor(() => expect(history).toEqual(['/']));
  });

  test('says that there is nothing to update when the stored text is submitted again, and opens home', async () => {
    const { history } = await openScreen({
      ...answers,
      [`PUT /api/reflections/${existing.id}`]: { body: existing },
    });
    await expect.element(writing()).toHaveValue('First thoughts.');
    await button('Update Reflection').click();
    await expect.element(page.getByText('Nothing to update')).toBeVisible();
    expect(page.getByText('Reflection updated').elements()).toEqual([]);
    await vi.waitFor(() => expect(history).toEqual(['/']));
  });

  test('shows both texts when another device has changed the reflection; the next submit updates the newer revision', async () => {
    const newer = { ...existing, content: 'From the laptop.', revision: 4 };
    const { api } = await openScreen({
      ...answers,
      [`PUT /api/reflections/${existing.id}`]: refusal(409, 'stale_revision', { reflection: newer }),
    });
    await write(' On the phone.');
    await button('Update Reflection').click();
    await expect.element(page.getByText('First thoughts. On the phone.')).toBeVisible();
    await expect.element(page.getByText('From the laptop.')).toBeVisible();
    await button('Go on with both, one after the other').click();
    await expect.element(writing()).toHaveValue('First thoughts. On the phone.\n\nFrom the laptop.');
    await button('Update Reflection').click();
    await vi.waitFor(() => expect(api.of(`PUT /api/reflections/${existing.id}`)[1]?.headers.get('if-match')).toBe('4'));
  });
});

describe('a failed submit', () => {
  const failure = 'Unable to save your reflection. Please try again. Your content is preserved in the form above.';

  test.each([
    ['a server error', refusal(500, 'internal')],
    ['an unavailable server', refusal(503, 'unavailable')],
    ['a broken connection', 'offline' as const],
  ])('keeps the text after %s, and the next submit sends the same idempotency key [8.30]', async (_name, answer) => {
    const { api } = await openScreen({ [create]: answer });
    await write();
    await button('Submit Reflection').click();
    await expect.element(page.getByText('Submission Failed')).toBeVisible();
    await expect.element(page.getByText(failure)).toBeVisible();
    await expect.element(page.getByText(/kept on this device until they are in your journal/)).toBeVisible();
    await expect.element(writing()).toHaveValue(words);
    await button('Submit Reflection').click();
    await vi.waitFor(() => expect(api.of(create)).toHaveLength(2));
    const keys = api.of(create).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(findDrafts(someIdentity.uid)[0]).toMatchObject({ content: words, sentContents: [words] });
  });

  test('removes the failure toast when the user submits again', async () => {
    const said: boolean[] = [];
    const answer = () => {
      said.push(currentToasts().some(({ open }) => open));
      return refusal(500, 'internal');
    };
    await openScreen({ [create]: answer });
    await write();
    await button('Submit Reflection').click();
    await expect.element(page.getByText('Submission Failed')).toBeVisible();
    await button('Submit Reflection').click();
    await vi.waitFor(() => expect(said).toEqual([false, false]));
  });

  test('shows the logged-out toast, opens /api/login and keeps the draft if the session expired [8.29]', async () => {
    await openScreen({ [create]: { status: 401, body: { code: 'unauthorized', message: 'Unauthorized' } } });
    await write();
    await button('Submit Reflection').click();
    await expect.element(page.getByText('You are logged out. Logging in again...')).toBeVisible();
    await vi.waitFor(() => expect(browserNavigation.go).toHaveBeenCalledWith('/api/login'));
    expect(findDrafts(someIdentity.uid)[0]?.content).toBe(words);
  });

  test.each([
    ['window_closed', 'This window has closed and takes no more reflections.', 0],
    ['window_not_open', 'This window has not opened yet.', 1],
  ])(
    'explains the refusal %s without a countdown, keeps the text on screen and device, and offers to copy it',
    async (code, why, toasts) => {
      await openScreen({ [create]: refusal(422, code) });
      await write();
      const countdown = page.getByRole('button', { name: /paused while you write/ });
      await expect.element(countdown).toBeVisible();
      await button('Submit Reflection').click();
      await expect.element(page.getByText(why, { exact: false })).toBeVisible();
      expect(countdown.elements()).toHaveLength(0);
      // The text is safe, so the message is a status and not an alert.
      expect(page.getByText(why, { exact: false }).element().closest('[role]')?.getAttribute('role')).toBe('status');
      await expect.poll(() => page.getByText('Submission Failed').elements()).toHaveLength(toasts);
      await expect.element(writing()).toHaveValue(words);
      await expect.element(button('Copy the words')).toBeVisible();
      expect(findDrafts(someIdentity.uid)[0]?.content).toBe(words);
    },
  );

  test.each([
    ['evening', 'Evening Reflection'],
    ['deep', 'Deep Reflection'],
  ] as const)(
    'names the %s window in the title of the browser tab, also at the address without a type',
    async (type, title) => {
      document.title = 'Reflection · Inward';
      const open = openWindow(5 * hourMs);
      const body = { ...open, window: { ...open.window, type } };
      const { unmount } = await openScreen({ [current]: { body } }, '/reflect');
      await expect.poll(() => document.title).toBe(`${title} · Inward`);
      await unmount();
      expect(document.title).toBe('Reflection · Inward');
    },
  );

  test('after a refusal for good, disables the submit and scrolls to the reason, which takes the focus', async () => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(640, 360);
    const { availableFrom, availableUntil } = openWindow(-5 * hourMs).window;
    const other = reflectionOf({ availableFrom, availableUntil, content: 'From the laptop.' });
    await openScreen({
      [current]: { body: openWindow(-5 * hourMs) },
      [create]: refusal(409, 'already_submitted', { reflection: other }),
    });
    await write(`${words}\n`.repeat(12));
    await button('Submit Reflection').click();
    const reason = page.getByText(/^Your journal has other words for this window/);
    await expect.element(reason).toHaveFocus();
    await expect.element(reason).toBeInViewport();
    await expect.element(button('Submit Reflection')).toBeDisabled();
  });

  test('shows both texts if another device submitted first, and keeps the user’s own if they choose the journal’s', async () => {
    const stored = reflectionOf({ content: 'From the laptop.', revision: 2 });
    const update = `PUT /api/reflections/${stored.id}`;
    const { api } = await openScreen({
      [create]: refusal(409, 'already_submitted', { reflection: stored }),
      [update]: { body: { ...stored, content: 'From the laptop. More.', revision: 3 } },
    });
    await write();
    await button('Submit Reflection').click();
    await expect.element(page.getByText('Two versions of this reflection')).toBeVisible();
    expect(findDrafts(someIdentity.uid)[0]?.content).toBe(words);
    await button('Go on with this version : Already in your journal').click();
    await expect.element(writing()).toHaveValue('From the laptop.');
    await expect.element(page.getByText('Editing')).toBeVisible();
    expect(findDrafts(someIdentity.uid)).toMatchObject([{ content: 'From the laptop.', otherContent: words }]);
    await button('See the versions').click();
    await button('Go on with this version : On this device').click();
    await expect.element(writing()).toHaveValue(words);
    await button('See the versions').click();
    await button('Go on with this version : Already in your journal').click();
    await expect.element(writing()).toHaveValue('From the laptop.');
    await expect.element(button('Update Reflection')).toBeDisabled();
    expect(page.getByText('Saved on this device').elements()).toHaveLength(0);
    await userEvent.fill(writing(), 'From the laptop. More.');
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    await button('Update Reflection').click();
    await vi.waitFor(() => expect(api.of(update)).toHaveLength(1));
    const kept = { content: 'From the laptop. More.', otherContent: words, status: null };
    await vi.waitFor(() => expect(findDrafts(someIdentity.uid)).toMatchObject([kept]));
  });

  test('covers the scroll shadows of a version that does not scroll, also if a screen rounds to other pixels', async () => {
    const stored = reflectionOf({ content: 'From the laptop.', revision: 2 });
    await openScreen({ [create]: refusal(409, 'already_submitted', { reflection: stored }) });
    await write();
    await button('Submit Reflection').click();
    const text = page.getByRole('region', { name: 'Already in your journal' }).getByText('From the laptop.');
    await expect.element(text).toBeVisible();
    const { backgroundPositionY } = getComputedStyle(text.element());
    const [coverTop, coverBottom, shadowTop, shadowBottom] = backgroundPositionY.split(', ');
    expect([coverTop, shadowTop]).toEqual(['-1px', '1px']);
    expect([coverBottom, shadowBottom]).toEqual(['calc(100% + 1px)', 'calc(100% - 1px)']);
  });

  test('does not offer to keep both texts when one of them continues an unfinished sentence of the other', async () => {
    const stored = reflectionOf({ content: 'I went to the shop and home', revision: 2 });
    await openScreen({ [create]: refusal(409, 'already_submitted', { reflection: stored }) });
    await write('I went to the shop');
    await button('Submit Reflection').click();
    await expect.element(page.getByText('Two versions of this reflection')).toBeVisible();
    expect(button('Go on with both, one after the other').elements()).toHaveLength(0);
  });

  test('does not offer to keep both texts when one of them begins with the whole other text', async () => {
    const stored = reflectionOf({ content: `${words} And more.`, revision: 2 });
    await openScreen({ [create]: refusal(409, 'already_submitted', { reflection: stored }) });
    await write();
    await button('Submit Reflection').click();
    await expect
      .element(page.getByText(/Both texts are safe: choose which one to go on with\. .* The marked words differ\.$/))
      .toBeVisible();
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['And more.']);
    expect(button('Go on with both, one after the other').elements()).toHaveLength(0);
  });

  test('updates the stored reflection if the first response was lost and the user then changed the text', async () => {
    const stored = reflectionOf({ content: words, revision: 1 });
    let tries = 0;
    const { api } = await openScreen({
      [create]: () => (tries++ === 0 ? 'offline' : { status: 200, body: stored }),
      [`PUT /api/reflections/${stored.id}`]: { body: { ...stored, content: `${words} More.`, revision: 2 } },
    });
    await write();
    await button('Submit Reflection').click();
    await expect.element(page.getByText('Submission Failed')).toBeVisible();
    await write(' More.');
    await button('Submit Reflection').click();
    await expect.element(page.getByText('Reflection saved')).toBeVisible();
    expect(api.of(`PUT /api/reflections/${stored.id}`)[0]?.body).toMatchObject({ content: `${words} More.` });
  });

  test('does not cut a text of more than 20,000 characters, but disables the button', async () => {
    const { api } = await openScreen();
    await expect.element(writing()).toBeVisible();
    await userEvent.fill(writing(), 'a'.repeat(20_012));
    await expect.element(page.getByText('12 characters too long')).toBeVisible();
    await expect.element(button('Submit Reflection')).toBeDisabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(api.of(create)).toHaveLength(0);
  });
});

test('on a desk, the tooltip of Back ends above the question', async () => {
  await page.viewport(1440, 900);
  onTestFinished(showTooltips());
  await openScreen();
  const question = page.getByRole('heading', { level: 1 });
  await expect.element(question).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).hover();
  const tip = page.getByText('Back', { exact: true });
  await expect.element(tip).toBeVisible();
  const { bottom } = tip.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(question.element().getBoundingClientRect().top);
});

test('in a low window, the words below the bar do not show through it', async () => {
  await page.viewport(720, 400);
  await openScreen();
  await expect.element(button('Submit Reflection')).toBeVisible();
  const grounds: string[] = [];
  for (let each = button('Submit Reflection').element().parentElement; each; each = each.parentElement)
    if (getComputedStyle(each).position === 'sticky') grounds.push(getComputedStyle(each).backgroundColor);
  expect(grounds).toEqual([expect.stringMatching(/^rgb\(/)]);
});

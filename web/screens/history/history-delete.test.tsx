import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TOAST_UNDO_MS } from '../../../core/domain/limits.ts';
import type { FakeAnswer } from '../../../testing/fake-api.ts';
import { calendarView, listView, noon, openScreen, reflections } from '../../../testing/history-screen.tsx';
import { smallestPhoneLargestText } from '../../../testing/large-text.ts';
import { openWindow, reflectionOf, shutWindow, summaryOf } from '../../../testing/reflections.ts';
import { someIdentity } from '../../../testing/render.tsx';
import { boxOf } from '../../../testing/text-box.ts';
import { preferencesQuery } from '../../data/preferences.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { summariesQuery } from '../../data/summaries.ts';
import { putPending, removePending } from '../../features/deletion/change-pending.ts';
import { startDeletions } from '../../features/deletion/send-deletions.ts';
import { deviceDrafts } from '../../features/drafts/device-drafts.ts';
import { createDraft } from '../../features/drafts/draft.ts';
import { draftKey, findDrafts, writeDraft } from '../../features/drafts/draft-storage.ts';
import { currentToasts, dismissToast, toast as showToast } from '../../ui/toast/toast.ts';

const { uid } = someIdentity;
const [deleted = reflections[0] as never] = reflections;
const call = `DELETE /api/reflections/${deleted.id}`;

const preferences = {
  extraTime: false,
  summaryModel: null,
  agreedBefore: null,
  reminders: { deep: true, evening: true, streak: true, summary: true, quiet: null },
  openedSummary: null,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

const card = () => page.getByText('Evening of the twentieth.');
const menu = () => page.getByRole('button', { name: /^More: evening reflection, Nov 20/ });
const ask = async () => {
  await menu().click();
  await page.getByRole('button', { name: /^Delete/ }).click();
};
const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
const choose = async () => {
  await ask();
  await confirm();
};
const toast = () => page.getByRole('status').filter({ hasText: 'Undo' });
const endOffer = () => page.getByRole('button', { name: 'Dismiss' }).click();

/** Open history with a fake server that answers the deletion with `answer`, by default with success. */
async function open(answer: FakeAnswer | 'offline' | (() => FakeAnswer | 'offline') = { body: { deleted: true } }) {
  let isGone = false;
  const list = () => ({ body: reflections.filter(({ id }) => !isGone || id !== deleted.id) });
  const screen = await openScreen({
    'GET /api/reflections/calendar': list,
    'GET /api/reflections': list,
    [call]: () => {
      const given = typeof answer === 'function' ? answer() : answer;
      isGone = given !== 'offline' && [undefined, 404].includes(given.status);
      return given as FakeAnswer;
    },
  });
  await expect.element(card()).toBeVisible();
  return screen;
}

describe('the menu of a reflection in history', () => {
  test('the focus ring of its button leaves the time beside it free', async () => {
    await open();
    const button = (await menu().findElement()) as HTMLElement;
    button.focus();
    await userEvent.keyboard('{Shift}');
    const { outlineOffset, outlineWidth } = getComputedStyle(button);
    const ringLeft =
      button.getBoundingClientRect().left - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth);
    const time = button.closest('header')?.querySelector('time') as HTMLElement;
    expect(boxOf(time, time.textContent ?? '').right).toBeLessThanOrEqual(ringLeft);
  });

  test('hides a reflection when the user deletes it, and deletes it on the server when the offer to undo ends', async () => {
    const { api } = await open();
    writeDraft(deviceDrafts, draftKey(uid, deleted), {
      ...createDraft(deleted, { promptId: 'p', question: '' }),
      content: 'Evening of the twentieth, edited.',
    });
    await choose();
    await expect.element(card()).not.toBeInTheDocument();
    await expect.element(toast()).toMatchTextContent('Deleted');
    await expect.element(toast()).toMatchTextContent('The day still counts.');
    expect(currentToasts()[0]?.durationMs).toBe(TOAST_UNDO_MS);
    expect(TOAST_UNDO_MS).toBe(10_000);
    expect(api.of(call)).toEqual([]);
    await endOffer();
    await vi.waitFor(() => expect(api.of(call)).toHaveLength(1));
    expect(api.of(call)[0]?.headers.get('if-match')).toBe(String(deleted.revision));
    await vi.waitFor(() => expect(localStorage.getItem(`inward-deletions:${uid}`)).toBeNull());
    await expect.element(card()).not.toBeInTheDocument();
    expect(findDrafts(uid)).toEqual([]);
  });

  test('says on a day without other reflections that the deletion can be undone, until the offer to undo it ends', async () => {
    await open('offline');
    const sentence = page.getByText('You have just deleted one. “Undo” in the notification brings it back.');
    expect(sentence.query()).toBeNull();
    await choose();
    await expect.element(page.getByText('No reflections found for Friday, November 20, 2026.')).toBeVisible();
    await expect.element(sentence).toBeVisible();
    await endOffer();
    await expect.element(sentence).not.toBeInTheDocument();
    await expect.element(card()).not.toBeInTheDocument();
  });

  test('says what becomes of the summary of a past week, also if no summaries were loaded before', async () => {
    vi.setSystemTime(new Date('2026-11-25T12:00:00Z'));
    await openScreen(
      { 'GET /api/summaries/weekly': { body: [summaryOf({ weekStart: '2026-11-16', reflectionCount: 5 })] } },
      '/history?date=2026-11-20',
    );
    await expect.element(card()).toBeVisible();
    await ask();
    await expect
      .element(page.getByRole('dialog'))
      .toMatchTextContent('is written again without these words, in place of all its versions.');
    await confirm();
    await expect.element(toast()).toMatchTextContent('The summary of its week is written again.');
  });

  test.each([
    ['goes if three are left', 4, /the four reflections that a summary needs, so the summary of that week goes\.$/],
    ['is written again if four are left', 5, /The summary of its week .*, in place of all its versions\.$/],
    ['may do either if the number is unknown', null, /With fewer than four reflections left, the summary goes\.$/],
  ])('says before a deletion in a past week that its summary %s', async (_what, count, said) => {
    vi.setSystemTime(new Date('2026-11-25T12:00:00Z'));
    const others = Array.from({ length: (count ?? 1) - 1 }, () => reflectionOf({ localDate: '2026-11-19' }));
    const imported = reflectionOf({ localDate: '2026-11-19', importedFrom: 'dayone' });
    await openScreen(
      {
        'GET /api/summaries/weekly': {
          body: [summaryOf({ weekStart: '2026-11-16', reflectionCount: count ?? 5 })],
        },
        'GET /api/reflections/weekly': ({ query }) =>
          count !== null && query.get('weekStart') === '2026-11-16'
            ? { body: [deleted, imported, ...others] }
            : { status: 503 },
      },
      '/history?date=2026-11-20',
    );
    await expect.element(card()).toBeVisible();
    await ask();
    await expect.element(page.getByRole('dialog').getByRole('paragraph')).toMatchTextContent(said);
  });

  test.each<[string, number, string, string | null]>([
    ['if four reflections become three', 4, 'builtin', 'three'],
    ['if there were too few before', 3, 'builtin', 'two'],
    ['not if four are left', 5, 'builtin', null],
    ['not if none is left', 1, 'builtin', null],
    ['not if summaries are off', 4, 'off', null],
  ])('says how much this week then has for a summary, %s', async (_when, thisWeekCount, aiSummaries, left) => {
    const { client } = await openScreen({
      'GET /api/reflections/weekly': { body: [] },
      'GET /api/user/stats': {
        body: { currentStreak: 1, longestStreak: 1, totalReflections: 9, thisWeekCount },
      },
      'GET /api/user/preferences': { body: { ...preferences, aiSummaries } },
    });
    await expect.element(card()).toBeVisible();
    await ask();
    await expect.element(page.getByRole('dialog')).toMatchTextContent('After that, it is gone');
    await vi.waitFor(() => expect(client.getQueryData(preferencesQuery().queryKey)).toBeDefined());
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    const sentence = page.getByText(left ? `This week then has ${left} of four for a summary.` : 'This week then has', {
      exact: false,
    });
    await expect.poll(() => sentence.elements().length).toBe(left ? 1 : 0);
  });

  test('brings back a deleted reflection with Undo by keyboard alone, and sends nothing to the server', async () => {
    const { api } = await open();
    (await menu().findElement()).focus();
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(card()).toBeVisible();
    await expect.element(menu()).toHaveFocus();
    expect(api.of(call)).toEqual([]);
    expect(localStorage.getItem(`inward-deletions:${uid}`)).toBeNull();
  });

  test('restores a deleted reflection with Undo even after the user has left the screen', async () => {
    const { api, unmount } = await open();
    await choose();
    await unmount();
    const shown = currentToasts()[0];
    expect(shown).toMatchObject({ title: 'Deleted', open: true });
    expect(api.of(call)).toEqual([]);
    shown?.action?.onSelect();
    dismissToast(shown?.id);
    expect(localStorage.getItem(`inward-deletions:${uid}`)).toBeNull();
    expect(api.of(call)).toEqual([]);
  });

  test('says that a deletion made offline reaches the journal later, and sends it once the network is back', async () => {
    let isOffline = true;
    const { api, client } = await open(() => (isOffline ? 'offline' : { body: { deleted: true } }));
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isOffline);
    await choose();
    await expect.element(page.getByText(/Your journal follows as soon as you are online\.$/)).toBeVisible();
    await endOffer();
    await vi.waitFor(() => expect(api.of(call)).toHaveLength(1));
    isOffline = false;
    const stop = startDeletions(client, uid);
    await vi.waitFor(() => expect(api.of(call)).toHaveLength(2));
    await vi.waitFor(() => expect(localStorage.getItem(`inward-deletions:${uid}`)).toBeNull());
    await expect.element(card()).not.toBeInTheDocument();
    stop();
  });

  test.each([
    ['after the first paint', true],
    ['after this page requested its data', false],
  ])(
    'hides a deleted reflection that another tab has sent %s, before this page watched deletions',
    async (_, isPainted) => {
      const { id, revision, type, availableFrom, availableUntil } = deleted;
      const pending = { id, revision, type, availableFrom, availableUntil, heldUntilMs: Date.now() + 60_000 };
      putPending(uid, pending);
      let stored = reflections;
      const sendElsewhere = () => {
        stored = reflections.filter((each) => each.id !== id);
        removePending(uid, id);
      };
      const { client } = await openScreen({
        'GET /api/reflections/calendar': () => {
          const body = stored;
          if (!isPainted) sendElsewhere();
          return { body };
        },
      });
      if (isPainted) {
        await expect.element(page.getByText('No Reflections', { exact: true })).toBeVisible();
        sendElsewhere();
      }
      await expect.element(card()).toBeVisible();
      onTestFinished(startDeletions(client, uid));
      await expect.element(card()).not.toBeInTheDocument();
    },
  );

  test('hides a deleted reflection without an error if another device has already deleted it', async () => {
    await open({ status: 404, body: { code: 'not_found', message: 'Not found', requestId: 'r' } });
    await choose();
    await endOffer();
    await vi.waitFor(() => expect(localStorage.getItem(`inward-deletions:${uid}`)).toBeNull());
    await expect.element(card()).not.toBeInTheDocument();
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  test.each([
    [
      'that another device has changed is shown again',
      409,
      'stale_revision',
      'This reflection was changed in the meantime',
    ],
    ['that the server refuses to delete is shown again', 403, 'sample_person', 'The sample stays.'],
  ])('a deleted reflection %s, and a message says why', async (_what, status, code, words) => {
    await open({ status, body: { code, message: 'The sample stays.', requestId: 'r' } });
    await choose();
    await endOffer();
    await expect.element(page.getByRole('alert')).toMatchTextContent(words);
    await expect.element(card()).toBeVisible();
  });

  test('shows for twenty seconds that another device has changed the reflection, if the user just waits', async () => {
    await open({ status: 409, body: { code: 'stale_revision', message: 'Stale', requestId: 'r' } });
    await ask();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: noon });
    await confirm();
    await expect.element(toast()).toBeVisible();
    await vi.advanceTimersByTimeAsync(TOAST_UNDO_MS);
    const notice = page.getByRole('alert');
    await expect.element(notice).toMatchTextContent('This reflection was changed in the meantime');
    await vi.advanceTimersByTimeAsync(19_000);
    await expect.element(notice).toBeVisible();
    await vi.advanceTimersByTimeAsync(2_000);
    await expect.element(notice).not.toBeInTheDocument();
  });

  test('offers to edit a reflection only while its window is open', async () => {
    vi.setSystemTime(deleted.availableFrom);
    const { history } = await open();
    (await menu().findElement()).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect.element(page.getByRole('link', { name: /^Edit/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('button', { name: /^Delete/ })).toHaveFocus();
    vi.setSystemTime(deleted.availableUntil);
    await userEvent.keyboard('{Escape}{Enter}{ArrowDown}');
    await expect.element(page.getByRole('button', { name: /^Delete/ })).toHaveFocus();
    expect(page.getByRole('link', { name: /^Edit/ }).elements()).toEqual([]);
    vi.setSystemTime(deleted.availableFrom);
    await userEvent.keyboard('{Escape}{Enter}{ArrowDown}{Enter}');
    expect(history[history.length - 1]).toBe('/reflect/evening');
  });

  test.each([
    ['offers to edit a reflection in extra time, and asks as while the window is open', true],
    ['does not offer to edit a reflection after the window, without extra time', false],
  ])('%s', async (_, hasExtraTime) => {
    const nowMs = Date.parse(deleted.availableUntil) + 20 * 60_000;
    vi.setSystemTime(nowMs);
    const { availableFrom, availableUntil, type } = deleted;
    const extraTimeUntil = new Date(nowMs + 80 * 60_000).toISOString();
    const known = hasExtraTime
      ? { ...openWindow(0), window: { type, availableFrom, availableUntil, isActive: true }, extraTimeUntil }
      : shutWindow();
    const { api } = await openScreen(
      { 'POST /api/reflections/current': { body: { ...known, serverNow: new Date(nowMs).toISOString() } } },
      `/history?date=${deleted.localDate}`,
    );
    await expect.element(card()).toBeVisible();
    await expect.poll(() => api.of('POST /api/reflections/current').length).toBe(1);
    await menu().click();
    await expect.element(page.getByRole('button', { name: /^Delete/ })).toBeVisible();
    await expect.poll(() => page.getByRole('link', { name: /^Edit/ }).elements().length).toBe(hasExtraTime ? 1 : 0);
    await page.getByRole('button', { name: /^Delete/ }).click();
    const dialog = page.getByRole('dialog', {
      name: hasExtraTime ? 'Delete tonight’s reflection?' : 'Delete this reflection?',
    });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(toast()).toBeVisible();
    expect(toast().element().textContent?.includes('Nothing new can be written in this window.')).toBe(hasExtraTime);
  });

  test('opens at its first control with the down arrow and at its last with the up arrow', async () => {
    vi.setSystemTime(deleted.availableFrom);
    await open();
    (await menu().findElement()).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('link', { name: /^Edit/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}{ArrowUp}');
    await expect.element(page.getByRole('button', { name: /^Delete/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect.element(menu()).toHaveFocus();
    await expect.element(page.getByRole('link', { name: /^Edit/ })).toBeVisible();
    await userEvent.keyboard('{Escape}{ArrowUp}{Enter}');
    const keep = page.getByRole('dialog').getByRole('button', { name: 'Keep it' });
    await expect.element(keep).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(menu()).toHaveAttribute('aria-expanded', 'false');
  });

  test('does not delete a reflection of the sample journal, and says why in the confirmation dialog', async () => {
    await open();
    localStorage.setItem('inward-demo-offset', '0');
    await ask();
    const question = page.getByRole('dialog', { name: 'Delete this reflection?' });
    await expect.element(question).toMatchTextContent('The sample journal belongs to everybody');
    expect(
      question
        .getByRole('button')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['Keep it']);
  });

  test('asks before it deletes a reflection whose window has closed, and does not offer to edit it', async () => {
    await open();
    await ask();
    const question = page.getByRole('dialog', { name: 'Delete this reflection?' });
    // Wait for the confirmation dialog, because its code is loaded on demand.
    await expect.element(question.getByRole('button', { name: 'Keep it' })).toBeVisible();
    expect(
      question
        .getByRole('button')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['Keep it', 'Delete']);
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect.element(menu()).toHaveFocus();
    expect(localStorage.getItem(`inward-deletions:${uid}`)).toBeNull();
  });

  test.each([
    ['says what becomes of the summary of its week', {}, '2026-11-16', true],
    ['mentions no summary if its week has none', {}, '2026-11-09', false],
    [
      'mentions no summary if it is imported, because no summary contains it',
      { importedFrom: 'dayone' },
      '2026-11-16',
      false,
    ],
  ])('before a reflection of a past week is deleted, the dialog %s', async (_rule, fields, weekStart, isSaid) => {
    vi.setSystemTime(new Date('2026-11-25T12:00:00Z'));
    const client = createQueryClient(() => undefined);
    client.setQueryData(summariesQuery('2026-11-23').queryKey, [summaryOf({ weekStart, reflectionCount: 5 })]);
    await openScreen(
      { 'GET /api/reflections/calendar': { body: [{ ...deleted, ...fields }] } },
      '/history?date=2026-11-20',
      client,
    );
    await page.getByRole('button', { name: /^More: .* reflection, Nov 20/ }).click();
    await page.getByRole('button', { name: /^Delete/ }).click();
    const question = page.getByRole('dialog', { name: 'Delete this reflection?' });
    await expect.element(question.getByText(/it is gone from your journal\./)).toBeVisible();
    expect(question.element().textContent.includes('summary')).toBe(isSaid);
  });

  test('before a reflection of this week is deleted, the dialog mentions no summary', async () => {
    await open();
    await ask();
    const question = page.getByRole('dialog', { name: 'Delete this reflection?' });
    await expect.element(question.getByText(/it is gone from your journal\.$/)).toBeVisible();
  });

  describe('while the window of the reflection is open', () => {
    const question = () => page.getByRole('dialog', { name: 'Delete tonight’s reflection?' });
    beforeEach(() => void vi.setSystemTime(deleted.availableFrom));

    test('asks before it deletes a reflection whose window is open, and offers to edit it instead', async () => {
      const { history } = await open();
      await ask();
      await expect.element(question()).toMatchTextContent('as long as you do not leave or reload Inward');
      await expect.element(question()).toMatchTextContent('nothing new can be written in this window');
      const names = question().getByRole('button').elements();
      expect(names.map((each) => each.textContent)).toEqual(['Edit', 'Delete', 'Keep it']);
      await expect.element(card()).toBeInTheDocument();
      await question().getByRole('button', { name: 'Edit' }).click();
      expect(history[history.length - 1]).toBe('/reflect/evening');
      expect(localStorage.getItem(`inward-deletions:${uid}`)).toBeNull();
    });

    test('keeps all buttons of the question in view on the smallest phone with the largest text', async () => {
      await smallestPhoneLargestText();
      await open();
      await ask();
      for (const name of ['Edit', 'Delete', 'Keep it'])
        await expect.element(question().getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    });

    test('says that words on this device are deleted with the reflection only if there are some', async () => {
      const draft = { ...createDraft(deleted, { promptId: 'p', question: 'q' }), content: 'Not sent.' };
      await open();
      await ask();
      const sentence = question().getByText('The words on this device that are not in your journal are deleted too.');
      await expect.element(question()).toBeVisible();
      expect(sentence.elements()).toEqual([]);
      await question().getByRole('button', { name: 'Keep it' }).click();
      writeDraft(deviceDrafts, draftKey(uid, draft), draft);
      await ask();
      await expect.element(sentence).toBeVisible();
    });

    test('keeps the reflection after "Keep it", and focuses the button of its menu', async () => {
      await open();
      await ask();
      await question().getByRole('button', { name: 'Keep it' }).click();
      await expect.element(menu()).toHaveFocus();
      await expect.element(card()).toBeVisible();
    });

    test('deletes a reflection and brings it back by keyboard alone', async () => {
      await open();
      (await menu().findElement()).focus();
      await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
      await expect.element(question()).toBeVisible();
      await userEvent.keyboard('{Tab}{Enter}');
      await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
      await expect.element(card()).not.toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
      await expect.element(card()).toBeVisible();
      await expect.element(menu()).toHaveFocus();
    });
  });

  test('closes the menu of a reflection when Tab moves the focus out of the page', async () => {
    await open();
    (await menu().findElement()).focus();
    await userEvent.keyboard('{Enter}{Tab}');
    await expect.element(page.getByRole('button', { name: /^Delete/ })).toHaveFocus();
    // The test cannot move the focus out of the page with Tab, so it calls `blur` instead.
    await userEvent.keyboard('{Tab>}');
    (document.activeElement as HTMLElement).blur();
    await expect.element(page.getByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });

  test('closes the menu of a reflection with Escape when nothing has the focus, and keeps a toast', async () => {
    await open();
    await menu().click();
    showToast({ title: 'Saved' });
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    await expect.element(menu()).toHaveFocus();
    expect(currentToasts()[0]?.open).toBe(true);
  });

  test('closes the menu of a reflection when the user goes back, and stays on the history screen', async () => {
    await open();
    await menu().click();
    await expect.element(page.getByRole('button', { name: /^Delete/ })).toBeVisible();
    history.back();
    await expect.element(page.getByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    await expect.element(menu()).toHaveFocus();
    await expect.element(card()).toBeVisible();
  });

  test('a tap outside the menu of a reflection closes the menu and does nothing else', async () => {
    await open();
    for (const tap of [() => listView().click(), () => page.getByRole('heading', { name: 'History' }).click()]) {
      await menu().click();
      await tap();
      await expect.element(page.getByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
      await expect.element(calendarView()).toHaveAttribute('aria-pressed', 'true');
    }
  });

  test('the menu of a reflection also works in the list view', async () => {
    await open();
    await listView().click();
    await menu().click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    await expect.element(menu()).toHaveFocus();
    await choose();
    await expect.element(page.getByRole('heading', { name: 'Friday, November 20, 2026' })).not.toBeInTheDocument();
    await expect.element(page.getByText('2 reflections')).toBeVisible();
    // The deleted reflection was the only one of its day.
    await expect.element(page.getByRole('heading', { name: 'Wednesday, November 18, 2026' })).toHaveFocus();
  });
});

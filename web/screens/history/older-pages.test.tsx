import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addDays } from '../../../core/domain/days/day.ts';
import type { FakeAnswers, FakeApi } from '../../../testing/fake-api.ts';
import { calendarView, listView, noon, openScreen } from '../../../testing/history-screen.tsx';
import { reflectionOf } from '../../../testing/reflections.ts';
import { someIdentity } from '../../../testing/render.tsx';
import { updateReflection } from '../../data/write-reflections.ts';
import { storage } from '../../device/storage.ts';
import { putPending, removePending } from '../../features/deletion/change-pending.ts';
import { deletionsKey } from '../../features/deletion/pending-deletions.ts';
import { startDeletions } from '../../features/deletion/send-deletions.ts';
import { createDraft } from '../../features/drafts/draft.ts';
import { draftKey, writeDraft } from '../../features/drafts/draft-storage.ts';
import { browserNavigation } from '../../features/session/login-redirect.ts';

const { uid } = someIdentity;
const refused = { status: 401, body: { code: 'unauthorized', message: 'Unauthorized', requestId: 'r' } };

const many = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) =>
    reflectionOf({ localDate: addDays('2026-11-20', -from - index), content: `Words ${from + index}.` }),
  );
const card = (content: string) => page.getByRole('article').filter({ hasText: content });
/**
 * Return the requests of the list view. The request that decides whether to show the search field has a different
 * limit.
 */
const listRequests = (api: FakeApi) =>
  api.of('GET /api/reflections').filter(({ query }) => query.get('limit') === '100');
const more = () => page.getByRole('button', { name: 'Show older' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});

describe('older pages', () => {
  test('fetches older pages on request until a page has fewer than 100 reflections', async () => {
    const pages = [many(100, 0), many(100, 100), many(30, 200)];
    const { api } = await openScreen({
      'GET /api/reflections': () => ({ body: pages[Math.max(0, listRequests(api).length - 1)] ?? [] }),
    });
    await listView().click();
    await more().click();
    await expect.element(page.getByText('Words 199.')).toBeInTheDocument();
    expect(listRequests(api)[1]?.query.get('before')).toBe(pages[0]?.[99]?.id);
    await more().click();
    await expect.element(page.getByText('Words 229.')).toBeInTheDocument();
    expect(listRequests(api)[2]?.query.get('before')).toBe(pages[1]?.[99]?.id);
    await expect.element(more()).not.toBeInTheDocument();
    expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(230);
  });

  test('focuses the first reflection of each older page when the page is loaded', async () => {
    const pages = [many(100, 0), many(100, 100), many(1, 200)];
    const { api } = await openScreen({
      'GET /api/reflections': () => ({ body: pages[Math.max(0, listRequests(api).length - 1)] ?? [] }),
    });
    await listView().click();
    for (const first of ['Words 100.', 'Words 200.']) {
      (await page.getByRole('button', { name: 'Show older' }).findElement()).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(card(first)).toHaveFocus();
      await expect.element(card(first)).toBeInViewport();
    }
  });

  test('focuses the first older reflection also if a submitted draft waits above the list', async () => {
    const window = { availableFrom: '2026-11-19T18:00:00.000Z', availableUntil: '2026-11-19T21:00:00.000Z' };
    const draft = createDraft({ type: 'evening', ...window }, { promptId: 'p', question: 'q' });
    const waiting = { ...draft, content: 'Waits.', status: 'waiting' as const, sentContents: ['Waits.'] };
    writeDraft(storage, draftKey(uid, draft), waiting);
    const pages = [many(100, 0), many(5, 100)];
    const { api } = await openScreen({
      'GET /api/reflections': () => ({ body: pages[Math.max(0, listRequests(api).length - 1)] ?? [] }),
    });
    await listView().click();
    await expect.element(page.getByText('Waits.')).toBeVisible();
    await more().click();
    await expect.element(card('Words 100.')).toHaveFocus();
  });

  test('leaves the focus where the user moves it while an older page loads', async () => {
    let answer = (_: { body: object[] }) => {};
    const response = new Promise<{ body: object[] }>((resolve) => (answer = resolve));
    await openScreen({
      'GET /api/reflections': ({ query }) => (query.has('before') ? response : { body: many(100, 0) }),
    });
    await listView().click();
    (await more().findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(more()).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    const moved = document.activeElement;
    answer({ body: many(1, 100) });
    await expect.element(more()).not.toBeInTheDocument();
    expect(document.activeElement).toBe(moved);
  });

  test('keeps the scroll of a user who turns the wheel while the last page loads, but not a lost focus', async () => {
    let answer = (_: { body: object[] }) => {};
    const response = new Promise<{ body: object[] }>((resolve) => (answer = resolve));
    await openScreen({
      'GET /api/reflections': ({ query }) => (query.has('before') ? response : { body: many(100, 0) }),
    });
    await listView().click();
    (await more().findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(more()).toHaveAttribute('aria-busy', 'true');
    window.dispatchEvent(new WheelEvent('wheel'));
    window.scrollTo(0, 0);
    answer({ body: many(1, 100) });
    await expect.element(more()).not.toBeInTheDocument();
    await expect.element(card('Words 100.')).toHaveFocus();
    expect(window.scrollY).toBe(0);
  });

  test('shows older pages after the first page without a gap, even if the first page has changed since', async () => {
    let latest = many(100, 0);
    const before = latest;
    const older = many(30, 100);
    const { client } = await openScreen({
      'GET /api/reflections': ({ query }) => ({ body: query.has('before') ? older : latest }),
    });
    await listView().click();
    await page.getByRole('button', { name: 'Show older' }).click();
    await expect.element(page.getByText('Words 129.')).toBeInTheDocument();
    latest = [reflectionOf({ localDate: '2026-11-20', content: 'Just written.' }), ...before.slice(0, 99)];
    await client.invalidateQueries({ queryKey: ['/api/reflections'] });
    await expect.element(page.getByText('Just written.')).toBeInTheDocument();
    await expect.element(page.getByText('Words 99.')).toBeInTheDocument();
    await expect.element(page.getByText('Words 100.')).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  test('says when older pages cannot be loaded, and fetches them again on request', async () => {
    let isDown = true;
    await openScreen({
      'GET /api/reflections': ({ query }) => {
        if (!query.has('before')) return { body: many(100, 0) };
        return isDown ? { status: 503, body: 'down' } : { body: many(1, 100) };
      },
    });
    await listView().click();
    await more().click();
    await expect.element(page.getByText('Older ones cannot be loaded just now. They are safe.')).toBeVisible();
    isDown = false;
    await more().click();
    await expect.element(page.getByText('Words 100.')).toBeInTheDocument();
  });

  test('the printed list says that it goes on, unless all older pages are shown', async () => {
    await openScreen({
      'GET /api/reflections': ({ query }) => ({ body: query.has('before') ? many(1, 100) : many(100, 0) }),
    });
    await listView().click();
    await expect.element(more()).toBeVisible();
    const line = page.getByText('This list goes on. You can make a book of all your days in Settings, Your Data.');
    expect(line.elements()).toEqual([]);
    dispatchEvent(new Event('beforeprint'));
    onTestFinished(() => void dispatchEvent(new Event('afterprint')));
    await expect.element(line).toBeVisible();
    await more().click();
    await expect.element(page.getByText('Words 100.')).toBeInTheDocument();
    await expect.element(line).not.toBeInTheDocument();
  });

  test('redirects to the login when the session expires before an older page is fetched', async () => {
    const leave = vi.spyOn(browserNavigation, 'go').mockImplementation(() => undefined);
    await openScreen({
      'GET /api/reflections': ({ query }) => (query.has('before') ? refused : { body: many(100, 0) }),
    });
    await listView().click();
    await page.getByRole('button', { name: 'Show older' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('UnauthorizedYou are logged out. Logging in again...');
    await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/api/login'));
  });

  test('offers no older pages when there are fewer than 100 reflections', async () => {
    await openScreen({ 'GET /api/reflections': { body: many(99, 0) } });
    await listView().click();
    await expect.element(page.getByText('Words 0.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });
});

describe('a list with two loaded pages', () => {
  const latest = many(100, 0);
  const older = many(30, 100);
  const [deleted = older[0] as never] = older;

  /**
   * Open the list and load its second page. The returned `gone` is a set of ids: the server omits these reflections
   * from its responses.
   */
  async function openAll(answers: FakeAnswers = {}) {
    const gone = new Set<string>();
    const left = (list: typeof latest) => ({ body: list.filter(({ id }) => !gone.has(id)) });
    const screen = await openScreen({
      'GET /api/reflections': ({ query }) => (query.has('before') ? left(older) : left(latest)),
      'GET /api/reflections/calendar': () => left([...latest, ...older]),
      [`DELETE /api/reflections/${deleted.id}`]: () => {
        gone.add(deleted.id);
        return { body: { deleted: true } };
      },
      ...answers,
    });
    await listView().click();
    await more().click();
    await expect.element(card('Words 129.')).toBeInTheDocument();
    return { ...screen, gone };
  }

  const deleteFromMenu = async (content: string) => {
    await card(content)
      .getByRole('button', { name: /^More: / })
      .click();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(card(content)).not.toBeInTheDocument();
  };

  test('no longer shows a reflection of the second page after the server has deleted it', async () => {
    await openAll();
    await deleteFromMenu('Words 100.');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await vi.waitFor(() => expect(localStorage.getItem(deletionsKey(uid))).toBeNull());
    await expect.element(card('Words 101.')).toBeInTheDocument();
    await expect.element(card('Words 100.')).not.toBeInTheDocument();
    await calendarView().click();
    await listView().click();
    await expect.element(card('Words 101.')).toBeInTheDocument();
    await expect.element(card('Words 100.')).not.toBeInTheDocument();
  });

  test('shows a deleted reflection of the second page again after Undo', async () => {
    await openAll();
    await deleteFromMenu('Words 100.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(card('Words 100.')).toBeInTheDocument();
  });

  test('shows only the first page after another tab deletes a reflection, and loads the rest with "Show older"', async () => {
    const { client, gone } = await openAll();
    const stop = startDeletions(client, uid);
    const { id, revision, type, availableFrom, availableUntil } = deleted;
    gone.add(id);
    putPending(uid, { id, revision, type, availableFrom, availableUntil, heldUntilMs: 0 });
    removePending(uid, id);
    dispatchEvent(new StorageEvent('storage', { key: deletionsKey(uid) }));
    await expect.element(card('Words 129.')).not.toBeInTheDocument();
    await expect.element(card('Words 99.')).toBeInTheDocument();
    await more().click();
    await expect.element(card('Words 101.')).toBeInTheDocument();
    await expect.element(card('Words 100.')).not.toBeInTheDocument();
    stop();
  });

  test('shows both loaded pages again after a visit to the calendar', async () => {
    const { api } = await openAll();
    await calendarView().click();
    await expect.element(card('Words 129.')).not.toBeInTheDocument();
    await listView().click();
    await expect.element(card('Words 129.')).toBeInTheDocument();
    expect(api.of('GET /api/reflections').filter(({ query }) => query.has('before'))).toHaveLength(1);
  });

  test('drops the second page after an edit on another screen, so that the list does not show the old text', async () => {
    const stored = { ...deleted, content: 'Edited words.', revision: deleted.revision + 1 };
    const { client } = await openAll({ [`PUT /api/reflections/${deleted.id}`]: { body: stored } });
    await calendarView().click();
    await expect.element(card('Words 129.')).not.toBeInTheDocument();
    const { id, revision } = deleted;
    await updateReflection(client, { id, content: 'Edited words.', revision, timezoneOffset: 0, owner: uid });
    await listView().click();
    await expect.element(more()).toBeVisible();
    expect(card('Words 100.').elements()).toHaveLength(0);
  });

  test('once the first page is fetched again, removes a reflection that another device has deleted', async () => {
    const { client, gone } = await openAll();
    const [, second = latest[0] as never] = latest;
    gone.add(second.id);
    await client.invalidateQueries({ queryKey: ['/api/reflections'] });
    await expect.element(card('Words 1.')).not.toBeInTheDocument();
    await expect.element(card('Words 129.')).toBeInTheDocument();
  });
});

test('keeps the button "Show older" while one of the first 100 reflections is being deleted', async () => {
  const latest = many(100, 0);
  await openScreen({
    'GET /api/reflections': ({ query }) => ({ body: query.has('before') ? [] : latest }),
    'GET /api/reflections/calendar': { body: latest },
  });
  await listView().click();
  await card('Words 5.')
    .getByRole('button', { name: /^More: / })
    .click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(card('Words 5.')).not.toBeInTheDocument();
  expect(more().query()).not.toBeNull();
});

test('"Show older" continues after the last reflection on the screen was deleted on another device', async () => {
  const latest = many(101, 0);
  const last = latest[99] as (typeof latest)[number];
  let isGone = false;
  await openScreen({
    'GET /api/reflections': ({ query }) => {
      const left = latest.filter(({ id }) => !isGone || id !== last.id);
      const before = query.get('before');
      if (before === null) return { body: left.slice(0, 100) };
      const at = left.findIndex(({ id }) => id === before);
      return at < 0
        ? { status: 400, body: { code: 'bad_request', message: 'no', requestId: 'r' } }
        : { body: left.slice(at + 1) };
    },
  });
  await listView().click();
  await expect.element(card('Words 99.')).toBeInTheDocument();
  isGone = true;
  await more().click();
  await expect.element(card('Words 100.')).toBeInTheDocument();
  await expect.element(card('Words 99.')).not.toBeInTheDocument();
});

test('"Show older" stays if another tab changes the journal during the request for the last page', async () => {
  let answer = (_: { body: object[] }) => {};
  const response = new Promise<{ body: object[] }>((resolve) => (answer = resolve));
  const { client } = await openScreen({
    'GET /api/reflections': ({ query }) => (query.has('before') ? response : { body: many(100, 0) }),
  });
  const stop = startDeletions(client, uid);
  await listView().click();
  await more().click();
  await expect.element(more()).toHaveAttribute('aria-busy', 'true');
  dispatchEvent(new StorageEvent('storage', { key: deletionsKey(uid) }));
  answer({ body: many(1, 100) });
  await expect.element(more()).not.toHaveAttribute('aria-busy', 'true');
  await expect.element(more()).toBeVisible();
  stop();
});

test('a search still offers "Show older" after one of its first results was deleted', async () => {
  const all = many(30, 0);
  const gone = new Set<string>();
  const [, deleted = all[1] as never] = all;
  await openScreen({
    'GET /api/reflections': { body: all },
    'POST /api/reflections/search': ({ body }) => {
      const left = all.filter(({ id }) => !gone.has(id));
      return { body: 'before' in (body as object) ? left.slice(25) : left.slice(0, 25) };
    },
    [`DELETE /api/reflections/${deleted.id}`]: () => {
      gone.add(deleted.id);
      return { body: { deleted: true } };
    },
  });
  await listView().click();
  await userEvent.type(page.getByRole('searchbox'), 'words');
  await expect.element(page.getByText('25 reflections found so far')).toBeVisible();
  await card('Words 1.')
    .getByRole('button', { name: /^More: / })
    .click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await vi.waitFor(() => expect(localStorage.getItem(deletionsKey(uid))).toBeNull());
  await expect.element(page.getByText('25 reflections found so far')).toBeVisible();
  await expect.element(more()).toBeVisible();
  await expect.element(card('Words 1.')).not.toBeInTheDocument();
});

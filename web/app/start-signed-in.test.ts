import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { reflectionOf } from '../../testing/reflections.ts';
import { createQueryClient } from '../data/query-client.ts';
import { statsQuery } from '../data/stats.ts';
import { holdInTab } from '../device/one-tab.ts';
import { storage } from '../device/storage.ts';
import { putPending, removePending } from '../features/deletion/change-pending.ts';
import { deleteWithUndo } from '../features/deletion/delete-with-undo.ts';
import { offerLock, pendingDeletions } from '../features/deletion/pending-deletions.ts';
import { createDraft } from '../features/drafts/draft.ts';
import { draftKey, findDrafts, writeDraft } from '../features/drafts/draft-storage.ts';
import { localDayNow } from '../features/reflections/use-local-day.ts';
import { currentToasts, dismissToastTitled } from '../ui/toast/toast.ts';
import { startSignedIn } from './start-signed-in.ts';

const create = 'POST /api/reflections';
const content = 'The light on the river.';
const window = {
  type: 'evening',
  availableFrom: '2026-03-29T15:00:00.000Z',
  availableUntil: '2026-03-29T20:59:59.000Z',
} as const;

let stop: () => void = () => undefined;
afterEach(() => stop());

const titles = () => currentToasts().map(({ title }) => title);

test.each([
  ['sent', { status: 201, body: reflectionOf({ ...window, content }) }, 'Sent to your journal', 'success'],
  [
    'refused',
    { status: 422, body: { code: 'window_closed', message: 'Over', requestId: 'r' } },
    'Not sent',
    'reflection',
  ],
])(
  'shows a toast when a waiting draft is %s, unless the user has signed out in the meantime',
  async (_what, answer, title, variant) => {
    const run = async (isSignedOut: boolean) => {
      const uid = `ada-${isSignedOut}`;
      const draft = { ...createDraft(window, { promptId: 'p', question: 'q' }), content, version: 1 };
      writeDraft(storage, draftKey(uid, window), { ...draft, status: 'waiting', sentContents: [content] });
      const api = fakeApi({
        [create]: () => {
          if (isSignedOut) stop();
          return answer;
        },
      });
      stop = startSignedIn(
        createQueryClient(() => undefined),
        uid,
      );
      await vi.waitFor(() => expect(api.of(create)).toHaveLength(1));
    };
    await run(true);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(titles()).not.toContain(title);
    stop();
    await run(false);
    await vi.waitFor(() => expect(titles()).toContain(title));
    expect(currentToasts().find((toast) => toast.title === title)?.variant).toBe(variant);
  },
);

/** Return a window that is open now, so that the server also accepts edits. */
const openWindow = () => ({
  ...window,
  availableFrom: new Date(Date.now() - 60_000).toISOString(),
  availableUntil: new Date(Date.now() + 60_000).toISOString(),
});

describe('a reflection that the user deletes while the outbox sends its draft', () => {
  const draft = { ...createDraft(window, { promptId: 'p', question: 'q' }), content, version: 1 };
  const waiting = { ...draft, status: 'waiting', sentContents: [content] } as const;
  const openTitles = () => currentToasts().flatMap(({ open, title }) => (open ? [title] : []));
  const stored = reflectionOf({ ...window, content, revision: 1 });
  const startAndDelete = (uid: string, call: string, answer: object) => {
    const client = createQueryClient(() => undefined);
    fakeApi({
      [call]: () => {
        deleteWithUndo(client, uid, stored, { description: '', takesFocus: false });
        return answer;
      },
    });
    stop = startSignedIn(client, uid);
  };

  test('stays in the journal if the server accepts an update, and a toast says “Not deleted”', async () => {
    writeDraft(storage, draftKey('bo', window), { ...waiting, rewrites: { id: stored.id, revision: 1 } });
    startAndDelete('bo', `PUT /api/reflections/${stored.id}`, { body: { ...stored, revision: 2 } });
    await vi.waitFor(() => expect(openTitles()).toContain('Not deleted'));
    expect(openTitles()).not.toContain('Deleted');
    expect(pendingDeletions('bo')).toEqual([]);
    dismissToastTitled('Not deleted');
  });

  test('stays deleted if the server had already stored the draft', async () => {
    writeDraft(storage, draftKey('gil', window), waiting);
    startAndDelete('gil', create, { body: stored });
    await vi.waitFor(() => expect(findDrafts('gil')).toEqual([]));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(openTitles()).toContain('Deleted');
    expect(openTitles()).not.toContain('Not deleted');
    expect(pendingDeletions('gil')).toHaveLength(1);
  });
});

test('sends no draft of a reflection whose deletion can still be undone', async () => {
  const { id, revision, localDate } = reflectionOf({ ...window, content });
  const draft = { ...createDraft(window, { promptId: 'p', question: 'q' }), content, version: 1 };
  writeDraft(storage, draftKey('ida', window), { ...draft, status: 'waiting', sentContents: [content] });
  putPending('ida', { ...window, id, revision, countedDay: localDate, heldUntilMs: Date.now() + 60_000 });
  const api = fakeApi({ [create]: { status: 201, body: reflectionOf({ ...window, content }) } });
  stop = start('ida');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(api.of(create)).toEqual([]);
  removePending('ida', id);
  globalThis.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(api.of(create)).toHaveLength(1));
});

test('when another device has written in the window of a draft, the toast speaks of two versions', async () => {
  const open = openWindow();
  const draft = { ...createDraft(open, { promptId: 'p', question: 'q' }), content, version: 1 };
  writeDraft(storage, draftKey('cy', open), { ...draft, status: 'waiting', sentContents: [content] });
  const reflection = reflectionOf({ ...open, content: 'From the laptop.' });
  const refusal = { code: 'already_submitted', message: 'Refused', requestId: 'r', reflection };
  fakeApi({ [create]: { status: 409, body: refusal } });
  stop = startSignedIn(
    createQueryClient(() => undefined),
    'cy',
  );
  await vi.waitFor(() => expect(titles()).toContain('Versions differ'));
});

test('when the reflection of a waiting edit was deleted on another device, the toast gives this reason', async () => {
  const open = openWindow();
  const { id, revision } = reflectionOf();
  const draft = { ...createDraft(open, { promptId: 'p', question: 'q' }), content, version: 1 };
  const edit = { ...draft, status: 'waiting' as const, sentContents: [content], rewrites: { id, revision } };
  writeDraft(storage, draftKey('dan', open), edit);
  const refusal = { code: 'not_found', message: 'Not found', requestId: 'r' };
  fakeApi({ [`PATCH /api/reflections/${id}`]: { status: 404, body: refusal } });
  stop = startSignedIn(
    createQueryClient(() => undefined),
    'dan',
  );
  await vi.waitFor(() => expect(titles()).toContain('Not sent'));
  expect(currentToasts()[0]?.description).toMatch(/^You deleted the reflection in another tab or on another device/);
});

test.each([
  [
    'closed',
    422,
    'window_closed',
    /^Some of your words could not be submitted, because their window had closed for good\./,
  ],
  ['unknown', 400, 'bad_request', /^Some of your words could not be submitted\. They are safe/],
])(
  'when the reason of a refusal is "%s", the toast gives a reason only if it is the window',
  async (uid, status, code, text) => {
    const draft = { ...createDraft(window, { promptId: 'p', question: 'q' }), content, version: 1 };
    writeDraft(storage, draftKey(uid, window), { ...draft, status: 'waiting', sentContents: [content] });
    fakeApi({ [create]: { status, body: { code, message: 'Refused', requestId: 'r' } } });
    stop = startSignedIn(
      createQueryClient(() => undefined),
      uid,
    );
    await vi.waitFor(() => expect(titles()).toContain('Not sent'));
    expect(currentToasts()[0]?.description).toMatch(text);
  },
);

test('when a draft has been sent, its toast says that a later change to the draft still waits', async () => {
  const open = openWindow();
  const draft = { ...createDraft(open, { promptId: 'p', question: 'q' }), version: 1 };
  const changed = { ...draft, status: 'waiting' as const, content: `${content} For an hour.`, sentContents: [content] };
  writeDraft(storage, draftKey('bea', open), changed);
  fakeApi({ [create]: { status: 201, body: reflectionOf({ ...open, content }) } });
  stop = startSignedIn(
    createQueryClient(() => undefined),
    'bea',
  );
  await vi.waitFor(() => expect(currentToasts()[0]?.description).toMatch(/^Your later change still waits/));
});

test('fetches the stats again after sending a draft with a phrase of harm', async () => {
  const text = 'I want to kill myself.';
  const draft = { ...createDraft(window, { promptId: 'p', question: 'q' }), content: text, version: 1 };
  writeDraft(storage, draftKey('ada', window), { ...draft, status: 'waiting', sentContents: [text] });
  const stats = { currentStreak: 1, longestStreak: 1, totalReflections: 1, thisWeekCount: 1 };
  fakeApi({
    [create]: { status: 201, body: reflectionOf({ ...window, content: text }) },
    'GET /api/user/stats': { body: stats },
  });
  // Check only this client's cache: other tests of this file may still request stats.
  const client = createQueryClient(() => undefined);
  const { queryKey } = statsQuery(localDayNow());
  client.setQueryData(queryKey, { ...stats, totalReflections: 0 });
  stop = startSignedIn(client, 'ada');
  await vi.waitFor(() => expect(client.getQueryData(queryKey)?.totalReflections).toBe(1), 5_000);
});

test('when the session ends, hides the offer to undo a deletion and makes the deletion due at once', () => {
  fakeApi({});
  const client = createQueryClient(() => undefined);
  stop = startSignedIn(client, 'ada');
  deleteWithUndo(client, 'ada', reflectionOf({ content }), { description: '', takesFocus: false });
  const offers = () => currentToasts().filter(({ open, action }) => open && action?.label === 'Undo');
  expect(offers()).toHaveLength(1);
  stop();
  expect(offers()).toEqual([]);
  expect(pendingDeletions('ada')).toMatchObject([{ heldUntilMs: 0 }]);
});

/** Store a deletion that a tab offers to undo for 20 more seconds. Return its call. */
function offeredDeletion(uid: string, hasLock = true): { id: string; call: string } {
  const { id, revision, type, availableFrom, availableUntil } = reflectionOf({ content });
  putPending(uid, { id, revision, type, availableFrom, availableUntil, heldUntilMs: Date.now() + 20_000, hasLock });
  return { id, call: `DELETE /api/reflections/${id}` };
}

const start = (uid: string) =>
  startSignedIn(
    createQueryClient(() => undefined),
    uid,
  );

test('sends a deletion at the start if the tab that offered to undo it was killed, and only once from two tabs', async () => {
  const { call } = offeredDeletion('dan');
  const api = fakeApi({ [call]: { body: { deleted: true } } });
  const stops = [start('dan'), start('dan')];
  stop = () => {
    for (const each of stops) each();
  };
  await vi.waitFor(() => expect(pendingDeletions('dan')).toEqual([]));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(api.of(call)).toHaveLength(1);
});

test('sends no deletion that a tab without a lock still offers to undo', async () => {
  const { call } = offeredDeletion('eve', false);
  const api = fakeApi({ [call]: { body: { deleted: true } } });
  stop = start('eve');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(api.of(call)).toEqual([]);
  expect(pendingDeletions('eve')).toHaveLength(1);
});

test.each([
  ['deletes the draft of a deleted reflection', false, 0],
  ['keeps the draft of an evening whose imported entry is deleted', true, 1],
])('%s', async (_what, isImported, drafts) => {
  const uid = `fay-${isImported}`;
  const { id, revision, type, availableFrom, availableUntil, localDate } = reflectionOf({ content });
  const known = { type, availableFrom, availableUntil };
  const draft = { ...createDraft(known, { promptId: 'p', question: 'q' }), content };
  writeDraft(storage, draftKey(uid, known), draft);
  expect(findDrafts(uid)).toHaveLength(1);
  const countedDay = isImported ? undefined : localDate;
  putPending(uid, { ...known, id, revision, countedDay, isImported, heldUntilMs: 0 });
  fakeApi({ [`DELETE /api/reflections/${id}`]: { body: { deleted: true } } });
  stop = start(uid);
  await vi.waitFor(() => expect(pendingDeletions(uid)).toEqual([]));
  expect(findDrafts(uid)).toHaveLength(drafts);
});

test('sends a deletion that another tab offers to undo only after its time, and retries it only rarely', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const { id, call } = offeredDeletion('ada');
  const endOffer = holdInTab(offerLock(id));
  const api = fakeApi({ [call]: { status: 503, body: { code: 'unavailable', message: 'Later.' } } });
  stop = start('ada');
  await vi.advanceTimersByTimeAsync(19_000);
  expect(api.of(call)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(api.of(call)).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(api.of(call).length).toBeLessThan(10);
  endOffer();
});

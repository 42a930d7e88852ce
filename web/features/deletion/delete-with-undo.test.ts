import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type FakeAnswer, type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { reflectionOf } from '../../../testing/reflections.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { weekReflectionsQuery } from '../../data/reflections.ts';
import { statsQuery } from '../../data/stats.ts';
import { namesHeldInTabs } from '../../device/one-tab.ts';
import { clearToasts, currentToasts, dismissToast } from '../../ui/toast/toast.ts';
import { endByUpdate } from './change-pending.ts';
import { deleteWithUndo, endUndoOffer } from './delete-with-undo.ts';
import { deletionsKey, offerLock, pendingDeletions } from './pending-deletions.ts';
import { startDeletions } from './send-deletions.ts';

const reflection = reflectionOf({ content: 'The light on the river.' });
const call = `DELETE /api/reflections/${reflection.id}`;
let api: FakeApi;
let client: QueryClient;
/** Answer the question which reflections of these days the server has, now and later. */
let answerDays: (answer: FakeAnswer) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  let days: FakeAnswer | Promise<FakeAnswer> = new Promise<FakeAnswer>((resolve) => {
    answerDays = (answer) => {
      resolve(answer);
      days = answer;
    };
  });
  api = fakeApi({ [call]: { body: { deleted: true } }, 'GET /api/reflections/calendar': () => days });
  client = createQueryClient(() => undefined);
  deleteWithUndo(client, 'ada', reflection, { description: '', takesFocus: false });
});
afterEach(() => endUndoOffer());

const isOffered = () => currentToasts().some(({ open, action }) => open && action?.label === 'Undo');
const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const expectSent = async () => {
  expect(isOffered()).toBe(false);
  await vi.waitFor(() => expect(api.of(call)).toHaveLength(1));
};

test('the offer to undo a deletion stays when the page is hidden for less than ten seconds', async () => {
  setVisibility('hidden');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(isOffered()).toBe(true);
  setVisibility('visible');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isOffered()).toBe(true);
  expect(api.of(call)).toEqual([]);
});

test('the deletion is sent when the page has been hidden for ten seconds', async () => {
  setVisibility('hidden');
  await vi.advanceTimersByTimeAsync(10_000);
  await expectSent();
});

test('the deletion is sent when a page that was frozen for ten seconds is shown again', async () => {
  setVisibility('hidden');
  vi.setSystemTime(Date.now() + 10_000);
  setVisibility('visible');
  await expectSent();
});

test('the stored statistics no longer count the reflection when its deletion has been sent', async () => {
  const { queryKey } = statsQuery('2026-03-04');
  client.setQueryData(queryKey, { currentStreak: 1, longestStreak: 9, totalReflections: 40, thisWeekCount: 0 });
  setVisibility('hidden');
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(pendingDeletions('ada')).toEqual([]));
  expect(client.getQueryData(queryKey)?.totalReflections).toBe(39);
});

test('another tab or the next app start may send the deletion after the page has been hidden for ten seconds', () => {
  setVisibility('hidden');
  expect(pendingDeletions('ada')[0]?.heldUntilMs).toBe(Date.now() + 10_000);
});

test('the lock that shows other tabs the offer to undo is held until the offer ends', async () => {
  const name = offerLock(reflection.id);
  await vi.waitFor(async () => expect(await namesHeldInTabs()).toContain(name));
  await endUndoOffer();
  await vi.waitFor(async () => expect(await namesHeldInTabs()).not.toContain(name));
});

test('the offer to undo ends after fifty seconds at the latest, before another tab may send the deletion', async () => {
  expect(pendingDeletions('ada')[0]?.heldUntilMs).toBe(Date.now() + 60_000);
  await vi.advanceTimersByTimeAsync(49_999);
  expect(isOffered()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await expectSent();
});

test('the deletion is sent immediately when the page is closed', async () => {
  const sent = vi.spyOn(window, 'fetch');
  window.dispatchEvent(new Event('pagehide'));
  // After `pagehide`, a closed page runs only pending microtasks. One of them must send the request.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(sent).toHaveBeenCalledTimes(1);
  await expectSent();
});

test('a sign-out ends the offer to undo and sends the deletion before the session ends', async () => {
  await endUndoOffer();
  await expectSent();
  expect(pendingDeletions('ada')).toEqual([]);
});

test('an update in another tab ends the deletion and replaces the offer to undo it at once', async () => {
  endByUpdate('ada', { kind: 'updated', stored: { ...reflection, revision: reflection.revision + 1 } });
  await vi.waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Not deleted', open: true }]));
  expect(isOffered()).toBe(false);
  expect(currentToasts()[0]?.description).toMatch(/^This reflection was changed in the meantime\./);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.of(call)).toEqual([]);
  expect(pendingDeletions('ada')).toEqual([]);
});

test.each([
  [true, ['It stays.', 'Your journal follows as soon as you are online.']],
  [false, ['It stays. Your journal follows as soon as you are online.']],
])(
  'says once that the journal follows later, if the device is offline at the end and online at first is %s',
  async (isOnline, said) => {
    await endUndoOffer();
    clearToasts();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    deleteWithUndo(client, 'ada', reflection, { description: 'It stays.', takesFocus: false });
    const first = currentToasts().map(({ description }) => description);
    onLine.mockReturnValue(false);
    dismissToast();
    const last = currentToasts()
      .filter(({ open }) => open)
      .map(({ description }) => description);
    expect([...first, ...last]).toEqual(said);
  },
);

describe('a deletion made offline', () => {
  const shown = () => currentToasts().find(({ open }) => open)?.description;
  const later = 'Your journal follows as soon as you are online.';
  const goOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

  beforeEach(async () => {
    await endUndoOffer();
    clearToasts();
    goOnline(false);
  });

  test('no longer says that the journal waits for a connection once there is one', () => {
    deleteWithUndo(client, 'ada', reflection, { description: 'It stays.', takesFocus: false });
    expect(shown()).toBe(`It stays. ${later}`);
    goOnline(true);
    window.dispatchEvent(new Event('online'));
    expect(shown()).toBe('It stays.');
    expect(isOffered()).toBe(true);
    goOnline(false);
    dismissToast();
    expect(shown()).toBe(later);
  });

  test('is no longer said to wait when an update of the reflection has ended it', async () => {
    goOnline(true);
    api = fakeApi({ [call]: 'offline' });
    onTestFinished(startDeletions(client, 'ada'));
    deleteWithUndo(client, 'ada', reflection, { description: '', takesFocus: false });
    goOnline(false);
    dismissToast();
    expect(shown()).toBe(later);
    endByUpdate('ada', { kind: 'updated', stored: { ...reflection, revision: reflection.revision + 1 } });
    expect(pendingDeletions('ada')).toEqual([]);
    expect(shown()).toBeUndefined();
  });

  test.each(['here', 'in another tab'])('is no longer said to wait when it has been sent %s', async (where) => {
    goOnline(true);
    let isOffline = true;
    api = fakeApi({ [call]: () => (isOffline ? 'offline' : { body: { deleted: true } }) });
    deleteWithUndo(client, 'ada', reflection, { description: '', takesFocus: false });
    goOnline(false);
    dismissToast();
    expect(shown()).toBe(later);
    await vi.waitFor(() => expect(api.of(call)).toHaveLength(1));
    onTestFinished(startDeletions(client, 'ada'));
    await vi.waitFor(() => expect(api.of(call)).toHaveLength(2));
    expect(shown()).toBe(later);
    if (where === 'here') {
      isOffline = false;
      window.dispatchEvent(new Event('online'));
    } else {
      localStorage.removeItem(deletionsKey('ada'));
      window.dispatchEvent(new StorageEvent('storage', { key: deletionsKey('ada') }));
    }
    await vi.waitFor(() => expect(shown()).toBeUndefined());
  });
});

describe('a second deletion while the first can be undone', () => {
  const second = reflectionOf({ content: 'The bridge was up.', localDate: '2026-11-18' });
  const callOfSecond = `DELETE /api/reflections/${second.id}`;
  const ids = () => pendingDeletions('ada').map(({ id }) => id);
  const offer = () => currentToasts().find(({ open }) => open);

  beforeEach(() => deleteWithUndo(client, 'ada', second, { description: 'It stays.', takesFocus: false }));

  test('undoes one after the other, the latest first, and sends neither', async () => {
    await vi.advanceTimersByTimeAsync(9_000);
    expect(ids()).toEqual([reflection.id, second.id]);
    expect(offer()?.description).toBe('It stays. Undo brings this one back first, then the one before.');
    offer()?.action?.onSelect();
    expect(ids()).toEqual([reflection.id]);
    expect(pendingDeletions('ada')[0]?.heldUntilMs).toBe(Date.now() + 60_000);
    expect(offer()?.description).toBe('The one before is still deleted. Undo brings it back, too.');
    await vi.advanceTimersByTimeAsync(9_000);
    offer()?.action?.onSelect();
    expect(ids()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([...api.of(call), ...api.of(callOfSecond)]).toEqual([]);
  });

  test('undoes three deletions, of which the first was made a minute before the last Undo', async () => {
    await vi.advanceTimersByTimeAsync(30_000);
    const third = reflectionOf({ content: 'Rain at last.', localDate: '2026-11-17' });
    deleteWithUndo(client, 'ada', third, { description: '', takesFocus: false });
    await vi.advanceTimersByTimeAsync(30_000);
    for (const left of [[reflection.id, second.id], [reflection.id], []]) {
      expect(isOffered()).toBe(true);
      offer()?.action?.onSelect();
      expect(ids()).toEqual(left);
    }
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.requests.filter(({ call: each }) => each.startsWith('DELETE'))).toEqual([]);
  });

  test('keeps the offer for the second when another tab updates the first', async () => {
    endByUpdate('ada', { kind: 'updated', stored: { ...reflection, revision: reflection.revision + 1 } });
    expect(ids()).toEqual([second.id]);
    expect(offer()?.action?.label).toBe('Undo');
    dismissToast();
    await vi.waitFor(() => expect(api.of(callOfSecond)).toHaveLength(1));
    expect(api.of(call)).toEqual([]);
    expect(ids()).toEqual([]);
  });

  test('offers the first again when another tab updates the second', async () => {
    endByUpdate('ada', { kind: 'updated', stored: { ...second, revision: second.revision + 1 } });
    expect(ids()).toEqual([reflection.id]);
    offer()?.action?.onSelect();
    expect(ids()).toEqual([]);
    expect(api.of(call)).toEqual([]);
  });

  test('sends both when the page has been hidden for ten seconds', async () => {
    setVisibility('hidden');
    await vi.advanceTimersByTimeAsync(10_000);
    await expectSent();
    expect(api.of(callOfSecond)).toHaveLength(1);
  });

  test('sends both when the offer ends without Undo', async () => {
    dismissToast();
    await vi.waitFor(() => expect(api.of(callOfSecond)).toHaveLength(1));
    await expectSent();
    expect(ids()).toEqual([]);
  });

  test('sends the first when it is offered again and not undone, and the second never', async () => {
    offer()?.action?.onSelect();
    expect(api.of(call)).toEqual([]);
    dismissToast();
    await expectSent();
    expect(api.of(callOfSecond)).toEqual([]);
  });

  test('sends both before a sign-out', async () => {
    await endUndoOffer();
    await expectSent();
    expect(api.of(callOfSecond)).toHaveLength(1);
    expect(ids()).toEqual([]);
  });
});

test('Undo shows the text to which another device has changed the reflection meanwhile', async () => {
  const { queryKey } = weekReflectionsQuery('2026-11-16');
  client.setQueryData(queryKey, [reflection]);
  const changed = { ...reflection, content: 'The light on the sea.', revision: reflection.revision + 1 };
  answerDays({ body: [changed] });
  currentToasts()[0]?.action?.onSelect();
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual([changed]));
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(api.of(call)).toEqual([]);
});

describe('the deletion of a reflection that another device has deleted', () => {
  const already = {
    title: 'Already deleted',
    description: 'This reflection was already deleted on another device.',
    open: true,
  };

  test('says so instead of the offer to undo it', async () => {
    answerDays({ body: [] });
    await vi.waitFor(() => expect(currentToasts()).toMatchObject([already]));
    expect(isOffered()).toBe(false);
    await vi.waitFor(() => expect(pendingDeletions('ada')).toEqual([]));
  });

  test('says so after Undo, too, and removes the reflection that Undo has shown again', async () => {
    const { queryKey } = weekReflectionsQuery('2026-03-02');
    client.setQueryData(queryKey, [reflection]);
    currentToasts()[0]?.action?.onSelect();
    answerDays({ body: [] });
    await vi.waitFor(() => expect(currentToasts()[0]).toMatchObject(already));
    expect(client.getQueryData(queryKey)).toEqual([]);
    expect(api.of(call)).toEqual([]);
  });

  test('says so after Undo if another device has deleted the reflection while the offer was shown', async () => {
    answerDays({ body: [reflection] });
    await vi.waitFor(() => expect(api.of('GET /api/reflections/calendar')).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(1_000);
    const { queryKey } = weekReflectionsQuery('2026-03-02');
    client.setQueryData(queryKey, [reflection]);
    answerDays({ body: [] });
    currentToasts()[0]?.action?.onSelect();
    await vi.waitFor(() => expect(currentToasts()[0]).toMatchObject(already));
    expect(client.getQueryData(queryKey)).toEqual([]);
    expect(api.of(call)).toEqual([]);
  });

  test.each([
    ['the server still has it', { body: [reflection] }],
    ['the server cannot say whether it still has it', { status: 503 }],
  ])('is offered to be undone if %s', async (_, answer) => {
    answerDays(answer);
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(() => expect(api.of('GET /api/reflections/calendar')).toHaveLength(1));
    expect(isOffered()).toBe(true);
    expect(currentToasts()).toHaveLength(1);
  });

  test('is not reported if this device has sent the deletion before the answer', async () => {
    await endUndoOffer();
    answerDays({ body: [] });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(currentToasts().filter(({ open }) => open)).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginDraft, type Draft } from './draft.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { type DraftStorage, draftKey, listDrafts, readDraft } from './draft-store.ts';

const window = {
  type: 'evening',
  availableFrom: '2026-03-29T15:00:00.000Z',
  availableUntil: '2026-03-29T20:59:59.000Z',
} as const;
const prompt = { promptId: 'prompt-1', question: 'What stayed with you?' };

/** The device's storage without a browser; `isFull` makes it refuse, as a full or denied one does. */
function memoryStorage() {
  const values = new Map<string, string>();
  const state = { isFull: false };
  const storage: DraftStorage = {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      if (state.isFull) return false;
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
    keys: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
  };
  return Object.assign(storage, { state });
}

function openTab(
  storage: DraftStorage,
  tab: string,
  { uid = 'ada', start, known }: { uid?: string; start?: Draft; known?: string } = {},
) {
  const draft = start ?? readDraft(storage, draftKey(uid, window)) ?? beginDraft(window, prompt, tab);
  return createDraftKeeper({ storage, uid, start: draft, tab, ...(known === undefined ? {} : { known }) });
}

const stored = (storage: DraftStorage, uid = 'ada') => readDraft(storage, draftKey(uid, window));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('when words go to the device', () => {
  test('after 300 ms of silence, not before', () => {
    const storage = memoryStorage();
    openTab(storage, 'a').type('Rain');
    vi.advanceTimersByTime(299);
    expect(stored(storage)).toBeNull();
    vi.advanceTimersByTime(1);
    expect(stored(storage)?.content).toBe('Rain');
  });

  test('at most 1 s after the first unsaved key while typing goes on', () => {
    const storage = memoryStorage();
    const keeper = openTab(storage, 'a');
    for (let key = 1; key <= 5; key += 1) {
      keeper.type('x'.repeat(key));
      vi.advanceTimersByTime(199);
    }
    expect(stored(storage)).toBeNull();
    vi.advanceTimersByTime(5);
    expect(stored(storage)?.content).toBe('xxxxx');
  });

  test('at once when the page goes away', () => {
    const storage = memoryStorage();
    const keeper = openTab(storage, 'a');
    keeper.type('Rain on');
    keeper.flush();
    expect(stored(storage)?.content).toBe('Rain on');
  });

  test('and are there for the next start, with key, prompt and bounds', () => {
    const storage = memoryStorage();
    const keeper = openTab(storage, 'a');
    keeper.type('Rain on the roof');
    keeper.flush();
    const again = openTab(storage, 'b').state();
    expect(again.draft).toMatchObject({ ...window, ...prompt, content: 'Rain on the roof' });
    expect(again.draft.idempotencyKey).toBe(keeper.state().draft.idempotencyKey);
    expect(again.draft.idempotencyKey).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  });

  test('not the words of the stored reflection, nor blank ones', () => {
    const storage = memoryStorage();
    const keeper = openTab(storage, 'a', { known: 'As handed in' });
    keeper.type('As handed in!');
    keeper.flush();
    expect(stored(storage)?.content).toBe('As handed in!');
    keeper.type('As handed in');
    keeper.flush();
    expect(stored(storage)).toBeNull();
    keeper.type('  ');
    keeper.flush();
    expect(stored(storage)).toBeNull();
  });
});

describe('what the person is told', () => {
  test('waiting, then saved', () => {
    const keeper = openTab(memoryStorage(), 'a');
    expect(keeper.state().saved).toBe('untouched');
    keeper.type('Rain');
    expect(keeper.state().saved).toBe('waiting');
    vi.advanceTimersByTime(300);
    expect(keeper.state().saved).toBe('saved');
  });

  test('failed when storage is full or denied; the words stay in the tab and go in as soon as they can', () => {
    const storage = memoryStorage();
    storage.state.isFull = true;
    const keeper = openTab(storage, 'a');
    keeper.type('Rain');
    vi.advanceTimersByTime(300);
    expect(keeper.state()).toMatchObject({ saved: 'failed', draft: { content: 'Rain' } });
    storage.state.isFull = false;
    keeper.type('Rain!');
    vi.advanceTimersByTime(300);
    expect(keeper.state().saved).toBe('saved');
    expect(stored(storage)?.content).toBe('Rain!');
  });
});

describe('another person on the same device', () => {
  test('never meets these words', () => {
    const storage = memoryStorage();
    const keeper = openTab(storage, 'a', { uid: 'ada' });
    keeper.type('Private');
    keeper.flush();
    expect(openTab(storage, 'b', { uid: 'ben' }).state().draft.content).toBe('');
    expect(listDrafts(storage, 'ben')).toEqual([]);
    expect(listDrafts(storage, 'ad')).toEqual([]);
    expect(listDrafts(storage, 'ada')).toHaveLength(1);
  });
});

describe('two tabs with the same draft', () => {
  const key = draftKey('ada', window);

  test('a tab without unsaved words follows the other', () => {
    const storage = memoryStorage();
    const one = openTab(storage, 'one');
    const two = openTab(storage, 'two');
    one.type('From one');
    one.flush();
    two.changedElsewhere(storage.get(key));
    expect(two.state()).toMatchObject({ saved: 'saved', draft: { content: 'From one' } });
    expect(two.state().draft.idempotencyKey).toBe(one.state().draft.idempotencyKey);
  });

  test('newer words of the other are never overwritten unseen: both stay, the person chooses', () => {
    const storage = memoryStorage();
    const one = openTab(storage, 'one');
    const two = openTab(storage, 'two');
    two.type('From two');
    one.type('From one');
    one.flush();
    two.changedElsewhere(storage.get(key));
    expect(two.state().draft.content).toBe('From two');
    two.flush();
    expect(stored(storage)).toMatchObject({ content: 'From two', otherContent: 'From one' });
    two.settle('From one and two');
    expect(stored(storage)).toMatchObject({ content: 'From one and two', otherContent: null });
    one.changedElsewhere(storage.get(key));
    expect(one.state().draft.content).toBe('From one and two');
  });

  test('both hand in under one key', () => {
    const storage = memoryStorage();
    const one = openTab(storage, 'one');
    const two = openTab(storage, 'two');
    two.type('From two');
    one.type('From one');
    one.flush();
    two.flush();
    expect(two.state().draft.idempotencyKey).toBe(one.state().draft.idempotencyKey);
  });

  test('handed in by one: the other knows, unless it has words of its own', () => {
    const storage = memoryStorage();
    const one = openTab(storage, 'one');
    one.type('Done');
    one.flush();
    const two = openTab(storage, 'two');
    const three = openTab(storage, 'three');
    three.type('Done, and more');
    one.forget();
    two.changedElsewhere(null);
    three.changedElsewhere(null);
    expect(two.state().isGone).toBe(true);
    expect(three.state().isGone).toBe(false);
    three.flush();
    expect(stored(storage)?.content).toBe('Done, and more');
  });
});

describe('handing in', () => {
  test('what is sent is on the device first, and stays when the answer does not come', () => {
    const storage = memoryStorage();
    const keeper = openTab(storage, 'a');
    keeper.type('Sent');
    keeper.sending();
    expect(stored(storage)).toMatchObject({ content: 'Sent', sentContents: ['Sent'] });
    keeper.type('Sent, then changed');
    keeper.sending();
    expect(stored(storage)?.sentContents).toEqual(['Sent', 'Sent, then changed']);
  });

  test('forgotten once stored, and a waiting save does not bring it back', () => {
    const storage = memoryStorage();
    const keeper = openTab(storage, 'a');
    keeper.type('Sent');
    keeper.forget();
    vi.advanceTimersByTime(2_000);
    expect(stored(storage)).toBeNull();
  });

  test('goes on as a rewrite when another tab wrote more meanwhile, event or not', () => {
    const storage = memoryStorage();
    const one = openTab(storage, 'one');
    one.type('Rain');
    one.sending();
    const two = openTab(storage, 'two');
    two.type('Rain and thunder');
    two.flush();
    one.handedIn({ id: 'r1', revision: 1, content: 'Rain' }, 'Rain');
    expect(stored(storage)).toMatchObject({ content: 'Rain and thunder', rewrites: { id: 'r1', revision: 1 } });
    two.changedElsewhere(storage.get(draftKey('ada', window)));
    expect(two.state()).toMatchObject({ isGone: false, draft: { content: 'Rain and thunder' } });
  });

  test('keeps the words of another tab that nobody has chosen or let go', () => {
    const storage = memoryStorage();
    const one = openTab(storage, 'one');
    const two = openTab(storage, 'two');
    one.type('From one');
    two.type('From two');
    two.flush();
    one.sending();
    one.handedIn({ id: 'r1', revision: 1, content: 'From one' }, 'From one');
    expect(stored(storage)).toMatchObject({ content: 'From one', otherContent: 'From two' });
  });

  test('forgotten when the server has all there is', () => {
    const storage = memoryStorage();
    const keeper = openTab(storage, 'a');
    keeper.type('Sent ');
    keeper.sending();
    keeper.handedIn({ id: 'r1', revision: 1, content: 'Sent' }, 'Sent ');
    expect(stored(storage)).toBeNull();
  });
});

import type { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FakeAnswers, fakeApi } from '../../../testing/fake-api.ts';
import { reflectionOf } from '../../../testing/reflections.ts';
import { pathOf, setTokenSource } from '../../data/api/api.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { storage } from '../../device/storage.ts';
import { createDraft, type Draft } from './draft.ts';
import { draftKey, readDraft, writeDraft } from './draft-storage.ts';
import { startOutbox } from './outbox.ts';

const create = 'POST /api/reflections';
const uid = 'ada';
const window = {
  type: 'evening',
  availableFrom: '2026-03-29T15:00:00.000Z',
  availableUntil: '2026-03-29T20:59:59.000Z',
} as const;
const content = 'The light on the river.';
const key = draftKey(uid, window);
const refused = (status: number, code: string, more: object = {}) => ({
  status,
  body: { code, message: 'Refused', requestId: 'r', ...more },
});

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  setTokenSource(null);
});

/** Store a draft on the device. By default, the draft was submitted, but got no response. */
function storeDraft(change: Partial<Draft> = {}): Draft {
  const draft: Draft = {
    ...createDraft(window, { promptId: 'p', question: 'q' }),
    content,
    version: 1,
    status: 'waiting',
    sentContents: [content],
    ...change,
  };
  writeDraft(storage, draftKey(uid, draft), draft);
  return draft;
}

/** Return a window that is open now, so that the server also accepts edits. */
function openWindow() {
  const isoAt = (ms: number) => new Date(Date.now() + ms).toISOString();
  return { type: 'evening', availableFrom: isoAt(-3_600_000), availableUntil: isoAt(3_600_000) } as const;
}

function start(answers: FakeAnswers, prepare: (client: QueryClient) => void = () => undefined) {
  const api = fakeApi(answers);
  const onResult = vi.fn();
  const client = createQueryClient(() => undefined);
  prepare(client);
  stop = startOutbox(client, uid, onResult);
  return { api, client, onResult };
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('the outbox', () => {
  test('the outbox sends a waiting draft at startup with its own key and window, then deletes it from the device', async () => {
    const draft = storeDraft();
    const stored = reflectionOf({ ...window, content });
    const { api, onResult } = start({ [create]: { status: 201, body: stored } });
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ kind: 'created', stored, before: null }));
    const [sent] = api.of(create);
    expect(sent?.headers.get('idempotency-key')).toBe(draft.idempotencyKey);
    expect(sent?.body).toMatchObject({ ...window, content, promptId: 'p' });
    expect(storage.get(key)).toBeNull();
  });

  test('the outbox sends a waiting draft when the network is back, and only once', async () => {
    storeDraft();
    let isOffline = true;
    const { api, onResult } = start({
      [create]: () => (isOffline ? 'offline' : { status: 201, body: reflectionOf({ ...window, content }) }),
    });
    await vi.waitFor(() => expect(api.of(create)).toHaveLength(1));
    expect(readDraft(storage, key)).toMatchObject({ content, status: 'waiting' });
    isOffline = false;
    globalThis.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledOnce());
    globalThis.dispatchEvent(new Event('online'));
    await aMoment();
    expect(api.of(create)).toHaveLength(2);
  });

  test('the outbox keeps the version that the user has not chosen, also when the server has the chosen one', async () => {
    const choice = { chosen: content, mine: content, other: 'Sun.', status: null };
    storeDraft({ otherContent: 'Sun.', choice });
    let answer: { status: number; body: object } = refused(500, 'internal');
    const { api, onResult } = start({ [create]: () => answer });
    await vi.waitFor(() => expect(api.of(create)).toHaveLength(1));
    await aMoment();
    expect(readDraft(storage, key)).toMatchObject({ content, status: 'waiting', otherContent: 'Sun.', choice });
    answer = { status: 201, body: reflectionOf({ ...window, content }) };
    globalThis.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledOnce());
    expect(readDraft(storage, key)).toMatchObject({ content, status: null, otherContent: 'Sun.', choice });
  });

  test('the outbox keeps a draft on the device when its user signs out before the request', async () => {
    const draft = storeDraft();
    const owner = vi.fn(() => 'ben');
    setTokenSource({ token: async () => 'of ben', refresh: async () => null, owner });
    const { api, onResult } = start({ [create]: { status: 201, body: reflectionOf({ ...window, content }) } });
    await vi.waitFor(() => expect(owner).toHaveBeenCalled());
    await vi.waitFor(() => expect(readDraft(storage, key)?.version).toBeGreaterThan(draft.version + 1));
    expect(api.of(create)).toEqual([]);
    expect(readDraft(storage, key)).toMatchObject({ content, status: 'waiting' });
    expect(onResult).not.toHaveBeenCalled();
  });

  test('the outbox keeps a draft that the server refuses as too late, and does not send it again', async () => {
    storeDraft();
    const { api, onResult } = start({ [create]: refused(422, 'window_closed') });
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledOnce());
    expect(onResult.mock.calls[0]?.[0]).toMatchObject({ kind: 'refused' });
    expect(readDraft(storage, key)).toMatchObject({ content, status: 'refused' });
    globalThis.dispatchEvent(new Event('online'));
    await aMoment();
    expect(api.of(create)).toHaveLength(1);
  });

  test('the outbox keeps a new draft as deleted if the reflection of its window was deleted on another device', async () => {
    storeDraft();
    const { api, onResult } = start({ [create]: refused(422, 'window_closed', { isDeleted: true }) });
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ kind: 'deleted' }));
    expect(readDraft(storage, key)).toMatchObject({ content, status: 'deleted', isDeleted: true, sentContents: [] });
    globalThis.dispatchEvent(new Event('online'));
    await aMoment();
    expect(api.of(create)).toHaveLength(1);
  });

  test('the outbox keeps a draft with the different text that another device has stored', async () => {
    const draft = storeDraft(openWindow());
    const stored = reflectionOf({ ...window, content: 'From the laptop.' });
    const { onResult } = start({ [create]: refused(409, 'already_submitted', { reflection: stored }) });
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ kind: 'differs', stored }));
    expect(readDraft(storage, draftKey(uid, draft))).toMatchObject({
      content,
      status: 'differs',
      otherContent: stored.content,
      rewrites: { id: stored.id, revision: stored.revision },
    });
  });

  test('the outbox keeps both texts after the usual time for edits if the server refuses an edit because of another text', async () => {
    storeDraft({ rewrites: { id: 'r', revision: 1 } });
    const stored = reflectionOf({ ...window, id: 'r', revision: 2, content: 'From the laptop.' });
    const { onResult } = start({
      'PUT /api/reflections/r': refused(409, 'stale_revision', { reflection: stored }),
    });
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ kind: 'differs', stored }));
    expect(readDraft(storage, key)).toMatchObject({ content, status: 'differs', otherContent: stored.content });
  });

  test.each<[string, number, Partial<Draft>]>([
    [
      'replaces its copy of the journal’s text with a newer text of another device',
      2,
      { otherContent: 'From the laptop.', rewrites: { id: 'r', revision: 2 }, sentContents: [] },
    ],
    [
      'keeps the journal’s text that the draft itself may have replaced when another device has written since',
      3,
      { otherContent: 'Older.', rewrites: { id: 'r', revision: 1 }, journalContent: null },
    ],
  ])('after a lost response, the outbox %s', async (_, revision, kept) => {
    const choice = { chosen: content, mine: content, other: 'Older.', status: 'differs' } as const;
    const rewrites = { id: 'r', revision: 1 };
    storeDraft({ rewrites, journalContent: 'Older.', otherContent: 'Older.', choice });
    const stored = reflectionOf({ ...window, id: 'r', revision, content: 'From the laptop.' });
    const { onResult } = start({ 'PUT /api/reflections/r': refused(409, 'stale_revision', { reflection: stored }) });
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ kind: 'differs', stored }));
    expect(readDraft(storage, key)).toMatchObject({ content, status: 'differs', choice: null, ...kept });
  });

  test('the outbox keeps both texts of a window that is open because of extra time', async () => {
    const isoAt = (ms: number) => new Date(Date.now() + ms).toISOString();
    const late = { type: 'evening', availableFrom: isoAt(-7_200_000), availableUntil: isoAt(-3_600_000) } as const;
    storeDraft(late);
    const stored = reflectionOf({ ...late, content: 'From the laptop.' });
    const api = { [create]: refused(409, 'already_submitted', { reflection: stored }) };
    const known = { window: { ...late, isActive: true }, extraTimeUntil: isoAt(1_800_000) };
    const { onResult } = start(api, (client) => client.setQueryData([pathOf('getCurrentWindow')], known));
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ kind: 'differs', stored }));
  });

  test('the outbox marks all cached answers as stale when another device has stored a different text', async () => {
    storeDraft();
    const stored = reflectionOf({ ...window, content: 'From the laptop.' });
    const { client, onResult } = start({ [create]: refused(409, 'already_submitted', { reflection: stored }) });
    client.setQueryData(['stats'], { currentStreak: 0 });
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledOnce());
    expect(client.getQueryState(['stats'])?.isInvalidated).toBe(true);
  });

  test('the outbox does not send a draft beside which another tab has saved its text, until the user chooses', async () => {
    const otherContent = 'From the other tab.';
    const draft = storeDraft({ ...openWindow(), otherContent });
    const { api, onResult } = start({ [create]: { body: reflectionOf({ ...window, content }) } });
    const kept = () => readDraft(storage, draftKey(uid, draft));
    await vi.waitFor(() => expect(kept()?.status).toBeNull());
    expect(kept()).toMatchObject({ content, otherContent, rewrites: null });
    expect(api.of(create)).toEqual([]);
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ kind: 'undecided' }));
  });

  test('when another device has stored a different text and it is too late for edits, the outbox keeps the draft without linking it to that text', async () => {
    storeDraft();
    const stored = reflectionOf({ ...window, content: 'From the laptop.' });
    const { onResult } = start({ [create]: refused(409, 'already_submitted', { reflection: stored }) });
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ kind: 'taken' }));
    const apart = { status: 'refused', otherContent: null, rewrites: null, sentContents: [] };
    expect(readDraft(storage, key)).toMatchObject({ content, ...apart });
  });

  test('the outbox keeps the words of an edit whose reflection was deleted on another device', async () => {
    storeDraft({ rewrites: { id: 'r', revision: 1 } });
    const { onResult } = start({ 'PUT /api/reflections/r': refused(404, 'not_found') });
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ kind: 'deleted' }));
    expect(readDraft(storage, key)).toMatchObject({ content, status: 'deleted', rewrites: null });
  });

  test('the outbox sends nothing while the outbox of another tab is sending', async () => {
    storeDraft();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const otherTab = navigator.locks.request('inward-outbox', () => released);
    const { api } = start({ [create]: { status: 201, body: reflectionOf({ ...window, content }) } });
    await aMoment();
    expect(api.of(create)).toHaveLength(0);
    release();
    await otherTab;
    globalThis.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(api.of(create)).toHaveLength(1));
  });

  test('while the server accepts edits, the outbox sends the submitted text and keeps a later change as an edit', async () => {
    const open = openWindow();
    const changed = storeDraft({ ...open, content: `${content} And then`, sentContents: ['Rain.', content] });
    const stored = reflectionOf({ ...open, content });
    const { api, onResult } = start({ [create]: { status: 201, body: stored } });
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ kind: 'created', stored, before: null }));
    expect(api.of(create)[0]?.body).toMatchObject({ content });
    expect(readDraft(storage, draftKey(uid, open))).toMatchObject({
      content: changed.content,
      rewrites: { id: stored.id, revision: stored.revision },
      status: null,
    });
    globalThis.dispatchEvent(new Event('online'));
    await aMoment();
    expect(api.requests).toHaveLength(1);
    storage.remove(draftKey(uid, open));
  });

  test('when the server no longer accepts edits, the outbox does not send a draft that was changed after its submit', async () => {
    storeDraft({ content: `${content} And then`, version: 2 });
    const { api } = start({});
    await aMoment();
    expect(api.requests).toEqual([]);
  });

  test('the outbox does not send a draft that was never submitted, nor a draft of another user', async () => {
    writeDraft(storage, draftKey('another-user', window), storeDraft());
    storeDraft({ status: null, sentContents: [] });
    const { api } = start({});
    await aMoment();
    expect(api.requests).toEqual([]);
  });
});

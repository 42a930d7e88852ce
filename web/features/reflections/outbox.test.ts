import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FakeAnswers, fakeApi } from '../../../testing/fake-api.ts';
import { reflectionOf } from '../../../testing/reflections.ts';
import { setTokenSource } from '../../data/api.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { storage } from '../../device/storage.ts';
import { beginDraft, type Draft } from './draft.ts';
import { draftKey, readDraft, writeDraft } from './draft-store.ts';
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

function keep(change: Partial<Draft> = {}): Draft {
  const draft = { ...beginDraft(window, { promptId: 'p', question: 'q' }, 'earlier'), content, version: 1, ...change };
  writeDraft(storage, key, draft);
  return draft;
}

function start(answers: FakeAnswers) {
  const api = fakeApi(answers);
  const events = { onSent: vi.fn(), onLeft: vi.fn() };
  stop = startOutbox(
    createQueryClient(() => undefined),
    uid,
    events,
  );
  return { api, ...events };
}

describe('words that wait', () => {
  test('are sent at the start with their own key and bounds, and then are gone from the device', async () => {
    const draft = keep({ fate: 'waiting', sentContents: [content] });
    const stored = reflectionOf({ ...window, content });
    const { api, onSent } = start({ [create]: { status: 201, body: stored } });
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith(stored, 'created'));
    const [sent] = api.of(create);
    expect(sent?.headers.get('idempotency-key')).toBe(draft.idempotencyKey);
    expect(sent?.body).toMatchObject({ ...window, content, promptId: 'p' });
    expect(storage.get(key)).toBeNull();
  });

  test('go out when the network is back, and not a second time', async () => {
    keep({ fate: 'waiting', sentContents: [content] });
    let isOffline = true;
    const { api, onSent } = start({
      [create]: () => (isOffline ? 'offline' : { status: 201, body: reflectionOf({ ...window, content }) }),
    });
    await vi.waitFor(() => expect(api.of(create)).toHaveLength(1));
    expect(readDraft(storage, key)).toMatchObject({ content, fate: 'waiting' });
    isOffline = false;
    globalThis.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    globalThis.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(api.of(create)).toHaveLength(2);
  });

  test('stay on the device when their writer leaves before they are on their way', async () => {
    const draft = keep({ fate: 'waiting', sentContents: [content] });
    const owner = vi.fn(() => 'ben');
    setTokenSource({ token: async () => 'of ben', refresh: async () => null, owner });
    const { api, onSent, onLeft } = start({ [create]: { status: 201, body: reflectionOf({ ...window, content }) } });
    await vi.waitFor(() => expect(owner).toHaveBeenCalled());
    await vi.waitFor(() => expect(readDraft(storage, key)?.version).toBeGreaterThan(draft.version + 1));
    expect(api.of(create)).toEqual([]);
    expect(readDraft(storage, key)).toMatchObject({ content, fate: 'waiting' });
    expect(onSent).not.toHaveBeenCalled();
    expect(onLeft).not.toHaveBeenCalled();
  });

  test('too late: they stay, marked so, and nothing is tried any more', async () => {
    keep({ fate: 'waiting', sentContents: [content] });
    const { api, onLeft } = start({ [create]: refused(422, 'window_closed') });
    await vi.waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
    expect(readDraft(storage, key)).toMatchObject({ content, fate: 'refused' });
    globalThis.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(api.of(create)).toHaveLength(1);
  });

  test('written on another device meanwhile: neither text goes', async () => {
    keep({ fate: 'waiting', sentContents: [content] });
    const theirs = reflectionOf({ ...window, content: 'From the laptop.' });
    const { onLeft, onSent } = start({ [create]: refused(409, 'already_submitted', { reflection: theirs }) });
    await vi.waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
    expect(onSent).not.toHaveBeenCalled();
    expect(readDraft(storage, key)).toMatchObject({ content, fate: 'differs' });
  });

  test('while another tab sends them this one does not', async () => {
    keep({ fate: 'waiting', sentContents: [content] });
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const holding = navigator.locks.request('inward-outbox', () => held);
    const { api } = start({ [create]: { status: 201, body: reflectionOf({ ...window, content }) } });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(api.of(create)).toHaveLength(0);
    letGo();
    await holding;
    globalThis.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(api.of(create)).toHaveLength(1));
  });
});

test('words that were changed after they were handed in wait for their writer', async () => {
  keep({ fate: 'waiting', sentContents: [content], content: `${content} And then`, version: 2 });
  const { api } = start({});
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(api.requests).toEqual([]);
});

test('words that nobody has handed in are not sent, nor another person’s', async () => {
  keep();
  writeDraft(storage, draftKey('somebody-else', window), { ...keep(), fate: 'waiting' });
  const { api } = start({});
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(api.requests).toEqual([]);
});

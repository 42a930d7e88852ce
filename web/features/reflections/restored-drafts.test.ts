import { expect, test, vi } from 'vitest';
import { secondCopy } from '../../device/second-copy.ts';
import { deviceDrafts, dropDraft } from './device-drafts.ts';
import { beginDraft, type Draft, randomKey } from './draft.ts';
import { draftKey, personPrefix, readDraft } from './draft-store.ts';
import { restoredDrafts } from './restored-drafts.ts';

const window_ = {
  type: 'evening',
  availableFrom: '2026-03-04T18:00:00.000Z',
  availableUntil: '2026-03-04T23:59:59.000Z',
} as const;

function draftOf(content: string, version: number): Draft {
  return { ...beginDraft(window_, { promptId: 'p', question: 'q' }, 'tab'), content, version };
}

/** Somebody with a draft on this device. */
function kept(draft: Draft): { uid: string; key: string } {
  const uid = randomKey();
  const key = draftKey(uid, window_);
  deviceDrafts.set(key, JSON.stringify(draft));
  return { uid, key };
}

const copied = (key: string) => vi.waitFor(async () => expect(await secondCopy.get(key)).toBeDefined());

test('words that went with a killed browser come back, and every screen hears of them', async () => {
  const { uid, key } = kept(draftOf('The harbour was quiet.', 3));
  await copied(key);
  localStorage.removeItem(key);
  const heard = vi.fn();
  window.addEventListener('storage', ({ key: changed }) => heard(changed), { once: true });
  await restoredDrafts(uid);
  expect(readDraft(deviceDrafts, key)?.content).toBe('The harbour was quiet.');
  expect(heard).toHaveBeenCalledWith(key);
});

test.each([
  ['older words give way to the later copy', 2, 'The later copy.'],
  ['newer words stay', 4, 'On the device.'],
])('%s', async (_what, version, expected) => {
  const { uid, key } = kept(draftOf('The later copy.', 3));
  await copied(key);
  localStorage.setItem(key, JSON.stringify(draftOf('On the device.', version)));
  await restoredDrafts(uid);
  expect(readDraft(deviceDrafts, key)?.content).toBe(expected);
});

test('what was handed in or let go does not come back', async () => {
  const { uid, key } = kept(draftOf('Handed in.', 3));
  await copied(key);
  dropDraft(uid, window_);
  await vi.waitFor(async () => expect(await secondCopy.get(key)).toBeUndefined());
  await restoredDrafts(uid);
  expect(readDraft(deviceDrafts, key)).toBeNull();
});

test('what another tab lets go while it is put back goes', async () => {
  const { uid, key } = kept(draftOf('Handed in elsewhere.', 3));
  await copied(key);
  const text = localStorage.getItem(key) ?? '';
  localStorage.removeItem(key);
  vi.spyOn(secondCopy, 'get').mockResolvedValueOnce(text).mockResolvedValueOnce(undefined);
  await restoredDrafts(uid);
  expect(readDraft(deviceDrafts, key)).toBeNull();
});

test('words that a full device refuses are in the second copy, and a new start finds them', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { key } = kept(draftOf('Too much for this device.', 1));
  await copied(key);
  expect(readDraft(deviceDrafts, key)?.content).toBe('Too much for this device.');
});

test('where the device has no IndexedDB the start goes on', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(restoredDrafts(randomKey())).resolves.toBeUndefined();
});

test('one person’s copies go together, and nobody else’s', async () => {
  const mine = kept(draftOf('Mine.', 1));
  const theirs = kept(draftOf('Theirs.', 1));
  await Promise.all([copied(mine.key), copied(theirs.key)]);
  await secondCopy.removeAll(personPrefix(mine.uid));
  expect(await secondCopy.keys(personPrefix(mine.uid))).toEqual([]);
  expect(await secondCopy.keys(personPrefix(theirs.uid))).toEqual([theirs.key]);
});

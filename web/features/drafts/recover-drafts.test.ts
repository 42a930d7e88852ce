import { expect, test, vi } from 'vitest';
import { secondCopy } from '../../device/second-copy.ts';
import { storage } from '../../device/storage.ts';
import { deleteDraft, deviceDrafts } from './device-drafts.ts';
import { createDraft, type Draft, randomKey } from './draft.ts';
import { draftKey, readableDrafts, readDraft, userDraftPrefix, writeDraft } from './draft-storage.ts';
import { recoverDrafts } from './recover-drafts.ts';

const evening = {
  type: 'evening',
  availableFrom: '2026-03-04T18:00:00.000Z',
  availableUntil: '2026-03-04T23:59:59.000Z',
} as const;

function draftOf(content: string, version: number): Draft {
  return { ...createDraft(evening, { promptId: 'p', question: 'q' }), content, version };
}

function storeDraft(draft: Draft): { uid: string; key: string } {
  const uid = randomKey();
  const key = draftKey(uid, evening);
  writeDraft(deviceDrafts, key, draft);
  return { uid, key };
}

const waitForCopy = (key: string) => vi.waitFor(async () => expect(await secondCopy.get(key)).toBeDefined());

test('restores a draft that was lost when the browser was killed, and notifies the screens of this tab', async () => {
  const { uid, key } = storeDraft(draftOf('The harbour was quiet.', 3));
  await waitForCopy(key);
  localStorage.removeItem(key);
  const onChange = vi.fn();
  window.addEventListener('storage', ({ key: changed }) => onChange(changed), { once: true });
  await recoverDrafts(uid);
  expect(readDraft(deviceDrafts, key)?.content).toBe('The harbour was quiet.');
  expect(onChange).toHaveBeenCalledWith(key);
});

test.each([
  ['replaces an older draft with the newer copy', 2, 'The later copy.'],
  ['keeps a draft that is newer than the copy', 4, 'On the device.'],
])('the recovery from IndexedDB %s', async (_what, version, expected) => {
  const { uid, key } = storeDraft(draftOf('The later copy.', 3));
  await waitForCopy(key);
  writeDraft(storage, key, draftOf('On the device.', version));
  await recoverDrafts(uid);
  expect(readDraft(deviceDrafts, key)?.content).toBe(expected);
});

test('does not recover a draft that was submitted or deleted', async () => {
  const { uid, key } = storeDraft(draftOf('Handed in.', 3));
  await waitForCopy(key);
  deleteDraft(uid, evening);
  await vi.waitFor(async () => expect(await secondCopy.get(key)).toBeUndefined());
  await recoverDrafts(uid);
  expect(readDraft(deviceDrafts, key)).toBeNull();
});

test('removes a recovered draft again if another tab deletes the draft during the recovery', async () => {
  const { uid, key } = storeDraft(draftOf('Handed in elsewhere.', 3));
  await waitForCopy(key);
  const text = localStorage.getItem(key) ?? '';
  localStorage.removeItem(key);
  vi.spyOn(secondCopy, 'get').mockResolvedValueOnce(text).mockResolvedValueOnce(undefined);
  await recoverDrafts(uid);
  expect(readDraft(deviceDrafts, key)).toBeNull();
});

test('keeps the words that another tab stores after it has deleted the recovered draft', async () => {
  const { uid, key } = storeDraft(draftOf('Handed in elsewhere.', 3));
  await waitForCopy(key);
  const text = localStorage.getItem(key) ?? '';
  localStorage.removeItem(key);
  vi.spyOn(secondCopy, 'get')
    .mockResolvedValueOnce(text)
    .mockImplementationOnce(async () => {
      writeDraft(storage, key, draftOf('New words.', 4));
      return undefined;
    });
  await recoverDrafts(uid);
  expect(readDraft(storage, key)?.content).toBe('New words.');
});

test('finds a draft that localStorage refused because it was full, and stores a copy in IndexedDB', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { key } = storeDraft(draftOf('Too much for this device.', 1));
  await waitForCopy(key);
  expect(readDraft(readableDrafts, key)?.content).toBe('Too much for this device.');
});

test('the recovery resolves when IndexedDB is not available', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(recoverDrafts(randomKey())).resolves.toBeUndefined();
});

test('removes the copies of one user’s drafts, and keeps the copies of another user’s drafts', async () => {
  const mine = storeDraft(draftOf('Mine.', 1));
  const theirs = storeDraft(draftOf('Theirs.', 1));
  await Promise.all([waitForCopy(mine.key), waitForCopy(theirs.key)]);
  await secondCopy.removeAll(userDraftPrefix(mine.uid));
  expect(await secondCopy.keys(userDraftPrefix(mine.uid))).toEqual([]);
  expect(await secondCopy.keys(userDraftPrefix(theirs.uid))).toEqual([theirs.key]);
});

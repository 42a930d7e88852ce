import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { destroyEncryptedStore, openEncryptedStore } from './encrypted-store.ts';

const words = 'The light on the river.';

afterEach(() => destroyEncryptedStore());

/** Return everything in the database, as an attacker's script could. */
async function rawRows(): Promise<unknown[]> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('inward-kept', 1);
    opening.onsuccess = () => resolve(opening.result);
  });
  const read = (name: string) =>
    new Promise<unknown[]>((resolve) => {
      const all = database.transaction(name).objectStore(name).getAll();
      all.onsuccess = () => resolve(all.result);
    });
  const rows = [...(await read('keys')), ...(await read('answers'))];
  database.close();
  return rows;
}

test('reads a stored answer after a restart, and stores only encrypted text', async () => {
  const store = await openEncryptedStore('ada');
  await store.put('list', [{ content: words }]);
  expect(await (await openEncryptedStore('ada')).get('list')).toEqual({
    value: [{ content: words }],
    savedAtMs: expect.any(Number),
  });
  const [key, answer] = await rawRows();
  expect((key as CryptoKey).extractable).toBe(false);
  const { bytes } = answer as { bytes: ArrayBuffer };
  expect(new TextDecoder().decode(bytes)).not.toContain('light');
  await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow();
});

test('replaces an answer and keeps its time, but not one that was stored again or cleared since it was read', async () => {
  const store = await openEncryptedStore('ada');
  await store.put('list', words);
  const { savedAtMs } = (await store.get('list')) ?? { savedAtMs: 0 };
  await store.replace('list', { value: 'Other words.', savedAtMs });
  expect(await store.get('list')).toEqual({ value: 'Other words.', savedAtMs });
  await store.replace('list', { value: words, savedAtMs: savedAtMs - 1 });
  expect(await store.get('list')).toMatchObject({ value: 'Other words.' });
  await store.clear('list');
  await store.replace('list', { value: words, savedAtMs });
  expect(await store.names('')).toEqual([]);
});

test('deletes keys and answers at a sign-out, and does not store answers that arrive later', async () => {
  const store = await openEncryptedStore('ada');
  await store.put('list', words);
  await destroyEncryptedStore();
  await store.put('list', words);
  expect(await rawRows()).toEqual([]);
  expect(await (await openEncryptedStore('ada')).get('list')).toBeNull();
});

test('a store of a session that has ended stores nothing after the same user has signed in again', async () => {
  const before = await openEncryptedStore('ada');
  await destroyEncryptedStore();
  const store = await openEncryptedStore('ada');
  await store.put('list', words);
  for (const name of ['list', 'summary']) await before.put(name, 'Words of before.');
  expect(await store.get('list')).toMatchObject({ value: words });
  expect(await store.get('summary')).toBeNull();
  expect(await store.names('')).toEqual(['list']);
});

test.each([0, 1, 2, 3, 5, 8, 13])(
  'stores nothing if the session ends %i ms after the store begins to open',
  async (ms) => {
    // Opening fails if the session ends before the store is open.
    const stored = openEncryptedStore('ada')
      .then((store) => store.put('list', words))
      .catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, ms));
    await destroyEncryptedStore();
    await stored;
    expect(await rawRows()).toEqual([]);
  },
);

test('deletes the first user’s answers when another user opens the store', async () => {
  await (await openEncryptedStore('ada')).put('list', words);
  expect(await (await openEncryptedStore('bo')).get('list')).toBeNull();
  expect(await (await openEncryptedStore('ada')).get('list')).toBeNull();
});

test('deletes keys and answers 30 days after the last answer from the server', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const dayMs = 86_400_000;
  const startMs = Date.now();
  const store = await openEncryptedStore('ada');
  await store.put('summary', words);
  vi.setSystemTime(startMs + 20 * dayMs);
  await store.put('list', words);
  vi.setSystemTime(startMs + 50 * dayMs);
  expect(await (await openEncryptedStore('ada')).get('summary')).toMatchObject({ value: words });
  vi.setSystemTime(startMs + 50 * dayMs + 1);
  expect(await (await openEncryptedStore('ada')).get('list')).toBeNull();
  expect(await rawRows()).toHaveLength(1);
});

test('two tabs that start at the same time share one key', async () => {
  const [one, other] = await Promise.all([openEncryptedStore('ada'), openEncryptedStore('ada')]);
  await one.put('list', words);
  expect(await other.get('list')).toMatchObject({ value: words });
});

test('does not decrypt an answer that was moved to another name', async () => {
  const store = await openEncryptedStore('ada');
  await store.put('one', words);
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('inward-kept', 1);
    opening.onsuccess = () => resolve(opening.result);
  });
  await new Promise<void>((resolve) => {
    const rows = database.transaction('answers', 'readwrite').objectStore('answers');
    const read = rows.get(['ada', 'one']);
    read.onsuccess = () => {
      rows.put(read.result, ['ada', 'other']).onsuccess = () => resolve();
    };
  });
  database.close();
  expect(await store.get('other')).toBeNull();
});

test('clear() deletes only the answers whose names begin with the prefix', async () => {
  const store = await openEncryptedStore('ada');
  for (const name of ['/api/summaries/weekly', '/api/summaries/a', '/api/summarie', '/api/t'])
    await store.put(name, words);
  await store.clear('/api/summaries/');
  expect(await store.get('/api/summaries/weekly')).toBeNull();
  expect(await store.get('/api/summaries/a')).toBeNull();
  expect(await store.get('/api/summarie')).toMatchObject({ value: words });
  expect(await store.get('/api/t')).toMatchObject({ value: words });
});

test('clear() with an empty prefix deletes all answers of the user, but keeps the key for future answers', async () => {
  const store = await openEncryptedStore('ada');
  await store.put('list', words);
  await store.put('window evening', words);
  await store.clear('');
  expect(await rawRows()).toHaveLength(1);
  await store.put('list', 'Other words.');
  expect(await store.get('list')).toMatchObject({ value: 'Other words.' });
});

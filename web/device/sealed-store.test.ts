import { afterEach, expect, test } from 'vitest';
import { destroySealed, openSealedStore } from './sealed-store.ts';

const words = 'The light on the river.';

afterEach(() => destroySealed());

/** Everything that the database holds, as a script that has broken in would read it. */
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

test('what is sealed is read again, also by a later start, and is nowhere in clear', async () => {
  const store = await openSealedStore('ada');
  await store.seal('list', [{ content: words }]);
  expect(await (await openSealedStore('ada')).unseal('list')).toEqual({
    value: [{ content: words }],
    savedAtMs: expect.any(Number),
  });
  const [key, answer] = await rawRows();
  expect((key as CryptoKey).extractable).toBe(false);
  const { bytes } = answer as { bytes: ArrayBuffer };
  expect(new TextDecoder().decode(bytes)).not.toContain('light');
  await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow();
});

test('a sign-out leaves neither key nor answer, and an answer that comes after it is not kept', async () => {
  const store = await openSealedStore('ada');
  await store.seal('list', words);
  await destroySealed();
  await store.seal('list', words);
  expect(await rawRows()).toEqual([]);
  expect(await (await openSealedStore('ada')).unseal('list')).toBeNull();
});

test('another person finds nothing, and takes it away', async () => {
  await (await openSealedStore('ada')).seal('list', words);
  expect(await (await openSealedStore('bo')).unseal('list')).toBeNull();
  expect(await (await openSealedStore('ada')).unseal('list')).toBeNull();
});

test('two tabs that are first at once read each other’s answers', async () => {
  const [one, other] = await Promise.all([openSealedStore('ada'), openSealedStore('ada')]);
  await one.seal('list', words);
  expect(await other.unseal('list')).toMatchObject({ value: words });
});

test('an answer under another’s name is not opened', async () => {
  const store = await openSealedStore('ada');
  await store.seal('one', words);
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
  expect(await store.unseal('other')).toBeNull();
});

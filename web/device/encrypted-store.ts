// Answers of the journal at rest on the device: AES-GCM under a key that no script can read out, in IndexedDB, which a
// sign-out destroys together with what it opens.
import { openDatabase, requestResult } from './indexed-db.ts';

const databaseName = 'inward-kept';
const keys = 'keys';
const answers = 'answers';
const ivBytes = 12;

type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer; readonly savedAtMs: number };

/** What was sealed, and when by the device's clock, epoch ms. */
export type StoredAnswer = { readonly value: unknown; readonly savedAtMs: number };

export type EncryptedStore = {
  /** Keeps a value under a name, in place of an older one. */
  put: (name: string, value: unknown) => Promise<void>;
  /** Null for nothing, and for what this person's key does not open. */
  get: (name: string) => Promise<StoredAnswer | null>;
};

const openKept = () => openDatabase(databaseName, [keys, answers]);

async function removeAllBut(database: IDBDatabase, owner: string | null): Promise<void> {
  const stores = database.transaction([keys, answers], 'readwrite');
  const isOwn = (key: IDBValidKey) => owner !== null && (Array.isArray(key) ? key[0] : key) === owner;
  // The keys first: without them the rest is noise.
  for (const name of [keys, answers]) {
    const store = stores.objectStore(name);
    for (const key of await requestResult(store.getAllKeys())) if (!isOwn(key)) store.delete(key);
  }
}

/** The person's key, made once. It cannot be exported, and leaves the device with nobody. */
async function keyOf(database: IDBDatabase, owner: string): Promise<CryptoKey> {
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // Two tabs may be first at once: the one whose key is stored decides.
  const store = database.transaction(keys, 'readwrite').objectStore(keys);
  const known: CryptoKey | undefined = await requestResult(store.get(owner));
  if (known) return known;
  await requestResult(store.put(fresh, owner));
  return fresh;
}

/**
 * Opens one person's sealed answers and lets everybody else's go. Throws where the device has no IndexedDB, or no
 * cryptography (a page by plain http).
 */
export async function openEncryptedStore(owner: string): Promise<EncryptedStore> {
  const database = await openKept();
  await removeAllBut(database, owner);
  const key = await keyOf(database, owner);
  // Bound to its name, so that one answer cannot be passed off as another.
  const additionalData = (name: string) => new TextEncoder().encode(`${owner} ${name}`);
  const at = (mode: IDBTransactionMode) => database.transaction(answers, mode).objectStore(answers);
  return {
    put: async (name, value) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const text = new TextEncoder().encode(JSON.stringify(value));
      const way = { name: 'AES-GCM', iv, additionalData: additionalData(name) };
      const bytes = await crypto.subtle.encrypt(way, key, text);
      // A sign-out in the meantime has taken the key away; nothing is kept under it any more.
      if (!(await requestResult(database.transaction(keys).objectStore(keys).getKey(owner)))) return;
      const sealed: Sealed = { iv, bytes, savedAtMs: Date.now() };
      await requestResult(at('readwrite').put(sealed, [owner, name]));
    },
    get: async (name) => {
      const sealed: Sealed | undefined = await requestResult(at('readonly').get([owner, name]));
      if (!sealed) return null;
      const way = { name: 'AES-GCM', iv: sealed.iv, additionalData: additionalData(name) };
      const text = await crypto.subtle.decrypt(way, key, sealed.bytes).catch(() => null);
      if (!text) return null;
      return { value: JSON.parse(new TextDecoder().decode(text)), savedAtMs: sealed.savedAtMs };
    },
  };
}

/** Destroys every key and every answer on this device. */
export async function destroyEncryptedStore(): Promise<void> {
  await removeAllBut(await openKept(), null);
}

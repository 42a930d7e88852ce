// Stores the server's answers in IndexedDB, encrypted with AES-GCM under a key that scripts cannot export. The key and
// the answers are deleted at the end of the session, and after 30 days without an answer from the server.
import { openDatabase, requestResult } from './indexed-db.ts';

const databaseName = 'inward-kept';
const keys = 'keys';
const answers = 'answers';
const ivBytes = 12;
const endsAfterMs = 30 * 86_400_000;

type EncryptedAnswer = {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
  readonly savedAtMs: number;
};

/** A decrypted answer and when it was stored, epoch ms of the device's clock. */
export type StoredAnswer = { readonly value: unknown; readonly savedAtMs: number };

export type EncryptedStore = {
  /** Store a value under a name, replacing an older one. */
  put: (name: string, value: unknown) => Promise<void>;
  /** Return a stored value; null when there is none or this user's key does not decrypt it. */
  get: (name: string) => Promise<StoredAnswer | null>;
  /** Delete all values of this user whose names begin with the prefix. */
  clear: (prefix: string) => Promise<void>;
};

const openAnswers = () => openDatabase(databaseName, [keys, answers]);

const ownAnswers = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

/** Whether the newest answer of this user is too old to be read offline. */
async function isOver(database: IDBDatabase, owner: string): Promise<boolean> {
  const store = database.transaction(answers).objectStore(answers);
  const stored: EncryptedAnswer[] = await requestResult(store.getAll(ownAnswers(owner)));
  return stored.length > 0 && stored.every(({ savedAtMs }) => Date.now() - savedAtMs > endsAfterMs);
}

async function removeAllBut(database: IDBDatabase, owner: string | null): Promise<void> {
  const stores = database.transaction([keys, answers], 'readwrite');
  const isOwn = (key: IDBValidKey) => owner !== null && (Array.isArray(key) ? key[0] : key) === owner;
  // Delete the keys first: without them the answers cannot be read.
  for (const name of [keys, answers]) {
    const store = stores.objectStore(name);
    for (const key of await requestResult(store.getAllKeys())) if (!isOwn(key)) store.delete(key);
  }
}

/** The user's key, generated once. It cannot be exported. */
async function keyOf(database: IDBDatabase, owner: string): Promise<CryptoKey> {
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // Two tabs may generate keys at the same time: use the key that is already stored.
  const store = database.transaction(keys, 'readwrite').objectStore(keys);
  const known: CryptoKey | undefined = await requestResult(store.get(owner));
  if (known) return known;
  await requestResult(store.put(fresh, owner));
  return fresh;
}

/**
 * Open the store of one user. Delete the answers of all other users. Also delete all answers of this user if the newest
 * of them is too old. Throws without IndexedDB, and over plain http, where cryptography is not available.
 */
export async function openEncryptedStore(owner: string): Promise<EncryptedStore> {
  const database = await openAnswers();
  await removeAllBut(database, (await isOver(database, owner)) ? null : owner);
  const key = await keyOf(database, owner);
  // Bind each answer to its owner and its name, so that two stored answers cannot be swapped.
  const additionalData = (name: string) => new TextEncoder().encode(`${owner} ${name}`);
  const at = (mode: IDBTransactionMode) => database.transaction(answers, mode).objectStore(answers);
  return {
    put: async (name, value) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const text = new TextEncoder().encode(JSON.stringify(value));
      const way = { name: 'AES-GCM', iv, additionalData: additionalData(name) };
      const bytes = await crypto.subtle.encrypt(way, key, text);
      // Store nothing if a sign-out has deleted the key in the meantime.
      if (!(await requestResult(database.transaction(keys).objectStore(keys).getKey(owner)))) return;
      const encrypted: EncryptedAnswer = { iv, bytes, savedAtMs: Date.now() };
      await requestResult(at('readwrite').put(encrypted, [owner, name]));
    },
    get: async (name) => {
      const encrypted: EncryptedAnswer | undefined = await requestResult(at('readonly').get([owner, name]));
      if (!encrypted) return null;
      const way = { name: 'AES-GCM', iv: encrypted.iv, additionalData: additionalData(name) };
      const text = await crypto.subtle.decrypt(way, key, encrypted.bytes).catch(() => null);
      if (!text) return null;
      return { value: JSON.parse(new TextDecoder().decode(text)), savedAtMs: encrypted.savedAtMs };
    },
    clear: async (prefix) => {
      const named = IDBKeyRange.bound([owner, prefix], [owner, `${prefix}\uffff`]);
      await requestResult(at('readwrite').delete(named));
    },
  };
}

/** Delete every key and every answer on this device. */
export async function destroyEncryptedStore(): Promise<void> {
  await removeAllBut(await openAnswers(), null);
}

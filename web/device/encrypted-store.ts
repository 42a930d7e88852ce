// Stores the server's answers in IndexedDB for offline reading, encrypted with AES-GCM. Scripts cannot export the key.
// The key and the answers are deleted at the end of the session, or 30 days after the last answer.
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

/** `savedAtMs`: when the answer was stored, epoch ms by the device's clock. */
export type StoredAnswer = { readonly value: unknown; readonly savedAtMs: number };

export type EncryptedStore = {
  put: (name: string, value: unknown) => Promise<void>;
  /** Return a stored value, or null if there is none or the user's key does not decrypt it. */
  get: (name: string) => Promise<StoredAnswer | null>;
  /** Replace a value that has not been stored again since it was read. Keep its time. */
  replace: (name: string, answer: StoredAnswer) => Promise<void>;
  /** Return the names of this user's values that begin with the prefix. */
  names: (prefix: string) => Promise<string[]>;
  /** Delete all values of this user whose names begin with the prefix. */
  clear: (prefix: string) => Promise<void>;
};

const openAnswers = () => openDatabase(databaseName, [keys, answers]);

const ownAnswers = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

/** Return whether all stored answers of this user are too old to be read offline. */
async function isOver(database: IDBDatabase, owner: string): Promise<boolean> {
  const store = database.transaction(answers).objectStore(answers);
  const stored: EncryptedAnswer[] = await requestResult(store.getAll(ownAnswers(owner)));
  return stored.length > 0 && stored.every(({ savedAtMs }) => Date.now() - savedAtMs > endsAfterMs);
}

async function removeAllBut(database: IDBDatabase, owner: string | null): Promise<void> {
  const stores = database.transaction([keys, answers], 'readwrite');
  const isOwn = (key: IDBValidKey) => owner !== null && (Array.isArray(key) ? key[0] : key) === owner;
  // Delete the keys first: the answers are unreadable without them.
  for (const name of [keys, answers]) {
    const store = stores.objectStore(name);
    for (const key of await requestResult(store.getAllKeys())) if (!isOwn(key)) store.delete(key);
  }
}

/** How often this page has destroyed the stores. A store that was opened, or was being opened, before then is over. */
let timesDestroyed = 0;

/** Return the user's key, which is generated once and cannot be exported. Throw if the store is over. */
async function keyOf(database: IDBDatabase, owner: string, isDestroyed: () => boolean): Promise<CryptoKey> {
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // The session has ended meanwhile: a key stored now would outlive it.
  if (isDestroyed()) throw new Error('The session has ended');
  // Another tab may have stored a key in the meantime: use that key.
  const store = database.transaction(keys, 'readwrite').objectStore(keys);
  const known: CryptoKey | undefined = await requestResult(store.get(owner));
  if (known) return known;
  await requestResult(store.put(fresh, owner));
  return fresh;
}

/**
 * Open the store of one user. Delete the answers of other users, and this user's answers if all are too old. Throws
 * without IndexedDB, and over plain http, where cryptography is not available.
 */
export async function openEncryptedStore(owner: string): Promise<EncryptedStore> {
  const opened = timesDestroyed;
  const isDestroyed = () => timesDestroyed !== opened;
  const database = await openAnswers();
  await removeAllBut(database, (await isOver(database, owner)) ? null : owner);
  const key = await keyOf(database, owner, isDestroyed);
  // Bind each answer to its owner and name, so that an attacker cannot swap stored answers.
  const additionalData = (name: string) => new TextEncoder().encode(`${owner} ${name}`);
  const named = (prefix: string) => IDBKeyRange.bound([owner, prefix], [owner, `${prefix}\uffff`]);
  const at = (mode: IDBTransactionMode) => database.transaction(answers, mode).objectStore(answers);
  const encrypt = async (name: string, value: unknown) => {
    const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
    const text = new TextEncoder().encode(JSON.stringify(value));
    const way = { name: 'AES-GCM', iv, additionalData: additionalData(name) };
    return { iv, bytes: await crypto.subtle.encrypt(way, key, text) };
  };
  return {
    put: async (name, value) => {
      const encrypted = await encrypt(name, value);
      // Store nothing if the session has ended in the meantime: in this tab, or in another one, which deletes the key.
      // In one transaction, no deletion can come between.
      if (isDestroyed()) return;
      const stores = database.transaction([keys, answers], 'readwrite');
      if (!(await requestResult(stores.objectStore(keys).getKey(owner)))) return;
      const answer: EncryptedAnswer = { ...encrypted, savedAtMs: Date.now() };
      await requestResult(stores.objectStore(answers).put(answer, [owner, name]));
    },
    replace: async (name, { value, savedAtMs }) => {
      const answer: EncryptedAnswer = { ...(await encrypt(name, value)), savedAtMs };
      const store = at('readwrite');
      const stored: EncryptedAnswer | undefined = await requestResult(store.get([owner, name]));
      if (stored?.savedAtMs === savedAtMs) await requestResult(store.put(answer, [owner, name]));
    },
    get: async (name) => {
      const encrypted: EncryptedAnswer | undefined = await requestResult(at('readonly').get([owner, name]));
      if (!encrypted) return null;
      const way = { name: 'AES-GCM', iv: encrypted.iv, additionalData: additionalData(name) };
      const text = await crypto.subtle.decrypt(way, key, encrypted.bytes).catch(() => null);
      if (!text) return null;
      return { value: JSON.parse(new TextDecoder().decode(text)), savedAtMs: encrypted.savedAtMs };
    },
    names: async (prefix) => {
      const stored = await requestResult(at('readonly').getAllKeys(named(prefix)));
      return stored.map((each) => String((each as IDBValidKey[])[1]));
    },
    clear: async (prefix) => {
      await requestResult(at('readwrite').delete(named(prefix)));
    },
  };
}

/** Delete all keys and answers on this device. */
export async function destroyEncryptedStore(): Promise<void> {
  timesDestroyed += 1;
  await removeAllBut(await openAnswers(), null);
}

// A second copy of the drafts in IndexedDB, which writes to disk at once. Chromium writes localStorage to disk only
// after some seconds, so the latest draft would be lost if Android killed the browser before then.
import { openDatabase, requestResult, transactionDone } from './indexed-db.ts';

const texts = 'texts';

let opening: Promise<IDBDatabase> | null = null;

function connection(): Promise<IDBDatabase> {
  if (opening) return opening;
  const forget = () => {
    opening = null;
  };
  opening = openDatabase('inward-drafts', [texts]);
  opening.then((database) => {
    // The browser closes the database when the user clears this site's data. Open it again for the next draft.
    database.onclose = forget;
    database.onversionchange = () => {
      database.close();
      forget();
    };
  }, forget);
  return opening;
}

let lastWrite: Promise<void> = Promise.resolve();

async function commit<T>(ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<void> {
  const transaction = (await connection()).transaction(texts, 'readwrite');
  ask(transaction.objectStore(texts));
  await transactionDone(transaction);
}

function write<T>(ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<void> {
  lastWrite = commit(ask);
  return lastWrite;
}

async function read<T>(ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return requestResult(ask((await connection()).transaction(texts).objectStore(texts)));
}

const beginningWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Every call rejects if IndexedDB is not available. Callers then continue without the second copy. */
export const secondCopy = {
  set: (key: string, text: string) => write((store) => store.put(text, key)),
  get: (key: string): Promise<string | undefined> => read((store) => store.get(key)),
  remove: (key: string) => write((store) => store.delete(key)),
  keys: (prefix: string) => read((store) => store.getAllKeys(beginningWith(prefix))),
  removeAll: (prefix: string) => write((store) => store.delete(beginningWith(prefix))),
  /** Resolve when the last change is on disk. */
  written: () => lastWrite,
};

// A second copy of the drafts, in IndexedDB, which is written to disk at once. Chromium writes localStorage to disk
// only after some seconds. If Android kills the browser in the background before then, the latest draft is lost from
// localStorage.
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
    // The database closes when the user clears this site's data: open it again for the next draft.
    database.onclose = forget;
    database.onversionchange = () => {
      database.close();
      forget();
    };
  }, forget);
  return opening;
}

let lastWrite: Promise<void> = Promise.resolve();

/** Change the store and resolve when the change is on disk. */
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

/** Every call rejects where IndexedDB is not available. In that case, callers continue without the second copy. */
export const secondCopy = {
  set: (key: string, text: string) => write((store) => store.put(text, key)),
  get: (key: string): Promise<string | undefined> => read((store) => store.get(key)),
  remove: (key: string) => write((store) => store.delete(key)),
  keys: (prefix: string) => read((store) => store.getAllKeys(beginningWith(prefix))),
  removeAll: (prefix: string) => write((store) => store.delete(beginningWith(prefix))),
  /** Resolve when the last change is on disk. */
  written: () => lastWrite,
};

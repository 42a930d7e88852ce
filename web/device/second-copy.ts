// Texts of localStorage a second time, in IndexedDB. Chromium has localStorage on the disk only seconds later: a browser
// that is killed, as Android does with one that nobody looks at, loses them. IndexedDB is written at once.
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
    // The person has cleared this site's data; the next words are kept anew.
    database.onclose = forget;
    database.onversionchange = () => {
      database.close();
      forget();
    };
  }, forget);
  return opening;
}

let lastWrite: Promise<void> = Promise.resolve();

/** Done when the change is written, and not merely asked for. */
async function written<T>(ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<void> {
  const transaction = (await connection()).transaction(texts, 'readwrite');
  ask(transaction.objectStore(texts));
  await transactionDone(transaction);
}

function write<T>(ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<void> {
  lastWrite = written(ask);
  return lastWrite;
}

async function read<T>(ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return requestResult(ask((await connection()).transaction(texts).objectStore(texts)));
}

const beginningWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Every call rejects where the device keeps nothing; whoever calls goes on without a second copy. */
export const secondCopy = {
  set: (key: string, text: string) => write((store) => store.put(text, key)),
  get: (key: string): Promise<string | undefined> => read((store) => store.get(key)),
  remove: (key: string) => write((store) => store.delete(key)),
  keys: (prefix: string) => read((store) => store.getAllKeys(beginningWith(prefix))),
  removeAll: (prefix: string) => write((store) => store.delete(beginningWith(prefix))),
  /** When everything that was set or removed so far is written. */
  written: () => lastWrite,
};

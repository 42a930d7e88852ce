// Texts of localStorage a second time, in IndexedDB. Chromium has localStorage on the disk only seconds later: a browser
// that is killed, as Android does with one that nobody looks at, loses them. IndexedDB is written at once.
import { openDatabase, settled } from './indexed-db.ts';

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

const inStore = async <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  settled(ask((await connection()).transaction(texts, mode).objectStore(texts)));

const beginningWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Every call rejects where the device keeps nothing; whoever calls goes on without a second copy. */
export const secondCopy = {
  set: (key: string, text: string) => inStore('readwrite', (store) => store.put(text, key)),
  get: (key: string): Promise<string | undefined> => inStore('readonly', (store) => store.get(key)),
  remove: (key: string) => inStore('readwrite', (store) => store.delete(key)),
  keys: (prefix: string) => inStore('readonly', (store) => store.getAllKeys(beginningWith(prefix))),
  removeAll: (prefix: string) => inStore('readwrite', (store) => store.delete(beginningWith(prefix))),
};

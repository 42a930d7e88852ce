/** What a request of IndexedDB comes to; rejects with its error. */
export function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The device keeps nothing'));
  });
}

/** When all of a transaction is written; rejects when none of it is. */
export function transactionDone(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The device keeps nothing'));
  });
}

/** Opens a database of this origin, with these stores since its first version. Rejects where there is no IndexedDB. */
export async function openDatabase(name: string, stores: readonly string[]): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    for (const store of stores) opening.result.createObjectStore(store);
  };
  return requestResult(opening);
}

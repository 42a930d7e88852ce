import { useEffect, useState } from 'react';
import { STORAGE_CARD_CHOICES } from '../../../core/domain/limits.ts';
import { storage, watchStorage } from '../../device/storage.ts';
import { memoryKey } from '../session/session-memory.ts';

/**
 * Manage what `read` returns of a user's stored card choices. Read it again if `words` change, if another tab has stored
 * a choice, and before each change. If the storage is blocked or was cleared, keep the value of this tab.
 */
export function useStoredCards<Value>(
  uid: string,
  words: string,
  read: () => Value,
): [Value, (changed: (before: Value) => Value) => void] {
  const key = memoryKey(STORAGE_CARD_CHOICES, uid);
  const readNow = () => ({ words, stored: storage.get(key), value: read() });
  const [kept, setKept] = useState(readNow);
  const known = kept.words === words ? kept : readNow();
  if (known !== kept) setKept(known);
  useEffect(() => watchStorage(key, (stored) => stored && setKept(readNow())));
  const change = (changed: (before: Value) => Value) => {
    const stored = storage.get(key);
    const value = changed(stored && stored !== known.stored ? read() : known.value);
    // `changed` may have stored the value.
    setKept({ words, stored: storage.get(key), value });
  };
  return [known.value, change];
}

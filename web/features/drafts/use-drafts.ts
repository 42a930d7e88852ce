import { useEffect, useState } from 'react';
import type { Draft } from './draft.ts';
import { findDrafts } from './draft-storage.ts';

/** Return the user's drafts on this device. Read them again after each `storage` event. */
export function useDrafts(uid: string): readonly Draft[] {
  const [drafts, setDrafts] = useState(() => findDrafts(uid));
  useEffect(() => {
    const check = () => setDrafts(findDrafts(uid));
    check();
    window.addEventListener('storage', check);
    return () => window.removeEventListener('storage', check);
  }, [uid]);
  return drafts;
}

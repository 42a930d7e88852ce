import type { QueryClient } from '@tanstack/react-query';
import { invalidateAfterWrite } from '../../data/write-reflections.ts';
import { parseDraft, userDraftPrefix } from './draft-storage.ts';

const isSent = (stored: string | null) => (parseDraft(stored)?.sentContents.length ?? 0) > 0;

/**
 * When another tab removes a submitted draft, or turns it into an edit, the server has stored it: refetch what a submit
 * changes. Return a stop function.
 */
export function watchSubmits(client: QueryClient, uid: string): () => void {
  const onStorage = ({ key, oldValue, newValue, isTrusted }: StorageEvent) => {
    // This tab dispatches `storage` events of its own, which are not trusted.
    if (!isTrusted || !key?.startsWith(userDraftPrefix(uid))) return;
    if (isSent(oldValue) && !isSent(newValue)) void invalidateAfterWrite(client, 'active');
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

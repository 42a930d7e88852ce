import type { QueryClient } from '@tanstack/react-query';
import { invalidateAfterWrite } from '../../data/write-reflections.ts';
import { parseDraft, userDraftPrefix } from './draft-storage.ts';

/**
 * When another tab removes a submitted draft, the server has stored it: refetch what a submit changes. Return a stop
 * function.
 */
export function watchSubmits(client: QueryClient, uid: string): () => void {
  const onStorage = ({ key, oldValue, newValue, isTrusted }: StorageEvent) => {
    // This tab dispatches `storage` events of its own, which are not trusted.
    if (!isTrusted || newValue !== null || !key?.startsWith(userDraftPrefix(uid))) return;
    const isSent = (parseDraft(oldValue)?.sentContents.length ?? 0) > 0;
    if (isSent) void invalidateAfterWrite(client, 'active');
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

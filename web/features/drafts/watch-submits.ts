import type { QueryClient } from '@tanstack/react-query';
import { invalidateAfterWrite } from '../../data/write-reflections.ts';
import { parseDraft, userDraftPrefix } from './draft-storage.ts';

/**
 * Refetch what a submit changes when another tab removes a submitted draft: it does so when the server has stored the
 * draft. Return a stop function.
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

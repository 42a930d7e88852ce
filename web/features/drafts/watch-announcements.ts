import type { Query, QueryClient } from '@tanstack/react-query';
import { pathOf } from '../../data/api/api.ts';
import type { KnownWindow } from '../../data/current-window.ts';
import { deviceDrafts } from './device-drafts.ts';
import { draftKey, readableDrafts, readDraft, writeDraft } from './draft-storage.ts';

/**
 * Store that a draft's window is announced when a response of the server contains the window. From then on, the server
 * accepts the draft even after the window ends. Return a stop function.
 */
export function watchAnnouncements(client: QueryClient, uid: string): () => void {
  const announce = ({ queryKey, state }: Query) => {
    if (queryKey[0] !== pathOf('getCurrentWindow') || state.status !== 'success') return;
    const { window } = state.data as KnownWindow;
    if (!window.isActive) return;
    const key = draftKey(uid, window);
    const draft = readDraft(readableDrafts, key);
    // Do not increment the version: the text does not change.
    if (draft?.isUnannounced) writeDraft(deviceDrafts, key, { ...draft, isUnannounced: false });
  };
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) announce(query);
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') announce(event.query);
  });
}

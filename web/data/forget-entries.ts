import type { Query, QueryClient } from '@tanstack/react-query';
import { announce, watchAnnounced } from '../device/announce.ts';
import { pathOf } from './api/api.ts';
import { storeAnswersAgain } from './offline-cache.ts';
import { discardRequested } from './write-reflections.ts';

const reflectionsPath = pathOf('listReflections');

/** An imported entry is in no window. The window stays in memory, because the user may be writing in it. */
const mayHaveEntries = ({ queryKey: [path] }: Query) =>
  String(path).startsWith(reflectionsPath) && path !== pathOf('getCurrentWindow');

/**
 * Remove all lists of reflections from memory and from the offline cache, because they may contain entries of a removed
 * import. Fetch those on the screen again.
 */
export async function forgetEntries(client: QueryClient): Promise<void> {
  discardRequested(client, 'all');
  // The lists lose their data before the next line stores again what is in memory.
  void client.resetQueries({ predicate: mayHaveEntries });
  const stored = storeAnswersAgain(client, reflectionsPath);
  void client.invalidateQueries();
  await stored;
}

const announcementKey = (owner: string) => `inward-import-removed:${encodeURIComponent(owner)}`;

/** Let the user's other tabs know that an import was removed. `owner` is the user's uid. */
export const announceRemoval = (owner: string): void => announce(announcementKey(owner));

/** When another tab has removed an import, forget the entries in this tab, too. Return a stop function. */
export const watchRemovals = (client: QueryClient, owner: string): (() => void) =>
  watchAnnounced(announcementKey(owner), () => void forgetEntries(client));

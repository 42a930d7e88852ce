import { withTimeout } from '../../data/with-timeout.ts';
import { secondCopy } from '../../device/second-copy.ts';
import { storage } from '../../device/storage.ts';
import { keepHere } from './device-drafts.ts';
import { parseDraft, personPrefix, readDraft } from './draft-store.ts';
import { heldDrafts } from './held-drafts.ts';

const limitMs = 2_000;

async function restoreOne(key: string): Promise<void> {
  const text = (await secondCopy.get(key)) ?? null;
  const copy = parseDraft(text);
  const held = readDraft(heldDrafts, key);
  if (text === null || copy === null || (held !== null && held.version >= copy.version)) return;
  keepHere(key, text);
  // Another tab may have handed it in a moment ago: its second copy was then about to go as well.
  if ((await secondCopy.get(key)) === undefined) storage.remove(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

async function restore(uid: string): Promise<void> {
  for (const key of await secondCopy.keys(personPrefix(uid))) await restoreOne(String(key));
}

const restoring = new Map<string, Promise<void>>();

/**
 * Puts back a person's drafts that went with a killed browser, once for each start of the page. Resolves when they are
 * there, or when the device does not answer: then it holds what it holds.
 */
export function restoredDrafts(uid: string): Promise<void> {
  const known = restoring.get(uid);
  if (known) return known;
  const begun = withTimeout(limitMs, () => restore(uid)).catch(() => undefined);
  restoring.set(uid, begun);
  return begun;
}

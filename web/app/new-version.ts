import { ownPath } from '../device/base-path.ts';
import { hasDraftsOnlyInMemory } from '../features/drafts/draft-storage.ts';
import { currentToasts, toast } from '../ui/toast/toast.ts';

const checkEveryMs = 3_000;
const shownMs = 30_000;

/**
 * Return whether the page can be reloaded without disturbing the user: no writing screen, dialog or toast is open, and
 * all drafts are stored.
 */
function isGoodMoment(): boolean {
  const isWriting = ownPath().startsWith('/reflect');
  const isInDialog = document.querySelector('dialog') !== null;
  return !isWriting && !isInDialog && !hasDraftsOnlyInMemory() && !currentToasts().some(({ open }) => open);
}

/** Offer a newer version in a toast, once `isGoodMoment` is true. Reload only if the user taps the toast. */
export function offerNewVersion(takeOver: () => void): void {
  const timer = setInterval(() => {
    if (!isGoodMoment()) return;
    clearInterval(timer);
    toast({
      title: 'A new version is ready',
      description: 'It opens with a tap, or by itself next time.',
      durationMs: shownMs,
      action: {
        label: 'Update',
        // Offer the version again later if a draft exists only in memory, because a reload would lose the draft.
        onSelect: () => (hasDraftsOnlyInMemory() ? offerNewVersion(takeOver) : takeOver()),
      },
    });
  }, checkEveryMs);
}

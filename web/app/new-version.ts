import { hasDraftsOnlyInMemory } from '../features/drafts/draft-storage.ts';
import { currentToasts, toast } from '../ui/toast.ts';

const lookEveryMs = 3_000;
const shownMs = 30_000;

/** Nobody is writing or asked something, nothing is on this page alone, and no other message is being read. */
function isGoodMoment(): boolean {
  const isWriting = window.location.pathname.startsWith('/reflect');
  const isAsked = document.querySelector('dialog') !== null;
  return !isWriting && !isAsked && !hasDraftsOnlyInMemory() && !currentToasts().some(({ open }) => open);
}

/** Says once, at a good moment, that a newer version is there. The page is reloaded only by the person's tap. */
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
        // A moment later there may be words: then it is offered again.
        onSelect: () => (hasDraftsOnlyInMemory() ? offerNewVersion(takeOver) : takeOver()),
      },
    });
  }, lookEveryMs);
}

import type { QueryClient } from '@tanstack/react-query';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { TOAST_UNDO_MS } from '../../../core/domain/limits.ts';
import { currentToasts, dismissToast, subscribeToToasts, toast } from '../../ui/toast/toast.ts';
import { putPending, removePending } from './pending-deletions.ts';
import { sendDeletions } from './send-deletions.ts';

/** Longer than the toast with the offer stays open, even if the pointer or the focus keeps it open. */
const heldMs = 3_600_000;

function whatStays({ availableUntil, importedFrom }: Reflection): string {
  if (importedFrom) return 'It counted for no streak.';
  const isOpen = Date.now() < Date.parse(availableUntil);
  return `Your streak keeps the day.${isOpen ? ' Nothing new can be written in this window.' : ''}`;
}

/** The id of the toast with the latest offer to undo. */
let offer: string | undefined;

/** End the offer to undo when the user leaves the screen. This sends the deletion to the server. */
export function endUndoOffer(): void {
  if (offer !== undefined) dismissToast(offer);
}

/**
 * Hide a reflection and offer to undo its deletion for ten seconds. When the offer ends or the page is hidden, send the
 * deletion to the server. Without a network, it is sent later, even after a restart of the browser.
 */
export function deleteWithUndo(
  client: QueryClient,
  uid: string,
  reflection: Reflection,
  options: { readonly takesFocus: boolean },
): void {
  const { id, revision, type, availableFrom, availableUntil } = reflection;
  const pending = { id, revision, type, availableFrom, availableUntil };
  if (!putPending(uid, { ...pending, heldUntilMs: Date.now() + heldMs })) {
    toast({ title: 'Not deleted', description: 'This device cannot store anything just now.', variant: 'destructive' });
    return;
  }
  const undo = () => {
    stop();
    removePending(uid, id);
  };
  const shown = toast({
    title: 'Deleted',
    description: whatStays(reflection),
    durationMs: TOAST_UNDO_MS,
    action: { label: 'Undo', onSelect: undo },
    takesFocus: options.takesFocus,
  });
  const endOffer = () => {
    if (currentToasts().some((each) => each.id === shown && each.open)) return;
    stop();
    putPending(uid, { ...pending, heldUntilMs: 0 });
    void sendDeletions(client, uid);
    if (navigator.onLine) return;
    toast({ title: 'Deleted on this device', description: 'Your journal follows as soon as you are online.' });
  };
  const endWhenHidden = () => {
    if (document.visibilityState === 'hidden') dismissToast(shown);
  };
  offer = shown;
  const unsubscribe = subscribeToToasts(endOffer);
  document.addEventListener('visibilitychange', endWhenHidden);
  const stop = () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', endWhenHidden);
  };
}

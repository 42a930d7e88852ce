import type { QueryClient } from '@tanstack/react-query';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { TOAST_UNDO_MS } from '../../../core/domain/limits.ts';
import { forgetReflection } from '../../data/write-reflections.ts';
import { holdInTab } from '../../device/one-tab.ts';
import { currentToasts, dismissToast, subscribeToToasts, toast } from '../../ui/toast/toast.ts';
import { isAlreadyDeleted, sayAlreadyDeleted } from './already-deleted.ts';
import { putPending, removePending } from './change-pending.ts';
import { OFFER_HELD_MS, offerLock, pendingDeletions, watchDeletions } from './pending-deletions.ts';
import { deletedTitle, sendDeletions } from './send-deletions.ts';

/** The longest time for which the deletion can be undone. The toast pauses while it has the pointer or the focus. */
const longestOfferMs = 50_000;
/** How long the offer to undo lasts while the page is hidden, because the toast's own timer is paused then. */
const heldHiddenMs = TOAST_UNDO_MS;

type Offer = {
  readonly isOver: () => boolean;
  /** Show the toast again, because the deletion that was offered instead of this one was undone. */
  readonly showAgain: () => void;
  /** End this offer, and those that it covers, so that their deletions may be sent. */
  readonly makeDue: () => void;
  readonly end: () => Promise<void>;
};

/** The offer whose toast is shown. It covers the offers of the deletions before, because there is only one toast. */
let shownOffer: Offer | null = null;

/** End the offers to undo before a sign-out. Resolve when the deletions have been sent or have failed for now. */
export const endUndoOffer = async (): Promise<void> => shownOffer?.end();

let restoredId: string | null = null;

/** Whether the user has just undone the deletion of this reflection. The reflection's card then takes the focus. */
export const isJustRestored = (id: string): boolean => id === restoredId;

/**
 * Hide a reflection and offer to undo the deletion for ten seconds on all screens. Then send the deletion to the
 * server. Closing the page ends the offer at once; hiding the page ends it after ten seconds. Without a network, the
 * deletion is sent later, even after a restart of the browser. If the page is killed, the next start sends it. An update
 * of the reflection, in any tab, ends the deletion. If another device has deleted the reflection before, say so instead
 * of the offer, because Undo cannot bring it back. While one deletion is offered, the one before waits: it is offered
 * again after Undo, and sent when this offer ends without Undo.
 */
export function deleteWithUndo(
  client: QueryClient,
  uid: string,
  reflection: Reflection,
  options: { readonly description: string; readonly takesFocus: boolean },
): void {
  const { id, revision, type, availableFrom, availableUntil, localDate, importedFrom } = reflection;
  const countedDay = importedFrom ? undefined : localDate;
  const isImported = importedFrom !== undefined;
  const pending = { id, revision, type, availableFrom, availableUntil, countedDay, isImported };
  let heldUntilMs = 0;
  let hasLock = false;
  let isOver = false;
  let isUndone = false;
  const hold = (ms: number) => {
    heldUntilMs = ms === 0 ? 0 : Date.now() + ms;
    return putPending(uid, { ...pending, heldUntilMs, hasLock });
  };
  if (!hold(OFFER_HELD_MS)) {
    toast({ title: 'Not deleted', description: 'This device cannot store anything just now.', variant: 'destructive' });
    return;
  }
  const release = holdInTab(offerLock(id), () => {
    hasLock = true;
    if (!isOver) putPending(uid, { ...pending, heldUntilMs, hasLock });
  });
  const covered = shownOffer;
  const undo = () => {
    stop();
    isUndone = true;
    restoredId = id;
    removePending(uid, id);
    if (covered && !covered.isOver()) covered.showAgain();
    // Another device may have deleted the reflection while the offer was shown.
    void endIfGone();
    // The card is rendered and takes the focus before this timer runs, unless another screen is open.
    setTimeout(() => (restoredId = null));
  };
  let shown = '';
  let isShowing = false;
  let latest: ReturnType<typeof setTimeout> | undefined;
  const show = (description: string) => {
    shownOffer = own;
    clearTimeout(latest);
    latest = setTimeout(() => void end(), longestOfferMs);
    isShowing = true;
    shown = toast({
      title: deletedTitle,
      description,
      durationMs: TOAST_UNDO_MS,
      action: { label: 'Undo', onSelect: undo },
      takesFocus: options.takesFocus,
    });
    isShowing = false;
  };
  const showAgain = () => {
    hold(OFFER_HELD_MS);
    show(`One more was deleted before it. ${options.description}`);
  };
  const makeDue = () => {
    stop();
    hold(0);
    covered?.makeDue();
  };
  const end = (run?: (work: () => Promise<void>) => Promise<void>) => {
    makeDue();
    dismissToast(shown);
    return sendDeletions(client, uid, run);
  };
  const own: Offer = { isOver: () => isOver, showAgain, makeDue, end: () => end() };
  // Without a network, say at once that the deletion is not in the journal yet, and not again at the end.
  const isOnlineAtFirst = navigator.onLine;
  const later = 'Your journal follows as soon as you are online.';
  const order = covered ? ' Undo brings it back first, then the one before.' : '';
  show(`${options.description}${order}${isOnlineAtFirst ? '' : ` ${later}`}`);
  const endWithToast = () => {
    // The toast reports itself before its id is known.
    if (isShowing || shownOffer !== own || currentToasts().some((each) => each.id === shown && each.open)) return;
    void end();
    if (navigator.onLine || !isOnlineAtFirst) return;
    toast({ title: 'Deleted on this device', description: later });
  };
  let endHidden: ReturnType<typeof setTimeout> | undefined;
  const followVisibility = () => {
    clearTimeout(endHidden);
    if (document.visibilityState === 'hidden') {
      hold(heldHiddenMs);
      endHidden = setTimeout(() => void end(), heldHiddenMs);
    } else if (Date.now() < heldUntilMs) hold(OFFER_HELD_MS);
    // The timer has not run because the page was frozen. Another tab may have sent the deletion meanwhile.
    else void end();
  };
  const endClosed = () => void end((work) => work());
  const endWithUpdate = () => {
    const isPending = pendingDeletions(uid).some((each) => each.id === id);
    // After that time, another tab may have sent the deletion.
    if (isPending || Date.now() >= heldUntilMs) return;
    stop();
    dismissToast(shown);
    void import('./say-not-deleted.ts').then(({ sayChanged }) => sayChanged());
  };
  const unsubscribe = subscribeToToasts(endWithToast);
  const stopWatching = watchDeletions(endWithUpdate);
  document.addEventListener('visibilitychange', followVisibility);
  window.addEventListener('pagehide', endClosed);
  const stop = () => {
    isOver = true;
    release();
    clearTimeout(endHidden);
    clearTimeout(latest);
    unsubscribe();
    stopWatching();
    document.removeEventListener('visibilitychange', followVisibility);
    window.removeEventListener('pagehide', endClosed);
    if (shownOffer === own) shownOffer = null;
  };
  let hasSaid = false;
  const endIfGone = async () => {
    const isGone = await isAlreadyDeleted(uid, reflection);
    // Without Undo, the offer's end has sent the deletion, which may be why the reflection is gone.
    if (!isGone || hasSaid || (isOver && !isUndone)) return;
    hasSaid = true;
    void (isUndone ? forgetReflection(client, id) : end());
    sayAlreadyDeleted();
  };
  void endIfGone();
}

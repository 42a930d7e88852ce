import type { QueryClient } from '@tanstack/react-query';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { TOAST_UNDO_MS } from '../../../core/domain/limits.ts';
import { forgetReflection, updateCaches } from '../../data/write-reflections.ts';
import { holdInTab } from '../../device/one-tab.ts';
import { currentToasts, describeToast, dismissToast, subscribeToToasts, toast } from '../../ui/toast/toast.ts';
import { fetchStored, sayAlreadyDeleted } from './already-deleted.ts';
import { putPending, removePending } from './change-pending.ts';
import { OFFER_HELD_MS, offerLock, pendingDeletions, watchDeletions } from './pending-deletions.ts';
import { deletedTitle, sendDeletions, waitingTitle } from './send-deletions.ts';

/** The longest time for which the deletion can be undone. The toast pauses while it has the pointer or the focus. */
const longestOfferMs = 50_000;
/** How long the offer to undo lasts while the page is hidden, because the toast's own timer is paused then. */
const heldHiddenMs = TOAST_UNDO_MS;

type RunSend = Parameters<typeof sendDeletions>[2];

type Offer = {
  /** Show the toast of this deletion, which is the latest that can be undone. */
  readonly show: () => void;
  /** Let the toast of a later deletion take the place of this one. That toast then decides when both offers end. */
  readonly cover: () => void;
  /** Keep other tabs from sending the deletion for `ms`. Return whether that was stored. */
  readonly hold: (ms: number) => boolean;
  /** Stop following events. The deletion is neither sent nor undone. */
  readonly stop: () => void;
  /** Dismiss the toast of this deletion, and send all deletions whose offers have ended. */
  readonly send: (run?: RunSend) => Promise<void>;
};

/** The deletions that can be undone, the latest last. The only toast shows the latest one. */
let offers: readonly Offer[] = [];

const latestOffer = () => offers[offers.length - 1];

/** End all offers, and send their deletions. Resolve when the deletions have been sent or have failed for now. */
async function endOffers(run?: RunSend): Promise<void> {
  const latest = latestOffer();
  const ended = offers;
  offers = [];
  for (const each of ended) {
    each.stop();
    each.hold(0);
  }
  await latest?.send(run);
}

/** End the offers to undo before a sign-out. Resolve when the deletions have been sent or have failed for now. */
export const endUndoOffer = (): Promise<void> => endOffers();

let restoredId: string | null = null;

/**
 * Return whether the user has just undone the deletion of this reflection. The reflection's card then takes the focus.
 */
export const isJustRestored = (id: string): boolean => id === restoredId;

/**
 * Hide a reflection and offer to undo the deletion for ten seconds on all screens. Then send the deletion to the
 * server. Closing the page ends the offer at once; hiding the page ends it after ten seconds. Without a network, the
 * deletion is sent later, even after a restart of the browser. If the page is killed, the next start sends it. An update
 * of the reflection, in any tab, ends the deletion. If another device has deleted the reflection before, say so instead
 * of the offer, because Undo cannot bring it back. Undo of the latest deletion offers the one before again. Without
 * Undo, all are sent together.
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
  const pending = { id, revision, type, availableFrom, availableUntil, localDate, countedDay, isImported };
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
  const isLatest = () => latestOffer() === own;
  /** Take this deletion from those that can be undone, and show the one before. */
  const leave = () => {
    const wasLatest = isLatest();
    stop();
    offers = offers.filter((each) => each !== own);
    if (wasLatest) latestOffer()?.show();
  };
  /** Say why this deletion has ended, unless the toast offers to undo another one. */
  const say = (show: () => void) => {
    if (offers.length > 0) return;
    dismissToast(shown);
    show();
  };
  const undo = () => {
    isUndone = true;
    restoredId = id;
    leave();
    removePending(uid, id);
    // Another device may have deleted or changed the reflection while the offer was shown.
    void lookAgain();
    // The card is rendered and takes the focus before this timer runs, unless another screen is open.
    setTimeout(() => (restoredId = null));
  };
  // Without a network, say at once that the deletion is not in the journal yet, and not again at the end.
  let isSaidToWait = !navigator.onLine;
  const later = 'Your journal follows as soon as you are online.';
  const order = offers.length > 0 ? 'Undo brings this one back first, then the one before.' : null;
  const describe = () => [options.description, order, isSaidToWait ? later : null].filter(Boolean).join(' ');
  let description = describe();
  let shown = '';
  let isShowing = false;
  let latest: ReturnType<typeof setTimeout> | undefined;
  let endHidden: ReturnType<typeof setTimeout> | undefined;
  const cover = () => {
    clearTimeout(latest);
    clearTimeout(endHidden);
  };
  const show = () => {
    for (const each of offers) each.hold(OFFER_HELD_MS);
    latest = setTimeout(() => void endOffers(), longestOfferMs);
    isShowing = true;
    shown = toast({
      title: deletedTitle,
      description,
      durationMs: TOAST_UNDO_MS,
      action: { label: 'Undo', onSelect: undo },
      takesFocus: options.takesFocus,
    });
    isShowing = false;
    description = 'The one before is still deleted. Undo brings it back, too.';
  };
  const send = (run?: RunSend) => {
    dismissToast(shown);
    return sendDeletions(client, uid, run);
  };
  const endWithToast = () => {
    // The toast reports itself before its id is known.
    if (isShowing || !isLatest() || currentToasts().some((each) => each.id === shown && each.open)) return;
    void endOffers();
    if (navigator.onLine || isSaidToWait) return;
    toast({ title: waitingTitle, description: later });
  };
  const followVisibility = () => {
    if (!isLatest()) return;
    clearTimeout(endHidden);
    const holdAll = (ms: number) => {
      for (const each of offers) each.hold(ms);
    };
    if (document.visibilityState === 'hidden') {
      holdAll(heldHiddenMs);
      endHidden = setTimeout(() => void endOffers(), heldHiddenMs);
    } else if (Date.now() < heldUntilMs) holdAll(OFFER_HELD_MS);
    // The timer has not run because the page was frozen. Another tab may have sent the deletion meanwhile.
    else void endOffers();
  };
  const endClosed = () => {
    if (isLatest()) void endOffers((work) => work());
  };
  const endWithUpdate = () => {
    const isPending = pendingDeletions(uid).some((each) => each.id === id);
    // After that time, another tab may have sent the deletion.
    if (isPending || Date.now() >= heldUntilMs) return;
    leave();
    say(() => void import('./say-not-deleted.ts').then(({ sayChanged }) => sayChanged()));
  };
  const sayOnline = () => {
    isSaidToWait = false;
    describeToast(first, describe());
  };
  const unsubscribe = subscribeToToasts(endWithToast);
  const stopWatching = watchDeletions(endWithUpdate);
  document.addEventListener('visibilitychange', followVisibility);
  window.addEventListener('pagehide', endClosed);
  window.addEventListener('online', sayOnline);
  const stop = () => {
    isOver = true;
    cover();
    release();
    unsubscribe();
    stopWatching();
    document.removeEventListener('visibilitychange', followVisibility);
    window.removeEventListener('pagehide', endClosed);
    window.removeEventListener('online', sayOnline);
  };
  let hasSaid = false;
  const lookAgain = async () => {
    const stored = await fetchStored(uid, reflection);
    if (stored && stored.revision > revision && isUndone) await updateCaches(client, stored);
    // Without Undo, the offer's end has sent the deletion, which may be why the reflection is gone.
    if (stored !== null || hasSaid || (isOver && !isUndone)) return;
    hasSaid = true;
    if (isUndone) void forgetReflection(client, id);
    else {
      leave();
      hold(0);
      void sendDeletions(client, uid);
    }
    say(sayAlreadyDeleted);
  };
  const own: Offer = { show, cover, hold, stop, send };
  latestOffer()?.cover();
  offers = [...offers, own];
  show();
  const first = shown;
  void lookAgain();
}

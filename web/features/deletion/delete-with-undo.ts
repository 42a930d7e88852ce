import type { QueryClient } from '@tanstack/react-query';
import type { Reflection } from '../../../core/contract/reflection.ts';
import type { Summary } from '../../../core/contract/summaries.ts';
import { dayAt } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { SUMMARY_REFLECTIONS_MIN, TOAST_UNDO_MS } from '../../../core/domain/limits.ts';
import { pathOf } from '../../data/api/api.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import { currentToasts, dismissToast, subscribeToToasts, toast } from '../../ui/toast/toast.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';
import { putPending, removePending } from './pending-deletions.ts';
import { deletedTitle, sendDeletions } from './send-deletions.ts';

/** The maximum time of an offer to undo. Its toast stays longer than usual while it has the pointer or the focus. */
const longestOfferMs = 50_000;
/**
 * For this long, no other tab sends the deletion; `heldHiddenMs` while the page is hidden. If this tab is killed, another
 * tab sends the deletion after that.
 */
const heldMs = 60_000;
/** How long the offer to undo lasts while the page is hidden. The toast's own timer is paused in that time. */
const heldHiddenMs = TOAST_UNDO_MS;

/** Return the sentence about the summary of the reflection's week; '' if the week has no summary. */
function ofSummary(client: QueryClient, { localDate }: Reflection): string {
  const week = weekStartOf(localDate);
  const lists = client
    .getQueriesData<Summary[]>({ queryKey: [pathOf('listSummaries')] })
    .flatMap(([, list]) => (list ? [list] : []));
  const summary = lists.flat().find(({ weekStart }) => weekStart === week);
  if (summary) {
    const isRewritten = summary.reflectionCount > SUMMARY_REFLECTIONS_MIN;
    return isRewritten ? ' The summary of its week is written again.' : ' The summary of its week goes, too.';
  }
  // If no list of summaries is loaded, a past week may have a summary.
  const isUnknown = lists.length === 0 && week < weekStartOf(dayAt(serverClockMs(), effectiveTimezoneOffset()));
  return isUnknown ? ' If its week has a summary, it changes, too.' : '';
}

function whatStays(client: QueryClient, reflection: Reflection): string {
  const { availableUntil, importedFrom } = reflection;
  const isOpen = importedFrom === undefined && Date.now() < Date.parse(availableUntil);
  const streak = importedFrom ? 'It counted for no streak.' : 'Your streak keeps the day.';
  return `${streak}${isOpen ? ' Nothing new can be written in this window.' : ''}${ofSummary(client, reflection)}`;
}

/** Ends the latest offer to undo; null if there is no offer. */
let endOffer: (() => Promise<void>) | null = null;

/** End the offer to undo because its user signs out. Resolve when the deletion was sent, or cannot be sent now. */
export const endUndoOffer = async (): Promise<void> => endOffer?.();

let restoredId: string | null = null;

/** Whether the user has just undone the deletion of this reflection. If so, the reflection's card takes the focus. */
export const isJustRestored = (id: string): boolean => id === restoredId;

/**
 * Hide a reflection. For ten seconds, offer on all screens to undo the deletion. When the offer ends, send the deletion
 * to the server. The offer ends at once when the page is closed, and after ten seconds when the page is hidden. Without
 * a network, or if the page is killed, the deletion is sent later, even after a restart of the browser.
 */
export function deleteWithUndo(
  client: QueryClient,
  uid: string,
  reflection: Reflection,
  options: { readonly takesFocus: boolean },
): void {
  const { id, revision, type, availableFrom, availableUntil } = reflection;
  const pending = { id, revision, type, availableFrom, availableUntil };
  let heldUntilMs = 0;
  const hold = (ms: number) => {
    heldUntilMs = ms === 0 ? 0 : Date.now() + ms;
    return putPending(uid, { ...pending, heldUntilMs });
  };
  if (!hold(heldMs)) {
    toast({ title: 'Not deleted', description: 'This device cannot store anything just now.', variant: 'destructive' });
    return;
  }
  const undo = () => {
    stop();
    restoredId = id;
    removePending(uid, id);
    // Before this timer runs, the card is rendered and takes the focus, unless another screen is open.
    setTimeout(() => (restoredId = null));
  };
  const shown = toast({
    title: deletedTitle,
    description: whatStays(client, reflection),
    durationMs: TOAST_UNDO_MS,
    action: { label: 'Undo', onSelect: undo },
    takesFocus: options.takesFocus,
  });
  const end = (run?: (work: () => Promise<void>) => Promise<void>) => {
    stop();
    dismissToast(shown);
    hold(0);
    return sendDeletions(client, uid, run);
  };
  const endWithToast = () => {
    if (currentToasts().some((each) => each.id === shown && each.open)) return;
    void end();
    if (navigator.onLine) return;
    toast({ title: 'Deleted on this device', description: 'Your journal follows as soon as you are online.' });
  };
  const latest = setTimeout(() => void end(), longestOfferMs);
  let endHidden: ReturnType<typeof setTimeout> | undefined;
  const followVisibility = () => {
    clearTimeout(endHidden);
    if (document.visibilityState === 'hidden') {
      hold(heldHiddenMs);
      endHidden = setTimeout(() => void end(), heldHiddenMs);
    } else if (Date.now() < heldUntilMs) hold(heldMs);
    // The page was frozen, so the timer has not run. Another tab may have sent the deletion meanwhile.
    else void end();
  };
  const endClosed = () => void end((work) => work());
  const unsubscribe = subscribeToToasts(endWithToast);
  document.addEventListener('visibilitychange', followVisibility);
  window.addEventListener('pagehide', endClosed);
  const stop = () => {
    clearTimeout(endHidden);
    clearTimeout(latest);
    unsubscribe();
    document.removeEventListener('visibilitychange', followVisibility);
    window.removeEventListener('pagehide', endClosed);
    if (endOffer === endOwn) endOffer = null;
  };
  const endOwn = () => end();
  endOffer = endOwn;
}

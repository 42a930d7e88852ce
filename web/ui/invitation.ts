import { currentToasts, dismissToast, subscribeToToasts, type ToastRequest, toast } from './toast.ts';

const { documentElement } = document;

/**
 * Shows a notification that can wait. It never stands over a dialog or takes the place of other words: it goes when a
 * dialog opens, and comes again with all its time when the last one has closed. `isMeant` is asked before each time.
 */
export function invite(request: ToastRequest, isMeant: () => boolean): void {
  let shown: string | null = null;
  const look = () => {
    const open = currentToasts().find((each) => each.open);
    const isOver = shown !== null && open?.id !== shown;
    if (isOver || !isMeant()) return end();
    if (documentElement.hasAttribute('data-dialog')) {
      const own = shown;
      shown = null;
      if (own !== null) dismissToast(own);
    } else if (!open) shown = toast(request);
  };
  const dialogs = new MutationObserver(look);
  const unsubscribe = subscribeToToasts(look);
  const end = () => {
    dialogs.disconnect();
    unsubscribe();
  };
  dialogs.observe(documentElement, { attributes: true, attributeFilter: ['data-dialog'] });
  look();
}

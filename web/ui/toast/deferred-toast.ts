import { currentToasts, dismissToast, subscribeToToasts, type ToastRequest, toast } from './toast.ts';

const { documentElement } = document;

/**
 * Show a toast that can wait: it neither covers a dialog nor replaces another toast. It hides when a dialog opens, and
 * returns for its full duration when the last dialog closes, if `isMeant` still returns true.
 */
export function showDeferredToast(request: ToastRequest, isMeant: () => boolean): void {
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

import { currentToasts, dismissToast, subscribeToToasts, type ToastRequest, toast } from './toast.ts';

const { documentElement } = document;

// wouter fires `pushState` and `replaceState` when it navigates.
const moves = ['popstate', 'pushState', 'replaceState'];

/**
 * Show a toast that can wait: it neither covers a dialog nor replaces another toast. It hides when a dialog opens, and
 * returns for its full duration when the last dialog closes, if `isMeant` still returns true. In the same way, it hides
 * on pages on which `isHere` returns false.
 */
export function showDeferredToast(request: ToastRequest, isMeant: () => boolean, isHere = () => true): void {
  let shown: string | null = null;
  const look = () => {
    const open = currentToasts().find((each) => each.open);
    if (shown !== null && open?.id !== shown) return end();
    if (documentElement.hasAttribute('data-dialog') || !isHere()) {
      const own = shown;
      shown = null;
      if (own !== null) dismissToast(own);
    } else if (shown !== null) return;
    else if (!isMeant()) end();
    else if (!open) shown = toast(request);
  };
  const dialogs = new MutationObserver(look);
  const unsubscribe = subscribeToToasts(look);
  const end = () => {
    dialogs.disconnect();
    unsubscribe();
    for (const move of moves) window.removeEventListener(move, look);
  };
  dialogs.observe(documentElement, { attributes: true, attributeFilter: ['data-dialog'] });
  for (const move of moves) window.addEventListener(move, look);
  look();
}

import { useEffect, useEffectEvent } from 'react';

/**
 * Identifies this page load in the history entries of open layers (dialogs and sheets). A reload closes all layers, so
 * the entries of earlier loads do not count.
 */
const thisLoad = performance.timeOrigin;

type LayerState = { open?: unknown; layer?: number } | null;

const openLoad = (): unknown => (history.state as LayerState)?.open;

/** Return the number of open layers that the current history entry records. */
const openLayers = (): number => (openLoad() === thisLoad ? ((history.state as LayerState)?.layer ?? 0) : 0);

/** True from the call of `history.back()` until its `popstate` event. No entry may be pushed meanwhile. */
let isSteppingBack = false;

/**
 * Scroll to the focused element if content that arrived above it has moved most of it below the window. The step back
 * has restored the scroll position, so the return of the focus to this element could not scroll.
 */
function showFocus(): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top + bottom > 2 * window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
}

function stepBack(): void {
  isSteppingBack = true;
  const onPop = () => {
    isSteppingBack = false;
    requestAnimationFrame(showFocus);
  };
  window.addEventListener('popstate', onPop, { once: true });
  history.back();
}

/**
 * Leave a history entry that a dialog pushed before the page was reloaded: otherwise the user's next step back would
 * have no visible effect.
 */
function dropEntryOfEarlierLoad(): void {
  const load = openLoad();
  if (load === undefined || load === thisLoad) return;
  history.replaceState(null, '');
  stepBack();
}

/**
 * Make the back button of the browser and of Android close an open layer instead of leaving the page: push a history
 * entry when the layer opens, and step back from it when the layer closes. Without `onClose`, the back button does
 * nothing.
 */
export function useBackCloses(open: boolean, onClose?: () => void): void {
  const closeOr = useEffectEvent((stay: () => void) => (onClose ?? stay)());
  useEffect(dropEntryOfEarlierLoad, []);
  useEffect(() => {
    if (!open) return;
    let layer = 0;
    const push = () => {
      layer = openLayers() + 1;
      history.pushState({ ...(history.state as object | null), open: thisLoad, layer }, '');
    };
    const onPop = () => {
      if (layer === 0) push();
      else if (openLayers() < layer) closeOr(push);
    };
    if (!isSteppingBack) push();
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      if (layer > 0 && openLayers() === layer) stepBack();
    };
  }, [open]);
}

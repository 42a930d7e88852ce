import { useEffect, useEffectEvent } from 'react';

/** Marks an entry of the history that stands for something open. After a reload nothing is, so the mark is the load's. */
const thisLoad = performance.timeOrigin;

const openLoad = (): unknown => (history.state as { open?: unknown } | null)?.open;

/** A step back is taken later than it is asked for; until then nothing may be pushed. */
let isSteppingBack = false;

function stepBack(): void {
  isSteppingBack = true;
  window.addEventListener('popstate', () => (isSteppingBack = false), { once: true });
  history.back();
}

/** An entry that a reload left behind would make the next step back do nothing. */
function dropEntryOfEarlierLoad(): void {
  const load = openLoad();
  if (load === undefined || load === thisLoad) return;
  history.replaceState(null, '');
  stepBack();
}

/**
 * Lets the browser's and Android's back button close what is open instead of leaving the page: an entry of the history
 * stands for it while it is open, and is taken away again however it closes. Without `onClose` the button does nothing.
 */
export function useBackCloses(open: boolean, onClose?: () => void): void {
  const closeOr = useEffectEvent((stay: () => void) => (onClose ?? stay)());
  useEffect(dropEntryOfEarlierLoad, []);
  useEffect(() => {
    if (!open) return;
    let isPushed = false;
    const push = () => {
      history.pushState({ ...(history.state as object | null), open: thisLoad }, '');
      isPushed = true;
    };
    const onPop = () => {
      if (!isPushed) push();
      else if (openLoad() !== thisLoad) closeOr(push);
    };
    if (!isSteppingBack) push();
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      if (isPushed && openLoad() === thisLoad) stepBack();
    };
  }, [open]);
}

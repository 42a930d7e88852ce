import { useEffect } from 'react';
import { useLocation } from 'wouter';

const waitAtMostMs = 10_000;

/**
 * Scroll to the heading that the URL's fragment names, and focus it. Wait until the heading exists, because cards
 * appear only after their data are loaded.
 */
export function useFocusAnchor(): void {
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path can have a new fragment.
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id === '') return;
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const event of ['pointerdown', 'keydown', 'wheel']) document.removeEventListener(event, stop);
    };
    const arrive = () => {
      const heading = document.getElementById(id);
      if (!heading) return;
      stop();
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      heading.scrollIntoView();
    };
    const observer = new MutationObserver(arrive);
    const timer = setTimeout(stop, waitAtMostMs);
    observer.observe(document.body, { childList: true, subtree: true });
    // Do not scroll away from users who have begun to read somewhere else.
    for (const event of ['pointerdown', 'keydown', 'wheel']) document.addEventListener(event, stop, { passive: true });
    arrive();
    return stop;
  }, [path]);
}

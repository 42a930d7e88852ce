import { useEffect } from 'react';
import { noInputSince } from '../no-input-since.ts';

/** An element with this `data-place`, and how far its top is below the top of the window in px. */
type Place = { readonly id: string; readonly offset: number };

type EntryState = { place?: Place | null } | null;

const storedPlace = (): Place | null => (history.state as EntryState)?.place ?? null;

/** For how long to correct the position of the element after a return, in ms: heights above it may still change. */
const settleMs = 1_000;
/** How long after the last scroll event the place is stored. Browsers limit how often a page may store it. */
const restMs = 150;
/** The distance between the points at which an element is looked for. Every element is higher. */
const stepPx = 16;

/**
 * Whether the user has returned to the current history entry, has not clicked or turned the wheel since, and the entry
 * stores a place.
 */
let isReturning = storedPlace() !== null;
let isLatest = noInputSince();
/** The `performance.now()` from which the place counts as reached. */
let settledAtMs = Infinity;

function arrive(): void {
  isReturning = storedPlace() !== null;
  isLatest = noInputSince();
  settledAtMs = Infinity;
}

function stopReturning(): void {
  isReturning = false;
}

window.addEventListener('popstate', arrive, true);
for (const type of ['wheel', 'click']) window.addEventListener(type, stopReturning, { capture: true, passive: true });

/** Return the place to return to, or null. */
const duePlace = (): Place | null =>
  isReturning && isLatest() && performance.now() < settledAtMs ? storedPlace() : null;

/** Whether the page is about to scroll to the place that the user has left. A screen must not scroll elsewhere then. */
export const isReturningToPlace = (): boolean => duePlace() !== null;

/**
 * Return the place of the first element whose top is in the upper half of the window. If there is none, return the
 * place of the last element that covers this half. Do not ask every element for its position, because that would lay
 * out the elements that `content-visibility` skips.
 */
function placeInView(): Place | null {
  const left = document.querySelector('[data-place]')?.getBoundingClientRect().left;
  let covering: Place | null = null;
  if (left === undefined || window.scrollY <= 0) return null;
  for (let y = 0; y < window.innerHeight / 2; y += stepPx) {
    const element = document.elementFromPoint(left + stepPx, y)?.closest<HTMLElement>('[data-place]');
    if (!element) continue;
    const place = { id: element.dataset['place'] ?? '', offset: element.getBoundingClientRect().top };
    if (place.offset >= 0) return place;
    covering = place;
  }
  return covering;
}

function remember(): void {
  if (duePlace()) return;
  const place = placeInView();
  const { id, offset } = storedPlace() ?? {};
  if (place?.id === id && place?.offset === offset) return;
  history.replaceState({ ...(history.state as object | null), place }, '');
}

/** Scroll to the due place, if its element is on the page. */
function returnToPlace(): void {
  const place = duePlace();
  const element = place && document.querySelector(`[data-place="${place.id}"]`);
  if (!element) return;
  settledAtMs = Math.min(settledAtMs, performance.now() + settleMs);
  const { top, height } = element.getBoundingClientRect();
  // The element may have been expanded before and now be too short to reach the screen: then show its top.
  const offset = place.offset > -height ? place.offset : 0;
  window.scrollBy(0, top - offset);
}

/**
 * When the user returns to a history entry, scroll so that the element that was at the top of the window is at the same
 * position again. The browser itself restores only the scrolled distance in pixels, but heights outside the window are
 * estimated and data may arrive late. An element is found by its id in `data-place`.
 */
export function useReturnPlace(): void {
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(resting);
      resting = setTimeout(remember, restMs);
    };
    const observer = new ResizeObserver(returnToPlace);
    observer.observe(document.body);
    window.addEventListener('scroll', onScroll, { passive: true });
    // A click may lead to another history entry before the timer fires.
    window.addEventListener('click', remember, true);
    window.addEventListener('pagehide', remember);
    return () => {
      clearTimeout(resting);
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('click', remember, true);
      window.removeEventListener('pagehide', remember);
    };
  }, []);
}

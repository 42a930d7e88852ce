import { useEffect } from 'react';
import { isFocusOutOfView } from './is-focus-out-of-view.ts';
import { untouchedSince } from './untouched-since.ts';

/** The id of an element (its `data-place`), and the distance in px from the top of the window to the element's top. */
type Place = { readonly id: string; readonly offset: number };

type EntryState = { place?: Place | null } | null;

const storedPlace = (): Place | null => (history.state as EntryState)?.place ?? null;

/** How long the scroll position is corrected after a return, because heights above the element may still change. */
const settleMs = 1_000;
/** How long after the last scroll event the place is stored: browsers limit how often a page may change its history. */
const restMs = 150;
/** The vertical distance between the points at which elements are looked up: less than the height of any element. */
const stepPx = 16;

/** Whether the user has stepped back to a history entry with a stored place, and has not yet clicked. */
let isReturning = storedPlace() !== null;
let isUntouched = untouchedSince();
/** The time (`performance.now()`) from which the page no longer scrolls to the stored place. */
let settledAtMs = Infinity;
/** Whether the user has stepped through the history. After a reload, the browser decides where the focus is. */
let hasStepped = false;

function arrive(): void {
  hasStepped = true;
  isReturning = storedPlace() !== null;
  isUntouched = untouchedSince();
  settledAtMs = Infinity;
}

function stopReturning(): void {
  isReturning = false;
}

window.addEventListener('popstate', arrive, true);
// A screen reader may click without a press.
window.addEventListener('click', stopReturning, true);

/** Return the stored place while the page should still scroll to it, else null. */
const duePlace = (): Place | null =>
  isReturning && isUntouched() && performance.now() < settledAtMs ? storedPlace() : null;

/** Return whether the page will still scroll to the stored place. If it will, a screen must not scroll elsewhere. */
export const isReturningToPlace = (): boolean => duePlace() !== null;

/** Return the `data-place` of the element to which the page will still scroll, else null. */
export const returningPlaceId = (): string | null => duePlace()?.id ?? null;

/** Return the list that scrolls this element by itself, beside the rest of the page; null if the page scrolls it. */
function ownScroller(element: Element | null): Element | null {
  const list = element?.closest('[data-scrolls-alone]');
  return list && getComputedStyle(list).overflowY === 'auto' ? list : null;
}

/**
 * Return the place of the first element whose top is in the upper half of the window. If there is none, return the
 * place of the last element that covers this half. Find the elements at a few points of the window: reading the
 * position of every element would lay out the elements that `content-visibility` skips.
 */
function placeInView(): Place | null {
  const first = document.querySelector('[data-place]');
  let covering: Place | null = null;
  if (!first || (ownScroller(first)?.scrollTop ?? window.scrollY) <= 0) return null;
  const { left } = first.getBoundingClientRect();
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

/** Focus the entry, so that Tab, J and screen readers go on from it and not from the heading above the window. */
function focusEntry(entry: HTMLElement | null): void {
  if (!entry || !hasStepped || !isFocusOutOfView()) return;
  entry.tabIndex = -1;
  entry.focus({ preventScroll: true });
}

/** Scroll to the stored place, if its element is on the page, and focus its entry if the focus is out of view. */
function returnToPlace(): void {
  const place = duePlace();
  const element = place && document.querySelector<HTMLElement>(`[data-place="${place.id}"]`);
  if (!element) return;
  settledAtMs = Math.min(settledAtMs, performance.now() + settleMs);
  const { top, height } = element.getBoundingClientRect();
  // The element may be shorter now, for example because it was expanded before. If it would end above the window, show
  // its top.
  const offset = place.offset > -height ? place.offset : 0;
  (ownScroller(element) ?? window).scrollBy(0, top - offset);
  focusEntry(element.querySelector('article'));
}

/**
 * When the user returns to a history entry, scroll so that the first visible element is where it was. The browser only
 * restores the distance in pixels, but heights are estimated (`content-visibility`) and data may arrive late. Elements
 * are found by their `data-place`.
 */
export function useReturnPlace(): void {
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(resting);
      resting = setTimeout(remember, restMs);
    };
    const observer = new ResizeObserver(returnToPlace);
    for (const each of document.querySelectorAll('body, [data-scrolls-alone] > *')) observer.observe(each);
    // The event of an element that scrolls does not bubble.
    window.addEventListener('scroll', onScroll, { passive: true, capture: true });
    // A click may lead to another history entry before the timer fires.
    window.addEventListener('click', remember, true);
    window.addEventListener('pagehide', remember);
    return () => {
      clearTimeout(resting);
      observer.disconnect();
      window.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('click', remember, true);
      window.removeEventListener('pagehide', remember);
    };
  }, []);
}

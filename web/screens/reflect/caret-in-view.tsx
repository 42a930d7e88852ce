import { type RefObject, useEffect } from 'react';
import styles from './growing-text.module.css';

/** Measure whether the caret is in view when the user has not scrolled or typed for this time. */
const settleMs = 100;

type Props = {
  area: RefObject<HTMLTextAreaElement | null>;
  /** The hidden copy of the text: the browser does not tell where the caret of a text area is. */
  twin: RefObject<HTMLElement | null>;
};

/**
 * Show the line of the caret when an empty page opens, or one on which no line is in view. Then keep it in view when a
 * rotation, the keyboard or a resize changes the visible area, or when a notice above the text moves it. If the user has
 * scrolled away from the caret, leave the page where it is.
 */
export function CaretInView({ area, twin }: Props) {
  useEffect(() => {
    let isInView = false;
    /** Whether nobody has scrolled or typed since the page opened. */
    let isOpening = true;
    const openedText = area.current?.value;
    let textTop = -1;
    let timer = 0;
    let frame = 0;
    const line = () => (area.current && twin.current ? caretLine(area.current, twin.current) : null);
    const reveal = () => {
      const caret = line();
      if (caret) showLine(caret, scrollerOf(area.current));
    };
    const followText = () => {
      const top = area.current?.parentElement?.offsetTop ?? 0;
      const isMoved = top !== textTop;
      textTop = top;
      // The bar at the bottom must not cover an empty page's placeholder. A page with words opens at its top if it can.
      if (isMoved && area.current && (isInView || (isOpening && !(area.current.value && showsLine(area.current)))))
        reveal();
    };
    const measure = () => {
      // The text may have moved without a call of the observer yet.
      followText();
      const caret = line();
      isInView = caret !== null && area.current !== null && isShown(area.current, caret);
    };
    const measureSoon = () => {
      // The page may have been scrolled to its top when it opened.
      isOpening = isOpening && area.current?.value === openedText && !scrollerOf(area.current)?.scrollTop;
      clearTimeout(timer);
      timer = window.setTimeout(measure, settleMs);
    };
    // Wait for the listeners that set the height of the page.
    const onResize = () => {
      cancelAnimationFrame(frame);
      if (isInView) frame = requestAnimationFrame(reveal);
    };
    const listeners: [EventTarget | null, string, () => void][] = [
      [document, 'scroll', measureSoon],
      [document, 'selectionchange', measureSoon],
      [document, 'input', measureSoon],
      [window, 'resize', onResize],
      [window.visualViewport, 'resize', onResize],
    ];
    for (const [target, event, listener] of listeners) target?.addEventListener(event, listener, true);
    measure();
    // The page grows, or its text area shrinks, when a notice appears above the text.
    const observer = new ResizeObserver(followText);
    for (const part of [area.current?.parentElement, area.current?.parentElement?.parentElement])
      if (part) observer.observe(part);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const [target, event, listener] of listeners) target?.removeEventListener(event, listener, true);
    };
  }, [area, twin]);
  return null;
}

/** Return where the line of the caret is in the window, or null if the text area does not have the focus. */
function caretLine(area: HTMLTextAreaElement, twin: HTMLElement): DOMRect | null {
  const text = twin.firstChild;
  if (!(text instanceof Text) || document.activeElement !== area) return null;
  const { measured = '' } = styles;
  const range = document.createRange();
  const at = Math.min(area.selectionEnd, text.length - 1);
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  twin.classList.add(measured);
  const line = range.getBoundingClientRect();
  twin.classList.remove(measured);
  return line;
}

/** Return whether the line is inside the visible area and not below a bar. */
function isShown(area: HTMLTextAreaElement, { top, bottom }: DOMRect): boolean {
  return isShownAt(area, (top + bottom) / 2);
}

function isShownAt(area: HTMLTextAreaElement, y: number): boolean {
  return document.elementFromPoint(area.getBoundingClientRect().left + 1, y) === area;
}

/** Return whether at least one whole line of the text area is in view. */
function showsLine(area: HTMLTextAreaElement): boolean {
  const { top, bottom } = area.getBoundingClientRect();
  const height = Number.parseFloat(getComputedStyle(area).lineHeight);
  for (let y = top; y < Math.min(bottom, window.innerHeight); y += height)
    if (isShownAt(area, y + 2) && isShownAt(area, y + height - 2)) return true;
  return false;
}

/** Return what scrolls: the page, or in a low window the frame around it. */
function scrollerOf(area: HTMLTextAreaElement | null): HTMLElement | null {
  const page = area?.closest('main');
  return [page, page?.parentElement].find((each) => each && getComputedStyle(each).overflowY === 'auto') ?? null;
}

/** Scroll the line into view, as little as needed. */
function showLine({ top, bottom }: DOMRect, scroller: HTMLElement | null): void {
  if (!scroller) return;
  const seen = scroller.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(scroller).scrollPaddingBottom) || 0;
  scroller.scrollTop += Math.min(Math.max(0, bottom + padding - seen.bottom), top - seen.top);
}

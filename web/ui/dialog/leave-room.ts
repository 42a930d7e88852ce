const gapPx = 8;
const room = '--notification-room';

const hiddenPx = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight;

/** Return the outermost part of the dialog that can scroll: the dialog itself or, in a sheet, the content. */
const scrollerOf = (dialog: Element) =>
  [dialog, ...dialog.querySelectorAll('*')].find(
    (part) => hiddenPx(part) > 0 && /auto|scroll/.test(getComputedStyle(part).overflowY),
  );

/** Move a dialog back if it hides at least twice as much of its content as it would there. */
function moveBackIfCut(dialog: HTMLElement): void {
  const { style } = dialog;
  const roomBefore = style.getPropertyValue(room);
  const scroller = roomBefore === '' ? undefined : scrollerOf(dialog);
  if (!scroller) return;
  const { scrollTop } = scroller;
  const cutPx = hiddenPx(scroller);
  style.removeProperty(room);
  if (cutPx >= 2 * hiddenPx(scroller)) return;
  style.setProperty(room, roomBefore);
  // While the dialog was higher, the browser may have reduced the scroll position.
  scroller.scrollTop = scrollTop;
}

/**
 * Move a dialog down, below a notification that would cover it. When the notification closes, leave the dialog there: a
 * second move could put the wrong button under a finger. Move it back only if the width of the window changes, if the
 * notification took more than a third of the height, as with large text, or if the dialog scrolls mostly because of the
 * notification, as in a low window.
 */
export function leaveRoom(dialog: HTMLElement, region: Element): ResizeObserver {
  let takenPx = 0;
  let widthPx = window.innerWidth;
  const look = () => {
    if (widthPx !== window.innerWidth) {
      widthPx = window.innerWidth;
      takenPx = 0;
      dialog.style.removeProperty(room);
    }
    const { height } = region.getBoundingClientRect();
    if (height === 0) {
      if (takenPx > window.innerHeight / 3) dialog.style.removeProperty(room);
      else moveBackIfCut(dialog);
      return;
    }
    // Read the position from the CSS: the opening animation of the dialog moves the bounding rectangle of its content.
    const roomPx = Number.parseFloat(getComputedStyle(region).top) + height + gapPx;
    if (dialog.offsetTop >= roomPx) return;
    takenPx = roomPx;
    dialog.style.setProperty(room, `${roomPx}px`);
  };
  // Defer the change: in the observer's callback, it would trigger the observer again.
  const observer = new ResizeObserver(() => requestAnimationFrame(look));
  observer.observe(dialog);
  observer.observe(region);
  look();
  return observer;
}

/** Step between font sizes. Finer steps are not visible and would take more measurements. */
const STEP_PX = 0.25;

/**
 * Return the width in px to keep free in each line. It is 0 in browsers that balance lines. In other browsers, scaling
 * changes the width of text by fractions of a pixel, so the picture could break a line at another word than the preview
 * does.
 */
const spareWidthPx = () => (CSS.supports('text-wrap', 'balance') ? 0 : 3);

function holds(box: HTMLElement): boolean {
  const child = box.firstElementChild;
  if (!(child instanceof HTMLElement)) return true;
  // Client and offset sizes ignore transforms: a scaled preview has the same measurements as the card.
  const hasRoom = () => child.offsetHeight <= box.clientHeight && child.scrollWidth <= box.clientWidth;
  const sparePx = spareWidthPx();
  if (!hasRoom() || sparePx === 0) return hasRoom();
  child.style.borderRight = `${sparePx}px solid transparent`;
  const stillHasRoom = hasRoom();
  child.style.borderRight = '';
  return stillHasRoom;
}

function fits(box: HTMLElement, sizePx: number): boolean {
  box.style.fontSize = `${sizePx}px`;
  return holds(box);
}

/** Return the font size at which the child of a box would fill the box if its lines broke evenly. */
function filledSizePx(box: HTMLElement, sizePx: number): number {
  const child = box.firstElementChild;
  if (!(child instanceof HTMLElement) || child.offsetHeight === 0) return sizePx;
  return sizePx * Math.sqrt(box.clientHeight / child.offsetHeight);
}

/**
 * Set the largest font size at which the only child of the box fits. Return false if it fits at no size. Each size that
 * is tried costs a layout, so begin near the result instead of in the middle.
 */
function fitBox(box: HTMLElement, minPx: number, maxPx: number): boolean {
  if (fits(box, maxPx)) return true;
  let fitting = 0;
  let tooLarge = Math.round((maxPx - minPx) / STEP_PX);
  let next = Math.round((filledSizePx(box, maxPx) - minPx) / STEP_PX);
  for (let reach = 4; tooLarge - fitting > 1; reach *= 2) {
    const tried = Math.min(Math.max(next, fitting + 1), tooLarge - 1);
    if (fits(box, minPx + tried * STEP_PX)) {
      fitting = tried;
      next = tried + reach;
    } else {
      tooLarge = tried;
      next = tried - reach;
    }
    if (next <= fitting || next >= tooLarge) next = Math.floor((fitting + tooLarge) / 2);
  }
  return fits(box, minPx + fitting * STEP_PX);
}

function fitAll(boxes: readonly HTMLElement[]): boolean {
  let allFit = true;
  for (const box of boxes) {
    const [minPx = 10, maxPx = minPx] = (box.dataset['fit'] ?? '').split(' ').map(Number);
    if (!fitBox(box, minPx, maxPx)) allFit = false;
  }
  return allFit;
}

/**
 * Fit the text of every `data-fit="min max"` box of a card (font sizes in CSS px), in document order, because the size
 * of a title changes the room below it. Return false if a text does not fit at its smallest size.
 */
export function fitText(card: HTMLElement): boolean {
  const boxes = [...card.querySelectorAll<HTMLElement>('[data-fit]')];
  // Fitting a box may reduce the room of an earlier box. If so, fit all boxes again.
  return fitAll(boxes) && (boxes.every(holds) || fitAll(boxes));
}

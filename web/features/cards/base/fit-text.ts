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

/** Set the largest font size at which the only child of the box fits. Return false if it fits at no size. */
function fitBox(box: HTMLElement, minPx: number, maxPx: number): boolean {
  if (fits(box, maxPx)) return true;
  let fitting = 0;
  let tooLarge = Math.round((maxPx - minPx) / STEP_PX);
  while (tooLarge - fitting > 1) {
    const middle = Math.floor((fitting + tooLarge) / 2);
    if (fits(box, minPx + middle * STEP_PX)) fitting = middle;
    else tooLarge = middle;
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

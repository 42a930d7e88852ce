/** Type sizes are tried in steps of a quarter pixel: finer is not seen, and a search takes at most nine layouts. */
const STEP_PX = 0.25;

/**
 * How much narrower, px, a line must be able to get without the text needing more room. Browsers that do not balance
 * lines are also those that set letters at parts of a pixel which depend on the screen: there the picture, of another
 * scale, may break a line elsewhere than the preview.
 */
const spareWidthPx = () => (CSS.supports('text-wrap', 'balance') ? 0 : 3);

/** Whether the box's one child has room in it. */
function holds(box: HTMLElement): boolean {
  const child = box.firstElementChild;
  if (!(child instanceof HTMLElement)) return true;
  // Client and offset sizes do not know transforms, so a scaled preview measures the same as the card itself.
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

/** Sets the largest of the sizes at which the box's one child fits into it. False when it does not even at the least. */
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
 * Fits the type of every `data-fit="min max"` box of a card (sizes in CSS px), in document order, so that a title has
 * its size before the text below it is measured. False when some box is too small even for its least size.
 */
export function fitText(card: HTMLElement): boolean {
  const boxes = [...card.querySelectorAll<HTMLElement>('[data-fit]')];
  // A box may take room from one above it; that one is fitted anew, now beside type of the right size.
  return fitAll(boxes) && (boxes.every(holds) || fitAll(boxes));
}

import { holdTyping } from './hold-typing.ts';

const patienceMs = 5_000;

const find = () => document.querySelector<HTMLInputElement>('main input[type="search"]');

/**
 * Return the search box of the screen, or null if there is none or if it is hidden. History hides it until the latest
 * reflections are loaded.
 */
function findVisible(): HTMLInputElement | null {
  const box = find();
  return box && getComputedStyle(box).visibility !== 'hidden' ? box : null;
}
/** Return whether the screen has a search box, even if it is still hidden. */
export const hasSearchBox = (): boolean => find() !== null;

const isHistory = () => document.querySelector('[aria-label="List view"]') !== null;

function typeInto(field: HTMLInputElement | null, text: string): void {
  field?.focus();
  if (!field || text === '') return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Focus the search box of the screen. If the screen has none, first open history. Insert `typed` and everything that
 * the user types until the box has the focus. Give up after 5 s, or when the user does something other than typing.
 */
export async function focusSearch(navigate: (path: string) => void, typed: string): Promise<void> {
  if (!hasSearchBox() && isHistory()) return;
  const { text, isLatest, end } = holdTyping(typed);
  if (!hasSearchBox()) navigate('/history');
  const untilMs = Date.now() + patienceMs;
  while (isLatest() && !findVisible() && Date.now() < untilMs) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  end();
  if (isLatest()) typeInto(findVisible(), text());
}

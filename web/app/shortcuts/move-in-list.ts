import { isInWindow } from '../../ui/is-in-window.ts';
import { textInPane } from './text-in-pane.ts';

/**
 * Return the index of the first entry after the focused element, such as the date above it, or null if nothing in view
 * has the focus. A month's name sticks to the top while its entries scroll past: skip those above the window.
 */
function afterFocus(entries: readonly HTMLElement[], inView: number): number | null {
  const focused = document.activeElement;
  if (!focused?.matches('main *') || !isInWindow(focused)) return null;
  const isAfter = (entry: Element) => focused.compareDocumentPosition(entry) & Node.DOCUMENT_POSITION_FOLLOWING;
  const after = entries.findIndex(isAfter);
  return Math.max(after === -1 ? entries.length : after, inView);
}

/**
 * Focus the next or previous entry of the list. Count from the focused entry, else from the entry that is open in the
 * pane, else from another focused element in view. If there is none of them, focus the first entry in view.
 */
export function moveInList(step: 1 | -1): void {
  const entries = [...document.querySelectorAll<HTMLElement>('main li article')];
  const focused = entries.findIndex((entry) => entry.contains(document.activeElement));
  const at = focused === -1 ? entries.findIndex((entry) => textInPane(entry) !== null) : focused;
  const inView = entries.findIndex((entry) => entry.getBoundingClientRect().bottom > 0);
  const after = afterFocus(entries, inView);
  const fromFocus = after === null ? inView : step === 1 ? after : after - 1;
  const next = entries[at === -1 ? fromFocus : at + step];
  // If there is no next entry, focus the entry that is open in the pane, so that Tab reaches its buttons.
  const entry = next ?? (focused === -1 ? entries[at] : undefined);
  if (!entry) return;
  entry.tabIndex = -1;
  entry.focus({ preventScroll: true });
  const item = entry.closest('li');
  // If the entry is the first of its group, scroll to the heading of the group, such as the day.
  if (!item?.previousElementSibling) item?.parentElement?.previousElementSibling?.scrollIntoView({ block: 'nearest' });
  entry.scrollIntoView({ block: 'nearest' });
}

import { textInPane } from './text-in-pane.ts';

/**
 * Press "Read more" or "Expand" in the focused list entry. If its text is open in the pane beside the list, focus the
 * title there instead. If the entry has no such button, open its day if the date above it is a link. Return whether
 * there was one of them.
 */
export function toggleEntry(): boolean {
  const entry = document.activeElement;
  if (!entry?.matches('main li article')) return false;
  const title = textInPane(entry)?.closest('article')?.querySelector('h2');
  if (title) {
    title.focus();
    return true;
  }
  const control =
    entry.querySelector<HTMLElement>('[data-toggles-entry]') ??
    entry.closest('section')?.querySelector<HTMLElement>('[data-opens-day]');
  control?.click();
  return control != null;
}

/** Return the text of a list entry that is open in the pane beside the list; null if it is closed or open in the list. */
export function textInPane(entry: Element): HTMLElement | null {
  const id = entry.querySelector('[data-toggles-entry]')?.getAttribute('aria-controls');
  const text = id ? document.getElementById(id) : null;
  return entry.contains(text) ? null : text;
}

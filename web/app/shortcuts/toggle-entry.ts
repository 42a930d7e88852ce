/** Press "Read more" or "Expand" in the focused list entry. Return whether the entry has such a button. */
export function toggleEntry(): boolean {
  const entry = document.activeElement;
  const button = entry?.matches('main li article') ? entry.querySelector<HTMLElement>('[data-toggles-entry]') : null;
  button?.click();
  return button != null;
}

/** Press "Read more" or "Expand" of the list entry that has the focus. Return whether there was one to press. */
export function toggleEntry(): boolean {
  const entry = document.activeElement;
  const button = entry?.matches('main li article') ? entry.querySelector<HTMLElement>('[data-toggles-entry]') : null;
  button?.click();
  return button != null;
}

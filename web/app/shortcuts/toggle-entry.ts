/**
 * Press "Read more" or "Expand" in the focused list entry. If it has no such button, open its day if the date above it
 * is a link. Return whether there was one of them.
 */
export function toggleEntry(): boolean {
  const entry = document.activeElement;
  if (!entry?.matches('main li article')) return false;
  const control =
    entry.querySelector<HTMLElement>('[data-toggles-entry]') ??
    entry.closest('section')?.querySelector<HTMLElement>('[data-opens-day]');
  control?.click();
  return control != null;
}

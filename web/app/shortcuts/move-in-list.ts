/** Focus the next or the previous entry of the list on the screen; if no entry has the focus, the first one in view. */
export function moveInList(step: 1 | -1): void {
  const entries = [...document.querySelectorAll<HTMLElement>('main li article')];
  const at = entries.findIndex((entry) => entry.contains(document.activeElement));
  const inView = entries.findIndex((entry) => entry.getBoundingClientRect().bottom > 0);
  const entry = entries[at === -1 ? inView : at + step];
  if (!entry) return;
  entry.tabIndex = -1;
  entry.focus({ preventScroll: true });
  const item = entry.closest('li');
  // Show also the heading above the first entry of a list, such as its day.
  if (!item?.previousElementSibling) item?.parentElement?.previousElementSibling?.scrollIntoView({ block: 'nearest' });
  entry.scrollIntoView({ block: 'nearest' });
}

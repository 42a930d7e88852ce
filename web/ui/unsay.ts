import { currentToasts, dismissToast } from './toast.ts';

/** Closes what is still said under one of these titles: that a try has failed is history once there is another. */
export function unsay(...titles: readonly string[]): void {
  const said = currentToasts().find(({ open, title }) => open && titles.includes(title));
  if (said) dismissToast(said.id);
}

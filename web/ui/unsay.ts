import { currentToasts, dismissToast } from './toast.ts';

/** Dismiss an open toast with one of these titles: a failure is outdated once the next attempt starts. */
export function unsay(...titles: readonly string[]): void {
  const said = currentToasts().find(({ open, title }) => open && titles.includes(title));
  if (said) dismissToast(said.id);
}

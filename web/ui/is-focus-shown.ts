/**
 * Return whether the browser shows the focus ring, as after a key press. Return true if the browser does not know
 * `:focus-visible`, as Chromium before 86.
 */
export function isFocusShown(target: Element): boolean {
  try {
    return target.matches(':focus-visible');
  } catch {
    return true;
  }
}

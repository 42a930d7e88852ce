/** Return whether the key press is Ctrl or Cmd with Enter outside a dialog, and no control has used it. */
const isSubmitKey = ({ key, ctrlKey, metaKey, repeat, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  (ctrlKey || metaKey) &&
  !repeat &&
  !defaultPrevented &&
  !document.documentElement.hasAttribute('data-dialog');

/**
 * If Ctrl+Enter or Cmd+Enter is pressed outside the text of the writing page, pass it to the text, which submits it.
 * Return whether the key press was passed.
 */
export function passToWriting(event: KeyboardEvent): boolean {
  // Only the writing page has a text area. During a submit it is read-only.
  const text = document.querySelector('textarea');
  if (!text || text.readOnly || event.target === text || !isSubmitKey(event)) return false;
  event.preventDefault();
  const { key, ctrlKey, metaKey } = event;
  text.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true, cancelable: true }));
  return true;
}

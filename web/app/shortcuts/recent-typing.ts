const textFields = 'input:not([type="checkbox"]):not([type="radio"]):not([type="range"]), textarea, [contenteditable]';

/** Return whether the element is a text field. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(textFields) !== null;

/** A key press counts as typing only within this time after the last typed character. */
const pauseMs = 2_000;
/** A key press counts as typing only within this time after the last input event in a text field. */
const longestMs = 5_000;
let inputAtMs = Number.NEGATIVE_INFINITY;
let typedAtMs = Number.NEGATIVE_INFINITY;
let typedOnPath = '';

window.addEventListener(
  'input',
  ({ target, timeStamp }) => {
    if (!isTextField(target)) return;
    inputAtMs = typedAtMs = timeStamp;
    typedOnPath = window.location.pathname;
  },
  true,
);

const endTyping = () => {
  typedAtMs = Number.NEGATIVE_INFINITY;
};

// With these keys, the user leaves the field on purpose. In a text area, Enter without Ctrl or Cmd only begins a new
// line.
window.addEventListener(
  'keydown',
  ({ key, target, ctrlKey, metaKey }) => {
    const isSent = key === 'Enter' && (ctrlKey || metaKey || target instanceof HTMLInputElement);
    if (isSent || key === 'Escape' || key === 'Tab') endTyping();
  },
  true,
);
window.addEventListener('pointerdown', endTyping, true);
// So does the browser's Back to another page. A dialog that closes also goes back in the history, on the same page.
window.addEventListener('popstate', () => typedOnPath !== window.location.pathname && endTyping(), true);

/**
 * Return whether a key press continues a text that the user is typing, even if the text field is gone, for example
 * after a conflict between two tabs. This requires a character in the last 2 s and an input event in the last 5 s.
 */
export function continuesTyping({ key, repeat, timeStamp }: KeyboardEvent): boolean {
  if (timeStamp - typedAtMs >= pauseMs || timeStamp - inputAtMs >= longestMs) return false;
  if (!repeat && (key.length === 1 || key === 'Backspace')) typedAtMs = timeStamp;
  return true;
}

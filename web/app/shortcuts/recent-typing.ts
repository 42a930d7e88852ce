const textFields = 'input:not([type="checkbox"]):not([type="radio"]):not([type="range"]), textarea, [contenteditable]';

/** Whether the user types text into the element. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(textFields) !== null;

const pauseMs = 2_000;
/** The maximum time after the last input in which keys still belong to a text. */
const longestMs = 5_000;
let inputAtMs = Number.NEGATIVE_INFINITY;
let typedAtMs = Number.NEGATIVE_INFINITY;

window.addEventListener(
  'input',
  ({ target, timeStamp }) => {
    if (isTextField(target)) inputAtMs = typedAtMs = timeStamp;
  },
  true,
);

const endTyping = () => {
  typedAtMs = Number.NEGATIVE_INFINITY;
};

// With these keys, the user leaves a field on purpose. In a text area, Enter alone begins a line.
window.addEventListener(
  'keydown',
  ({ key, target, ctrlKey, metaKey }) => {
    const isSent = key === 'Enter' && (ctrlKey || metaKey || target instanceof HTMLInputElement);
    if (isSent || key === 'Escape' || key === 'Tab') endTyping();
  },
  true,
);
window.addEventListener('pointerdown', endTyping, true);

/**
 * Whether a key press belongs to a text: it comes less than 2 s after the last input into a text field, or after
 * another character of that text, but at most 5 s after the input. The field may have been removed in mid-sentence, e.g.
 * by a conflict between two tabs.
 */
export function continuesTyping({ key, repeat, timeStamp }: KeyboardEvent): boolean {
  if (timeStamp - typedAtMs >= pauseMs || timeStamp - inputAtMs >= longestMs) return false;
  if (!repeat && (key.length === 1 || key === 'Backspace')) typedAtMs = timeStamp;
  return true;
}

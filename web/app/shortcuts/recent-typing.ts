const textFields = 'input:not([type="checkbox"]):not([type="radio"]):not([type="range"]), textarea, [contenteditable]';

/** Whether the user types text into the element. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(textFields) !== null;

const pauseMs = 2_000;
let typedAtMs = Number.NEGATIVE_INFINITY;

window.addEventListener(
  'input',
  ({ target, timeStamp }) => {
    if (isTextField(target)) typedAtMs = timeStamp;
  },
  true,
);

const endTyping = () => {
  typedAtMs = Number.NEGATIVE_INFINITY;
};

// With these keys, the user leaves a field on purpose. In a text area, Enter begins a line.
window.addEventListener(
  'keydown',
  ({ key, target }) => {
    if (key === 'Escape' || key === 'Tab' || (key === 'Enter' && target instanceof HTMLInputElement)) endTyping();
  },
  true,
);
window.addEventListener('pointerdown', endTyping, true);

/**
 * Whether a key press belongs to a text: it comes less than 2 s after the last input into a text field, or after
 * another key press of that text. The field may have been removed in mid-sentence, e.g. by a conflict between two tabs.
 */
export function continuesTyping({ timeStamp }: KeyboardEvent): boolean {
  if (timeStamp - typedAtMs >= pauseMs) return false;
  typedAtMs = timeStamp;
  return true;
}

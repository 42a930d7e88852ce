const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** Return whether the pressed key is a modifier, which does nothing by itself. */
export const isModifier = ({ key }: KeyboardEvent): boolean => modifiers.includes(key);

let inputs = 0;

/** Count taps, key presses and steps in the history. A key that is held down counts once. */
function count(event: Event): void {
  if (event instanceof KeyboardEvent && (event.repeat || isModifier(event))) return;
  inputs += 1;
}

// Listen in the capture phase, so that an event is counted before other listeners handle it.
for (const type of ['pointerdown', 'keydown', 'popstate']) window.addEventListener(type, count, true);

/**
 * Return a function that returns true until the user's next tap, key press or step in the history. Use it for an action
 * that waits for code or data: if the user has moved on, the action must not interrupt.
 */
export function noInputSince(): () => boolean {
  const before = inputs;
  return () => inputs === before;
}

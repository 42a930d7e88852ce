const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** Whether this is the press of a modifier key, which does nothing by itself. */
export const isModifier = ({ key }: KeyboardEvent): boolean => modifiers.includes(key);

let inputs = 0;

/** Count taps, key presses (a key that is held down counts once) and steps back or forward in the history. */
function count(event: Event): void {
  if (event instanceof KeyboardEvent && (event.repeat || isModifier(event))) return;
  inputs += 1;
}

// Listen in the capture phase, so that an event is counted before its other handlers run.
for (const type of ['pointerdown', 'keydown', 'popstate']) window.addEventListener(type, count, true);

/**
 * Return a function that returns true as long as the user has done nothing else since this call. Use it for an action
 * that waits for code or data: if the user has moved on, the action must not interrupt.
 */
export function noInputSince(): () => boolean {
  const before = inputs;
  return () => inputs === before;
}

const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** Whether this is the press of a modifier key, which does nothing until another key is pressed. */
export const isModifier = ({ key }: KeyboardEvent): boolean => modifiers.includes(key);

let inputs = 0;

/** Count the taps, the keys that are pressed (once while held down) and the steps back or forward. */
function count(event: Event): void {
  if (event instanceof KeyboardEvent && (event.repeat || isModifier(event))) return;
  inputs += 1;
}

// Capture, so that the handlers of an event find it counted already.
for (const type of ['pointerdown', 'keydown', 'popstate']) window.addEventListener(type, count, true);

/**
 * Return a function that tells whether the user has done nothing else since this call. Use it for an action that waits
 * for code or data: when the user has moved on, the action must not interrupt.
 */
export function noInputSince(): () => boolean {
  const before = inputs;
  return () => inputs === before;
}

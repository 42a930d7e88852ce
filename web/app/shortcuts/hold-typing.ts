import { hasModifier } from '../../ui/has-modifier.ts';
import { isModifier, noInputSince } from '../../ui/no-input-since.ts';

const isCharacter = (event: KeyboardEvent): boolean => event.key.length === 1 && !hasModifier(event);

/** Return the text after the key press, or null if the key is neither a character nor Backspace. */
export function textAfterKey(text: string, event: KeyboardEvent): string | null {
  if (event.key === 'Backspace') return text.slice(0, -1);
  return isCharacter(event) ? text + event.key : null;
}

export type HeldTyping = {
  readonly text: () => string;
  /** Return whether typing has been the user's only input since the call of `holdTyping`. */
  readonly isLatest: () => boolean;
  readonly end: () => void;
};

/**
 * Buffer what the user types until its text field exists, so that the letters do not trigger shortcuts. `start` is the
 * text typed before the call.
 */
export function holdTyping(start: string): HeldTyping {
  let text = start;
  let isLatest = noInputSince();
  const end = () => window.removeEventListener('keydown', hold, true);
  const hold = (event: KeyboardEvent) => {
    if (isModifier(event)) return;
    const next = textAfterKey(text, event);
    if (next === null) return end();
    text = next;
    event.preventDefault();
    event.stopImmediatePropagation();
    isLatest = noInputSince();
  };
  window.addEventListener('keydown', hold, true);
  return { text: () => text, isLatest: () => isLatest(), end };
}

import { isModifier, noInputSince } from '../../ui/no-input-since.ts';

/** Whether the key types a character. */
const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Return the text after the key press if the key is a character or Backspace; null for other keys. */
export function textAfterKey(text: string, event: KeyboardEvent): string | null {
  if (event.key === 'Backspace') return text.slice(0, -1);
  return isCharacter(event) ? text + event.key : null;
}

export type HeldTyping = {
  readonly text: () => string;
  /** Whether the user has done nothing but type since `holdTyping` was called. */
  readonly isLatest: () => boolean;
  readonly end: () => void;
};

/**
 * Buffer what the user types until the text field for it exists, so that the letters do not trigger shortcuts. `start`
 * is the text that was typed before this call.
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

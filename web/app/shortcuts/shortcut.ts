import { type Shortcut, shortcuts } from '../../features/shortcuts/single-keys.ts';
import { hasModifier } from '../../ui/has-modifier.ts';
import { continuesTyping, isTextField } from './recent-typing.ts';

/**
 * Return whether the element itself uses the key. A text field uses every key. A select uses a character that occurs in
 * the name of an option.
 */
function isTypedInto(target: EventTarget | null, key: string): boolean {
  if (target instanceof HTMLSelectElement) {
    return [...target.options].some(({ text }) => text.toLowerCase().includes(key.toLowerCase()));
  }
  return isTextField(target);
}

/**
 * Return whether the key press cannot be a shortcut: it is a key combination, or it belongs to a text field, to a text
 * that the user is still typing, or to an open dialog.
 */
function isTaken(event: KeyboardEvent): boolean {
  const { target, key, isComposing, defaultPrevented } = event;
  if (hasModifier(event) || isComposing || defaultPrevented) return true;
  if (document.documentElement.hasAttribute('data-dialog')) return true;
  // Also check the focus. The user may have pressed the key before this code was loaded, and then moved the focus.
  return isTypedInto(target, key) || isTypedInto(document.activeElement, key) || continuesTyping(event);
}

/** Return the shortcut that a key press triggers, or null. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (isTaken(event)) return null;
  const found = shortcuts.find(({ keys }) => keys.includes(event.key));
  if (!found || (event.repeat && found.kind !== 'next' && found.kind !== 'previous')) return null;
  return found;
}

/** Return whether the key press is Ctrl or Cmd with "/", which opens the help even in a field or with shortcuts off. */
export const isHelpKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === '/' && (ctrlKey || metaKey);

import { type KeyboardEvent, useState } from 'react';
import { hasModifier } from '../../../ui/has-modifier.ts';

/** Return the index of the next name after `from` that begins with a letter, or null if there is none. */
function nextNamed(letter: string, from: number, names: readonly string[]): number | null {
  const begins = (at: number) => names[at % names.length]?.toLowerCase().startsWith(letter.toLowerCase());
  const steps = names.findIndex((_, step) => begins(from + 1 + step));
  return steps === -1 ? null : (from + 1 + steps) % names.length;
}

/** Return the index that a key moves to in a grid, or null if the key does not move the focus. */
function moved(key: string, from: number, names: readonly string[], columns: number): number | null {
  const last = names.length - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: last,
  };
  const to = steps[key];
  if (to !== undefined) return Math.min(last, Math.max(0, to));
  return /^\p{L}$/u.test(key) ? nextNamed(key, from, names) : null;
}

/**
 * Make a grid a single Tab stop (roving tabindex). Arrow keys, Home, End and the first letters of the
 * `names` move the focus inside it. Start at `current`.
 */
export function useRovingFocus(current: number, names: readonly string[]) {
  const [focused, setFocused] = useState(current);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
    const columns = options.filter(({ offsetTop }) => offsetTop === options[0]?.offsetTop).length;
    const to = moved(event.key, focused, names, columns);
    if (to === null || hasModifier(event)) return;
    event.preventDefault();
    setFocused(to);
    options[to]?.focus();
  };
  return { focused, onKeyDown };
}

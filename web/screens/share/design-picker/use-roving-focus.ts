import { type KeyboardEvent, useState } from 'react';
import { hasModifier } from '../../../ui/has-modifier.ts';

/** Return the index that a key moves to in a grid of `count` items, or null if the key does not move the focus. */
function moved(key: string, from: number, count: number, columns: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to));
}

/**
 * Make a grid a single Tab stop (roving tabindex). Arrow keys, Home and End move the focus inside it. Start at
 * `current`.
 */
export function useRovingFocus(current: number) {
  const [focused, setFocused] = useState(current);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
    const columns = options.filter(({ offsetTop }) => offsetTop === options[0]?.offsetTop).length;
    const to = moved(event.key, focused, options.length, columns);
    if (to === null || hasModifier(event)) return;
    event.preventDefault();
    setFocused(to);
    options[to]?.focus();
  };
  return { focused, onKeyDown };
}

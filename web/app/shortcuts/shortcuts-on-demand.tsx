import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { isModifier, noInputSince } from '../../ui/no-input-since.ts';
import { textAfterKey } from './hold-typing.ts';
// Do not load this module on demand: it must observe the user's input before the shortcuts are loaded.
import './recent-typing.ts';
import type { HeldKey, ShortcutsProps } from './shortcuts.tsx';

/** Return a component that loads the shortcuts at the first key press and passes them the latest key press. */
export function shortcutsOnDemand(load: () => Promise<ComponentType<ShortcutsProps>>): ComponentType {
  const Shortcuts = lazyPart(load);
  return function ShortcutsOnDemand() {
    const [path] = useLocation();
    const held = useRef<HeldKey | null>(null);
    const [isWanted, setWanted] = useState(false);
    const [isLoaded, setLoaded] = useState(false);
    useEffect(() => {
      if (isLoaded) return;
      const hold = (event: KeyboardEvent) => {
        setWanted(true);
        if (isModifier(event) || event.repeat) return;
        const isLatest = noInputSince();
        const slash = held.current?.event.key === '/' && held.current.path === path ? held.current : null;
        // After "/", further characters are search words.
        const typed = slash && textAfterKey(slash.typed, event);
        if (slash && typed !== null) held.current = { ...slash, typed, isLatest };
        else held.current = { event, path, typed: '', isLatest };
      };
      window.addEventListener('keydown', hold);
      return () => window.removeEventListener('keydown', hold);
    }, [path, isLoaded]);
    const takeHeld = useCallback(() => {
      setLoaded(true);
      return held.current;
    }, []);
    return isWanted && <Shortcuts takeHeld={takeHeld} />;
  };
}

// Loaded on demand, so that a phone without a keyboard never loads them.
export const ShortcutsOnDemand = shortcutsOnDemand(async () => (await import('./shortcuts.tsx')).Shortcuts);

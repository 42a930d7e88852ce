import { useEffect, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';

const Shortcuts = lazyPart(async () => (await import('./shortcuts.tsx')).Shortcuts);

/** Load the keyboard shortcuts at the first key press: a phone without a keyboard never loads them. */
export function ShortcutsOnDemand() {
  const [first, setFirst] = useState<KeyboardEvent | null>(null);
  useEffect(() => {
    window.addEventListener('keydown', setFirst, { once: true });
    return () => window.removeEventListener('keydown', setFirst);
  }, []);
  return first && <Shortcuts first={first} />;
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { STORAGE_SHORTCUTS } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';
import { focusSearch } from './focus-search.ts';
import { moveInList } from './move-in-list.ts';
import { isHelpKey, shortcutOf } from './shortcut.ts';
import { ShortcutsHelp } from './shortcuts-help.tsx';

const areOn = () => storage.get(STORAGE_SHORTCUTS) !== 'off';

/** The keyboard shortcuts of all screens. `first` is the key press that loaded them. */
export function Shortcuts({ first }: { first: KeyboardEvent }) {
  const [, navigate] = useLocation();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isOn, setOn] = useState(areOn);
  const isFirstDone = useRef(false);

  const press = useCallback(
    (event: KeyboardEvent) => {
      if (isHelpKey(event)) {
        event.preventDefault();
        setHelpOpen(true);
        return;
      }
      const shortcut = areOn() ? shortcutOf(event) : null;
      if (!shortcut) return;
      event.preventDefault();
      if (shortcut.kind === 'open') navigate(shortcut.path);
      else if (shortcut.kind === 'search') void focusSearch(navigate);
      else if (shortcut.kind === 'help') setHelpOpen(true);
      else moveInList(shortcut.kind === 'next' ? 1 : -1);
    },
    [navigate],
  );

  useEffect(() => {
    if (!isFirstDone.current) press(first);
    isFirstDone.current = true;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [press, first]);

  const turn = (next: boolean) => {
    storage.set(STORAGE_SHORTCUTS, next ? 'on' : 'off');
    setOn(next);
  };
  return <ShortcutsHelp open={isHelpOpen} isOn={isOn} onTurn={turn} onClose={() => setHelpOpen(false)} />;
}

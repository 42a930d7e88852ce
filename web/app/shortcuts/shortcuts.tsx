import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { HOME_LIST_LIMIT } from '../../../core/domain/limits.ts';
import { useLatestReflections } from '../../features/reflections/use-reflections.ts';
import { ShortcutsHelp } from '../../features/shortcuts/shortcuts-help.tsx';
import { areSingleKeysOn } from '../../features/shortcuts/single-keys.ts';
import { focusSearch, hasSearchBox } from './focus-search.ts';
import { moveInList } from './move-in-list.ts';
import { isHelpKey, shortcutOf } from './shortcut.ts';
import { passToWriting } from './submit-writing.ts';
import { toggleEntry } from './toggle-entry.ts';

/** A key press from before the shortcuts were loaded, the path at that time, and the text typed after "/". */
export type HeldKey = { event: KeyboardEvent; path: string; typed: string; isLatest: () => boolean };

/**
 * `takeHeld` returns the last key press from before the shortcuts were loaded, and stops the buffering of key presses.
 */
export type ShortcutsProps = { takeHeld: () => HeldKey | null };

/** Key presses older than this are dropped, because the user no longer expects a reaction. */
const heldMaxMs = 1_000;

export function Shortcuts({ takeHeld }: ShortcutsProps) {
  const [path, navigate] = useLocation();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isHeldDone = useRef(false);
  const isEmpty = useLatestReflections(HOME_LIST_LIMIT, false).data?.length === 0;

  const press = useCallback(
    (event: KeyboardEvent, typed = '') => {
      if (isHelpKey(event)) {
        event.preventDefault();
        setHelpOpen(true);
        return;
      }
      if (passToWriting(event)) return;
      const shortcut = areSingleKeysOn() ? shortcutOf(event) : null;
      // Enter is a shortcut only on an entry of a list. Elsewhere it activates the focused button or link.
      if (!shortcut || (shortcut.kind === 'toggle' && !toggleEntry())) return;
      if (shortcut.kind === 'search' && isEmpty && !hasSearchBox()) return;
      event.preventDefault();
      if (shortcut.kind === 'open') {
        // Navigating to the open screen would lose the user's place: history keeps its view and day in the query.
        if (shortcut.path !== path) navigate(shortcut.path);
      } else if (shortcut.kind === 'search') void focusSearch(navigate, typed);
      else if (shortcut.kind === 'help') setHelpOpen(true);
      else if (shortcut.kind !== 'toggle') moveInList(shortcut.kind === 'next' ? 1 : -1);
    },
    [navigate, path, isEmpty],
  );

  useEffect(() => {
    const pressNow = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', pressNow);
    return () => window.removeEventListener('keydown', pressNow);
  }, [press]);

  useEffect(() => {
    if (isHeldDone.current) return;
    isHeldDone.current = true;
    const held = takeHeld();
    if (!held?.isLatest() || held.path !== path) return;
    if (performance.now() - held.event.timeStamp <= heldMaxMs) press(held.event, held.typed);
  }, [press, takeHeld, path]);

  return <ShortcutsHelp open={isHelpOpen} canSearch={!isEmpty || hasSearchBox()} onClose={() => setHelpOpen(false)} />;
}

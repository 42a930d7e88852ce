import { type RefObject, useEffect, useRef } from 'react';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';

/** Return a ref for a control that opens a day. When Back closes that day, the control gets the focus again. */
export function useFocusOnReturn<Control extends HTMLElement>(isOpened: boolean): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => {
    if (!isOpened || document.activeElement !== document.body) return;
    focusIfLost(control.current);
    control.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpened]);
  return control;
}

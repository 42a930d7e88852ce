import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { bridge } from '../device/bridge.ts';

/** What follows every change of route: its top, and word to the wrapper. */
export function useNavigationEffects(): void {
  const [path] = useLocation();
  const before = useRef(path);
  useEffect(() => {
    bridge.navigationChange(path);
    if (before.current !== path) window.scrollTo(0, 0);
    before.current = path;
  }, [path]);
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { bridge } from '../device/bridge.ts';

export function useNavigationEffects(): void {
  const [path] = useLocation();
  const before = useRef(path);
  useLayoutEffect(() => {
    if (before.current !== path) window.scrollTo(0, 0);
    before.current = path;
  }, [path]);
  useEffect(() => {
    bridge.navigationChange(path);
  }, [path]);
}

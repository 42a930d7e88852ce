import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { bridge } from '../device/bridge.ts';
import { withoutWeek } from './routes.ts';

export function useNavigationEffects(): void {
  const [path] = useLocation();
  const screen = withoutWeek(path);
  const before = useRef(screen);
  useLayoutEffect(() => {
    if (before.current !== screen) window.scrollTo(0, 0);
    before.current = screen;
  }, [screen]);
  useEffect(() => {
    bridge.navigationChange(path);
  }, [path]);
}

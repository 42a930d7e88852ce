import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { bridge } from '../device/bridge.ts';

const titles: Readonly<Record<string, string>> = {
  auth: 'Sign in',
  reflect: 'Reflection',
  history: 'History',
  summary: 'Weekly Summaries',
  'weekly-summary': 'Weekly Summaries',
  share: 'Share',
  settings: 'Settings',
};

/** What follows every change of route: the page's title, its top, and word to the wrapper. */
export function useNavigationEffects(): void {
  const [path] = useLocation();
  const before = useRef(path);
  useEffect(() => {
    const title = titles[path.split('/')[1] ?? ''];
    document.title = title ? `${title} · Inward` : 'Inward';
    bridge.navigationChange(path);
    if (before.current !== path) window.scrollTo(0, 0);
    before.current = path;
  }, [path]);
}

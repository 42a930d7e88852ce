import { useLayoutEffect } from 'react';
import { bridge } from '../device/bridge.ts';

/** The colours of the page and the status bar (specification, section 2). */
const statusBarColors = { auth: '#1a1a1a', product: '#0f0f0f' } as const;

export function useGround(ground: keyof typeof statusBarColors): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['ground'] = ground;
    bridge.setStatusBarColor(statusBarColors[ground]);
  }, [ground]);
}

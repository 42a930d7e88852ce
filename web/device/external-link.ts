import { bridge } from './bridge.ts';

/** Opens an address outside the product: the wrapper's browser, or a new tab. */
export function openExternal(url: string): void {
  bridge.openExternalLink(url);
}

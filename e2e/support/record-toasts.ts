import type { BrowserContext } from 'playwright';

declare global {
  interface Window {
    noteToast?: (words: string) => void;
  }
}

/**
 * Return a list to which every toast is added from now on, as one string of title and text. Polling would miss toasts
 * that are visible for only half a second before the browser leaves the page.
 */
export async function recordToasts(context: BrowserContext): Promise<string[]> {
  const shown: string[] = [];
  await context.exposeFunction('noteToast', (words: string) => {
    if (shown.at(-1) !== words) shown.push(words);
  });
  await context.addInitScript(() => {
    const look = () => {
      const region = document.querySelector<HTMLElement>('[aria-label="Notifications"]');
      const words = region?.offsetHeight ? (region.textContent ?? '') : '';
      if (words !== '') window.noteToast?.(words);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return shown;
}

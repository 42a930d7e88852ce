import type { BrowserContext } from 'playwright';

declare global {
  interface Window {
    noteToast?: (words: string) => void;
  }
}

/**
 * Record every toast from now on, oldest first, each as one string of title and text. Do not poll for toasts instead:
 * some are visible for only half a second before the browser leaves the page.
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

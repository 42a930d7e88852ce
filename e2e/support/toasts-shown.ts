import type { BrowserContext } from 'playwright';

declare global {
  interface Window {
    noteToast?: (words: string) => void;
  }
}

/**
 * Notes every notification from now on, oldest first: its title and its text in one. Some stand for half a second
 * before the browser leaves the page, which is shorter than a test's own look may take to come round.
 */
export async function noteToasts(context: BrowserContext): Promise<string[]> {
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

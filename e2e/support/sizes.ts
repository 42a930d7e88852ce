import type { Page } from 'playwright';

/** The smallest height of a touch target in CSS px. */
const targetPx = 44;
/** The smallest width of a touch target in CSS px: seven days must fit side by side on a phone of 320 px. */
const narrowestPx = 40;
/** The maximum height of a bar that does not scroll away, as a share of the height of a low window. */
const barShare = 0.2;

/**
 * Return a line for each visible control whose touch target is too small. The target includes the control's labels and
 * the areas that its stylesheet adds. Exceptions: a link inside a sentence may be as low as its line, and the days in
 * the year view may be small, because the month view shows them large.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, narrowest]) => {
      const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      const controls =
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]';
      const sizeOf = (element: Element): [number, number] => {
        const own = element.getBoundingClientRect();
        const sizes: [number, number][] = [[own.width, own.height]];
        for (const pseudo of ['::before', '::after']) {
          const { content, position, width, height } = getComputedStyle(element, pseudo);
          if (content !== 'none' && position === 'absolute') sizes.push([parseFloat(width), parseFloat(height)]);
        }
        for (const label of (element as HTMLInputElement).labels ?? []) {
          const { width, height } = label.getBoundingClientRect();
          // A control and the label beside it form one target.
          sizes.push([Math.max(width, own.width), Math.max(height, own.height)]);
        }
        return [Math.max(...sizes.map(([width]) => width)), Math.max(...sizes.map(([, height]) => height))];
      };
      const isInSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
      const isDayOfYear = (element: Element) =>
        element.closest('[aria-label="Year"]') !== null && /^\w+day, /.test(element.getAttribute('aria-label') ?? '');
      return [...root.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
        const own = element.getBoundingClientRect();
        const isHidden =
          own.width === 0 ||
          element.closest('[inert], .visually-hidden') ||
          getComputedStyle(element).visibility === 'hidden';
        const [width, height] = isHidden ? [least, least] : sizeOf(element);
        const isLarge = height >= least - 0.5 && width >= narrowest - 0.5;
        if (isLarge || isInSentence(element) || isDayOfYear(element)) return [];
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
        return [`${element.tagName.toLowerCase()} "${name}" ${Math.round(width)} x ${Math.round(height)}`];
      });
    },
    [targetPx, narrowestPx] as const,
  );
}

/**
 * Return a line for each bar that never scrolls away and takes more than a fifth of the window. Also return a line for
 * each scrolling part that gets too little room between such bars.
 */
export function largeBars(page: Page): Promise<string[]> {
  return page.evaluate((share) => {
    if (document.querySelector('dialog[open]')) return [];
    const { innerWidth, innerHeight } = window;
    const isBar = (element: Element) => {
      const { position } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isScroller = /auto|scroll/.test(getComputedStyle(element).overflowY) && height > innerHeight * 0.8;
      return (
        (position === 'fixed' || position === 'sticky') &&
        !isScroller &&
        !element.matches('[aria-label="Notifications"]') &&
        width > innerWidth * 0.4 &&
        height > innerHeight * share
      );
    };
    const bars = [...document.body.querySelectorAll('*')].filter(isBar);
    // If only a part of a frame scrolls, the bars around it never scroll away. Check that they leave the scrolling part
    // enough room.
    const parts = [...document.body.querySelectorAll('[class*="frame"] > main, body > main')].filter((element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowY),
    );
    return [
      ...bars.map((bar) => `${bar.tagName.toLowerCase()}.${bar.className} ${bar.getBoundingClientRect().height} px`),
      ...parts
        .filter((part) => part.getBoundingClientRect().height < innerHeight * (1 - share))
        .map((part) => `only ${part.getBoundingClientRect().height} px of ${innerHeight} scroll`),
    ];
  }, barShare);
}

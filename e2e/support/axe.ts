import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { BrowserContext, Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything: RunOptions['runOnly'] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Brings axe into one page, or into every page of a context; an init script needs no leave of the page's own policy. */
export async function bringAxe(context: BrowserContext | Page): Promise<void> {
  await context.addInitScript({ content: source });
}

/** How a screen is looked at: a scheme, twice the text on the smallest phone, the colours of the system. */
export type Way = 'dark' | 'light' | 'large' | 'forced';

/**
 * Every rule once, in the dark scheme; after that only what a way can change, which keeps the whole quick. The colours
 * of the system are the person's own, and axe does not read them: it takes the text's colour from before.
 */
const asked: Readonly<Record<Way, RunOptions>> = {
  dark: { runOnly: everything },
  light: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  large: { runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable', 'color-contrast'] } },
  forced: { runOnly: everything, rules: { 'color-contrast': { enabled: false } } },
};

async function look(page: Page, way: Way): Promise<void> {
  await page.emulateMedia({
    colorScheme: way === 'light' ? 'light' : 'dark',
    forcedColors: way === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  const size = way === 'large' ? { width: 320, height: 568 } : { width: 360, height: 800 };
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  await page.evaluate(
    (fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      // What is off the screen is laid out as well, and nothing is on its way to another colour.
      const whole = new CSSStyleSheet();
      whole.replaceSync('* { content-visibility: visible !important; transition: none !important }');
      document.adoptedStyleSheets = [whole];
      for (const motion of document.getAnimations()) {
        if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
      }
    },
    way === 'large' ? '200%' : '',
  );
}

/** What axe finds on the page as it stands, each finding as one line: 'login, dark: rule at element'. */
export async function findings(page: Page, state: string, ways: readonly Way[]): Promise<string[]> {
  const lines: string[] = [];
  for (const way of ways) {
    await look(page, way);
    const { violations } = await page.evaluate<AxeResults>(
      `axe.run(${JSON.stringify({ ...asked[way], resultTypes: ['violations'] })})`,
    );
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        lines.push(`${state}, ${way}: ${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`);
      }
    }
  }
  await look(page, 'dark');
  return lines;
}

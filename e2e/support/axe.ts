import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { BrowserContext, Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything: RunOptions['runOnly'] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Add axe to a page or to every page of a context. The content security policy does not apply to init scripts. */
export async function bringAxe(context: BrowserContext | Page): Promise<void> {
  await context.addInitScript({ content: source });
}

/** A way to show a screen: a colour scheme, text at 200% on the smallest phone, or forced colours. */
export type Way = 'dark' | 'light' | 'large' | 'forced';

/**
 * Run every rule in the dark scheme, and only the rules that another way can affect there. Without colour contrast in
 * forced colours: axe reads the colours from before they were forced.
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
      // Lay out the parts below the fold as well, and end all transitions of colour.
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

/** Run axe on the page and return one line for each fault: 'login, dark: rule at element'. */
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

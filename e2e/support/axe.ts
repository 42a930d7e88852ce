import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { BrowserContext, Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything: RunOptions['runOnly'] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Add axe to a page or to every page of a context. Add it as an init script, because the content security policy blocks
 * other scripts.
 */
export async function addAxe(context: BrowserContext | Page): Promise<void> {
  await context.addInitScript({ content: source });
}

/** `large` is text at 200% on the smallest phone. */
export type DisplaySetting = 'dark' | 'light' | 'large' | 'forced';

/**
 * The rules to run. In the settings `light` and `large`, run only the rules whose result the setting can change. With
 * forced colours, leave out colour contrast, because axe reads the original colours.
 */
const rulesOf: Readonly<Record<DisplaySetting, RunOptions>> = {
  dark: { runOnly: everything },
  light: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  large: { runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable', 'color-contrast'] } },
  forced: { runOnly: everything, rules: { 'color-contrast': { enabled: false } } },
};

async function applySetting(page: Page, setting: DisplaySetting): Promise<void> {
  await page.emulateMedia({
    colorScheme: setting === 'light' ? 'light' : 'dark',
    forcedColors: setting === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  const size = setting === 'large' ? { width: 320, height: 568 } : { width: 360, height: 800 };
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  await page.evaluate(
    (fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      // A footer that sticks to the screen covers a target only until the user scrolls.
      for (const element of document.querySelectorAll<HTMLElement>('footer')) {
        if (fontSize !== '') element.style.position = 'static';
      }
      // Also render the parts of the page that are not in view, and end all transitions.
      const whole = new CSSStyleSheet();
      whole.replaceSync('* { content-visibility: visible !important; transition: none !important }');
      document.adoptedStyleSheets = [whole];
      for (const motion of document.getAnimations()) {
        if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
      }
    },
    setting === 'large' ? '200%' : '',
  );
}

/** Run axe on the page. Return one message for each fault: 'login, dark: rule at element'. */
export async function findings(page: Page, state: string, settings: readonly DisplaySetting[]): Promise<string[]> {
  const lines: string[] = [];
  for (const setting of settings) {
    await applySetting(page, setting);
    const { violations } = await page.evaluate<AxeResults>(
      `axe.run(${JSON.stringify({ ...rulesOf[setting], resultTypes: ['violations'] })})`,
    );
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        lines.push(`${state}, ${setting}: ${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`);
      }
    }
  }
  await applySetting(page, 'dark');
  return lines;
}

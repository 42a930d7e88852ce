import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

const mostStops = 120;

/** A person without a pointer. */
export type Keyboard = {
  readonly press: (key: string) => Promise<void>;
  readonly expectFocus: (target: Locator) => Promise<void>;
  /** Walks there with Tab; fails where a stop on the way cannot be seen, or when it is never reached. */
  readonly tabTo: (target: Locator) => Promise<void>;
  /** Goes there and presses Enter. */
  readonly activate: (target: Locator) => Promise<void>;
  /** Goes to the field of this label and types. */
  readonly type: (label: string, text: string) => Promise<void>;
  /**
   * Opens a dialog by its button, runs `inside`, walks once around it, leaves it with Escape and is back at the button.
   * Fails where the focus gets out of the dialog or comes to nothing in it.
   */
  readonly opensAndReturns: (opener: Locator, dialog: string | RegExp, inside?: () => Promise<void>) => Promise<void>;
};

/**
 * Whether what has the focus shows it: an outline of its own, of what holds it or of what stands for it; another edge or
 * shadow than without the focus; or the caret of the page that is written on.
 */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || active === document.body) return true;
    if (active instanceof HTMLTextAreaElement) return getComputedStyle(active).caretColor !== 'rgba(0, 0, 0, 0)';
    const around = [active, active.parentElement, active.parentElement?.parentElement, active.nextElementSibling];
    const shown = around.filter((element) => element instanceof HTMLElement);
    const isOutlined = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return outlineStyle !== 'none' && outlineWidth !== '0px' && outlineColor !== 'rgba(0, 0, 0, 0)';
    };
    if (shown.some(isOutlined)) return true;
    const look = () => shown.map((element) => getComputedStyle(element)).map((css) => css.boxShadow + css.borderColor);
    const focused = look().join();
    active.blur();
    const without = look().join();
    active.focus({ preventScroll: true });
    return focused !== without;
  });

const outerHtml = (page: Page) => page.locator(':focus').evaluateAll((all) => all[0]?.outerHTML.slice(0, 300));
/** False also where it is not there any more. */
const hasFocus = (target: Locator) =>
  target.evaluateAll((all) => all.length === 1 && all[0] === document.activeElement);

/** The keyboard of whoever looks at the page. */
export function keyboardOf(page: Page): Keyboard {
  const press = (key: string) => page.keyboard.press(key);
  const expectSeen = async () => {
    if (!(await showsFocus(page))) throw new Error(`no focus to be seen on ${await outerHtml(page)}`);
  };
  const expectFocus = async (target: Locator) => {
    await expect
      .poll(() => hasFocus(target), { timeout: 10_000 })
      .toBe(true)
      .catch(async () => {
        throw new Error(`${target} has not the focus, but ${await outerHtml(page)}`);
      });
  };

  const tabTo = async (target: Locator) => {
    await target.waitFor();
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await hasFocus(target)) return expectSeen();
      await press('Tab');
      await expectSeen();
    }
    throw new Error(`${target} is not reached by Tab`);
  };
  const activate = async (target: Locator) => {
    await tabTo(target);
    await press('Enter');
  };

  /** The stops of one round; the last one leads out of the page and in again. */
  const walkAround = async (dialog: Locator) => {
    const stops = new Set<string>();
    for (let stop = 0; stop < mostStops; stop += 1) {
      const at = await dialog.evaluate((element) => {
        const { activeElement } = document;
        if (activeElement === document.body) return 'outside of the page';
        const all = [...element.querySelectorAll('*')];
        return activeElement && all.includes(activeElement) ? String(all.indexOf(activeElement)) : 'lost';
      });
      if (at === 'lost') throw new Error(`out of the dialog at ${await outerHtml(page)}`);
      if (stops.has(at)) return;
      stops.add(at);
      await expectSeen();
      await press('Tab');
    }
  };

  return {
    press,
    expectFocus,
    tabTo,
    activate,
    type: async (label, text) => {
      await tabTo(page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    },
    opensAndReturns: async (opener, name, inside) => {
      await activate(opener);
      const dialog = page.getByRole('dialog', { name });
      await dialog.waitFor();
      await inside?.();
      await walkAround(dialog);
      await press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expectFocus(opener);
    },
  };
}

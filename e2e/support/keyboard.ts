import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

const mostStops = 120;

export type Keyboard = {
  readonly press: (key: string) => Promise<void>;
  readonly expectFocus: (target: Locator) => Promise<void>;
  /** Press Tab until the target has the focus. Throw if the focus becomes invisible or never reaches the target. */
  readonly tabTo: (target: Locator) => Promise<void>;
  readonly activate: (target: Locator) => Promise<void>;
  /** Tab to the field with this label and type the text. */
  readonly type: (label: string, text: string) => Promise<void>;
  /**
   * Open a dialog by its button, run `inside`, tab through the dialog once, close it with Escape and expect the focus
   * on the button. Throw if the focus leaves the dialog or becomes invisible.
   */
  readonly opensAndReturns: (opener: Locator, dialog: string | RegExp, inside?: () => Promise<void>) => Promise<void>;
};

/**
 * Return whether the focused element shows its focus: by an outline on itself, its `::after`, its ancestors, its first
 * child or the next element, by a changed border or shadow, or by the caret of a text field.
 */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || active === document.body) return true;
    if (active instanceof HTMLTextAreaElement) return getComputedStyle(active).caretColor !== 'rgba(0, 0, 0, 0)';
    const { parentElement, firstElementChild, nextElementSibling } = active;
    const around = [active, parentElement, parentElement?.parentElement, firstElementChild, nextElementSibling];
    const shown = around.filter((element) => element instanceof HTMLElement);
    const isOutline = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && outlineWidth !== '0px' && outlineColor !== 'rgba(0, 0, 0, 0)';
    const after = getComputedStyle(active, '::after');
    if (after.content !== 'none' && isOutline(after)) return true;
    if (shown.some((element) => isOutline(getComputedStyle(element)))) return true;
    const look = () => shown.map((element) => getComputedStyle(element)).map((css) => css.boxShadow + css.borderColor);
    const focused = look().join();
    active.blur();
    const without = look().join();
    active.focus({ preventScroll: true });
    return focused !== without;
  });

const outerHtml = (page: Page) => page.locator(':focus').evaluateAll((all) => all[0]?.outerHTML.slice(0, 300));
/** Return whether the target has the focus. False if the target has been removed. */
const hasFocus = (target: Locator) =>
  target.evaluateAll((all) => all.length === 1 && all[0] === document.activeElement);

export function keyboardOf(page: Page): Keyboard {
  const press = (key: string) => page.keyboard.press(key);
  const expectSeen = async () => {
    if (!(await showsFocus(page))) throw new Error(`The focus is invisible on ${await outerHtml(page)}`);
  };
  const expectFocus = async (target: Locator) => {
    await expect
      .poll(() => hasFocus(target), { timeout: 10_000 })
      .toBe(true)
      .catch(async () => {
        throw new Error(`${target} does not have the focus; ${await outerHtml(page)} has it`);
      });
  };

  const tabTo = async (target: Locator) => {
    await target.waitFor();
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await hasFocus(target)) return expectSeen();
      await press('Tab');
      await expectSeen();
    }
    throw new Error(`Tab does not reach ${target}`);
  };
  const activate = async (target: Locator) => {
    await tabTo(target);
    await press('Enter');
  };

  /** Tab through the dialog once. After the last element, the focus may leave the page and come back. */
  const walkAround = async (dialog: Locator) => {
    const stops = new Set<string>();
    for (let stop = 0; stop < mostStops; stop += 1) {
      const at = await dialog.evaluate((element) => {
        const { activeElement } = document;
        if (activeElement === document.body) return 'outside of the page';
        // Chromium lets Tab stop at an element that scrolls, so that the arrow keys scroll it.
        if (activeElement === element && element.scrollHeight > element.clientHeight) return 'the dialog itself';
        const all = [...element.querySelectorAll('*')];
        return activeElement && all.includes(activeElement) ? String(all.indexOf(activeElement)) : 'lost';
      });
      if (at === 'lost') throw new Error(`The focus left the dialog at ${await outerHtml(page)}`);
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

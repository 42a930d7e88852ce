import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { showTooltips } from './tooltips.ts';

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<button aria-label="Back"><svg></svg></button><button aria-label="Share"><svg></svg></button><button aria-label="Long">Words</button><p>Text</p>';
  stop = showTooltips();
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
const tip = () => document.querySelector('[aria-hidden="true"]')?.textContent ?? null;
const over = (selector: string, pointerType = 'mouse') =>
  find(selector).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));

test('shows the label after 700 ms and hides it when the pointer leaves [9.15]', () => {
  over('svg');
  vi.advanceTimersByTime(699);
  expect(tip()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(tip()).toBe('Back');
  over('p');
  expect(tip()).toBeNull();
});

test('shows the short text of a button whose label is a whole sentence', () => {
  find('button').dataset['tip'] = 'Move down';
  over('svg');
  vi.advanceTimersByTime(700);
  expect(tip()).toBe('Move down');
});

test.each([
  [299, 'Share'],
  [300, null],
])('hovering over another button %i ms after a tooltip closes shows at once: %s [9.15]', (pauseMs, shown) => {
  over('button');
  vi.advanceTimersByTime(700);
  over('p');
  vi.advanceTimersByTime(pauseMs);
  over('button:nth-of-type(2)');
  vi.advanceTimersByTime(0);
  expect(tip()).toBe(shown);
});

test('shows the tooltip on keyboard focus and hides the tooltip on Escape', () => {
  const button = find('button');
  vi.spyOn(button, 'matches').mockReturnValue(true);
  button.focus();
  vi.advanceTimersByTime(700);
  expect(tip()).toBe('Back');
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(tip()).toBeNull();
});

test.each([
  ['takes the Escape that hides the tooltip, so that it dismisses no toast', 700, false, true],
  ['leaves Escape to the page before the tooltip is shown', 699, false, false],
  ['leaves Escape to an open dialog also while the tooltip is shown', 700, true, false],
])('%s', (_, waitMs, isInDialog, isTaken) => {
  onTestFinished(() => document.documentElement.removeAttribute('data-dialog'));
  document.documentElement.toggleAttribute('data-dialog', isInDialog);
  over('button');
  vi.advanceTimersByTime(waitMs);
  const press = () => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press()).toBe(isTaken);
  expect(tip()).toBeNull();
  expect(press()).toBe(false);
});

test('takes no other key that hides the tooltip', () => {
  over('button');
  vi.advanceTimersByTime(700);
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect(tip()).toBeNull();
  expect(event.defaultPrevented).toBe(false);
});

test.each(['Enter', ' '])(
  'shows no tooltip after "%s" activates the focused button, because the tooltip would cover what opens',
  (key) => {
    const button = find('button');
    vi.spyOn(button, 'matches').mockReturnValue(true);
    button.focus();
    vi.advanceTimersByTime(300);
    button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    vi.advanceTimersByTime(700);
    expect(tip()).toBeNull();
  },
);

test('shows the tooltip on every focus in a browser without :focus-visible', () => {
  const faults: unknown[] = [];
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    faults.push(event.message);
  };
  window.addEventListener('error', onError);
  const button = find('button');
  vi.spyOn(button, 'matches').mockImplementation(() => {
    throw new SyntaxError(`':focus-visible' is not a valid selector.`);
  });
  button.focus();
  vi.advanceTimersByTime(700);
  window.removeEventListener('error', onError);
  expect(faults).toEqual([]);
  expect(tip()).toBe('Back');
});

test('never shows a tooltip on touch or for a button with text', () => {
  over('button', 'touch');
  vi.advanceTimersByTime(10_000);
  expect(tip()).toBeNull();
  over('button:nth-of-type(3)');
  vi.advanceTimersByTime(10_000);
  expect(tip()).toBeNull();
});

test('shows the tooltip inside an open dialog and within the window', () => {
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<button aria-label="Close"><svg></svg></button>';
  document.body.append(dialog);
  dialog.showModal();
  over('dialog button');
  vi.advanceTimersByTime(700);
  const shown = dialog.querySelector('div')?.getBoundingClientRect();
  expect(dialog.querySelector('div')?.textContent).toBe('Close');
  expect(shown?.left).toBeGreaterThanOrEqual(0);
  expect(shown?.right).toBeLessThanOrEqual(window.innerWidth);
});

import { KEYBOARD_SHRINK_PX, ORIENTATION_RESIZE_MS } from '../../core/domain/limits.ts';

type Viewport = {
  /** The visible height without the keyboard. */
  heightPx: number;
  isKeyboardOpen: boolean;
  keyboardHeightPx: number;
};

let viewport: Viewport = { heightPx: 0, isKeyboardOpen: false, keyboardHeightPx: 0 };
let reportedKeyboardPx: number | null = null;
const baseHeightByWidth = new Map<number, number>();

function measure(): Viewport {
  const heightPx = Math.round(window.visualViewport?.height ?? window.innerHeight);
  // The keyboard may also shrink innerHeight, so compare with the largest height so far at this width.
  const width = window.innerWidth;
  const base = Math.max(baseHeightByWidth.get(width) ?? 0, heightPx, window.innerHeight);
  baseHeightByWidth.set(width, base);
  const keyboardHeightPx = reportedKeyboardPx ?? Math.max(0, base - heightPx);
  // In the Android wrapper, the keyboard may cover the page without shrinking it.
  const visiblePx = Math.min(heightPx, base - keyboardHeightPx);
  return { heightPx: visiblePx, keyboardHeightPx, isKeyboardOpen: keyboardHeightPx > KEYBOARD_SHRINK_PX };
}

function update(): void {
  const next = measure();
  if (next.heightPx === viewport.heightPx && next.keyboardHeightPx === viewport.keyboardHeightPx) return;
  viewport = next;
  const root = document.documentElement;
  root.style.setProperty('--viewport-height', `${next.heightPx}px`);
  root.style.setProperty('--keyboard-height', next.isKeyboardOpen ? `${next.keyboardHeightPx}px` : '0px');
  root.toggleAttribute('data-keyboard', next.isKeyboardOpen);
}

/**
 * Store the height of the keyboard that the Android wrapper reports, in CSS pixels; null if the page must measure it.
 */
export function reportKeyboard(heightPx: number | null): void {
  reportedKeyboardPx = heightPx;
  update();
}

export type Insets = { top: number; right: number; bottom: number; left: number };

/** Store how much of each edge the system's bars cover, in CSS pixels. Some web views do not expose these values. */
export function reportInsets(insets: Insets): void {
  for (const side of ['top', 'right', 'bottom', 'left'] as const) {
    document.documentElement.style.setProperty(`--inset-${side}`, `${Math.max(0, Number(insets[side]) || 0)}px`);
  }
}

/**
 * Track the visible height and the keyboard in the CSS variables --viewport-height and --keyboard-height. Dispatch a
 * resize event 500 ms after a change of orientation. Return a stop function.
 */
export function watchViewport(): () => void {
  const soon = () => setTimeout(update, 50);
  const onOrientationChange = () => setTimeout(() => window.dispatchEvent(new Event('resize')), ORIENTATION_RESIZE_MS);
  const listeners: [EventTarget | null, string, () => void][] = [
    [window.visualViewport, 'resize', update],
    [window, 'resize', update],
    [window, 'orientationchange', onOrientationChange],
    [document, 'focusin', soon],
    [document, 'focusout', soon],
    [document, 'visibilitychange', update],
  ];
  for (const [target, event, listener] of listeners) target?.addEventListener(event, listener);
  update();
  return () => {
    for (const [target, event, listener] of listeners) target?.removeEventListener(event, listener);
  };
}

import { KEYBOARD_SHRINK_PX, ORIENTATION_RESIZE_MS } from '../../core/domain/limits.ts';

type Viewport = {
  /** What is visible, without the keyboard. */
  heightPx: number;
  isKeyboardOpen: boolean;
  keyboardHeightPx: number;
};

let viewport: Viewport = { heightPx: 0, isKeyboardOpen: false, keyboardHeightPx: 0 };
let reportedKeyboardPx: number | null = null;
const baseHeightByWidth = new Map<number, number>();

function measure(): Viewport {
  const heightPx = Math.round(window.visualViewport?.height ?? window.innerHeight);
  // innerHeight may shrink with the keyboard too, so the tallest height seen at this width is the base.
  const width = window.innerWidth;
  const base = Math.max(baseHeightByWidth.get(width) ?? 0, heightPx, window.innerHeight);
  baseHeightByWidth.set(width, base);
  const keyboardHeightPx = reportedKeyboardPx ?? Math.max(0, base - heightPx);
  // Where the wrapper lets the keyboard lie over the page, the page does not shrink by itself.
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

/** The wrapper may say the keyboard's height itself, in CSS pixels; null gives the measuring back. */
export function reportKeyboard(heightPx: number | null): void {
  reportedKeyboardPx = heightPx;
  update();
}

export type Insets = { top: number; right: number; bottom: number; left: number };

/** Where the system's bars lie over the page, in CSS pixels; a web view does not always say so itself. */
export function reportInsets(insets: Insets): void {
  for (const side of ['top', 'right', 'bottom', 'left'] as const) {
    document.documentElement.style.setProperty(`--inset-${side}`, `${Math.max(0, Number(insets[side]) || 0)}px`);
  }
}

/**
 * Follows the visible height and the keyboard: sets --viewport-height and --keyboard-height on the root, and makes a
 * change of orientation a resize after 500 ms. Returns the way to stop.
 */
export function watchViewport(): () => void {
  const soon = () => setTimeout(update, 50);
  const turned = () => setTimeout(() => window.dispatchEvent(new Event('resize')), ORIENTATION_RESIZE_MS);
  const heard: [EventTarget | null, string, () => void][] = [
    [window.visualViewport, 'resize', update],
    [window, 'resize', update],
    [window, 'orientationchange', turned],
    [document, 'focusin', soon],
    [document, 'focusout', soon],
    [document, 'visibilitychange', update],
  ];
  for (const [target, event, listener] of heard) target?.addEventListener(event, listener);
  update();
  return () => {
    for (const [target, event, listener] of heard) target?.removeEventListener(event, listener);
  };
}

import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '../../core/domain/limits.ts';
import styles from './tooltips.module.css';

/** A control that shows no words of its own. */
function iconOnly(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('button[aria-label], a[aria-label]') : null;
  return control && control.textContent?.trim() === '' ? control : null;
}

/** Whether the keyboard brought the focus. Chromium before 86 cannot tell, and the ring always shows there. */
function isFocusShown(target: Element): boolean {
  try {
    return target.matches(':focus-visible');
  } catch {
    return true;
  }
}

function placeAt(tip: HTMLElement, control: HTMLElement): void {
  const box = control.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const left = Math.min(Math.max(box.left + box.width / 2 - width / 2, 4), window.innerWidth - width - 4);
  const isRoomBelow = box.bottom + height <= window.innerHeight;
  tip.style.left = `${Math.max(left, 4)}px`;
  tip.style.top = `${isRoomBelow ? box.bottom : box.top - height}px`;
}

/**
 * Says in words what a button with an icon alone does: 700 ms after a mouse or the keyboard came to it, at once when
 * another was left less than 300 ms ago. Never for a finger. One listener for the whole page, so that no component pays
 * for it; the words are the control's label, which screen readers say anyway. Returns the way to stop.
 */
export function showTooltips(): () => void {
  const tip = document.createElement('div');
  tip.className = styles['tip'] ?? '';
  tip.setAttribute('aria-hidden', 'true');
  let control: HTMLElement | null = null;
  let timer = 0;
  let leftAtMs = Number.NEGATIVE_INFINITY;

  const hide = () => {
    clearTimeout(timer);
    if (tip.isConnected) leftAtMs = Date.now();
    tip.remove();
    control = null;
  };
  const show = () => {
    if (!control?.isConnected) return hide();
    tip.textContent = control.getAttribute('aria-label');
    // A modal dialog lies above everything else of the page.
    (control.closest('dialog') ?? document.body).append(tip);
    placeAt(tip, control);
  };
  const come = (to: HTMLElement | null) => {
    if (to === control) return;
    hide();
    control = to;
    if (to) timer = window.setTimeout(show, Date.now() - leftAtMs < TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS);
  };
  const onPointer = ({ target, pointerType }: PointerEvent) => {
    // Words that are read with a magnifier may be gone over with the pointer.
    if (pointerType !== 'touch' && target !== tip) come(iconOnly(target));
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && isFocusShown(target)) come(iconOnly(target));
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide();
  };
  const heard: [string, (event: never) => void][] = [
    ['pointerover', onPointer],
    ['pointerdown', hide],
    ['focusin', onFocus],
    ['focusout', hide],
    ['keydown', onKey],
    ['scroll', hide],
  ];
  for (const [event, listener] of heard) document.addEventListener(event, listener as EventListener, true);
  return () => {
    hide();
    for (const [event, listener] of heard) document.removeEventListener(event, listener as EventListener, true);
  };
}

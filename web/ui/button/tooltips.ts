import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '../../../core/domain/limits.ts';
import { isFocusShown } from '../is-focus-shown.ts';
import styles from './tooltips.module.css';

/** Return the icon-only button or link that contains the event target, or null if there is none. */
function iconOnly(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('button[aria-label], a[aria-label]') : null;
  return control && control.textContent?.trim() === '' ? control : null;
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
 * Show the label of every icon-only button of the page, or its shorter `data-tip`, as a tooltip: 700 ms after hover or
 * keyboard focus, or at once if another tooltip closed less than 300 ms ago, but never on touch. Return a function that
 * removes the listeners.
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
    tip.textContent = control.dataset['tip'] ?? control.getAttribute('aria-label');
    // An open modal dialog covers the page, so the tooltip of a button in the dialog must be inside the dialog.
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
    // Keep the tooltip while the pointer is on it: users of a screen magnifier move the pointer there to read it.
    if (pointerType !== 'touch' && target !== tip) come(iconOnly(target));
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && isFocusShown(target)) come(iconOnly(target));
  };
  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    // The Escape that hides a tooltip must not also dismiss a toast. In an open dialog it dismisses no toast anyway, and
    // must close the dialog.
    const isDialogOpen = document.documentElement.hasAttribute('data-dialog');
    if (key === 'Escape' && tip.isConnected && !isDialogOpen) event.preventDefault();
    // Hide the tooltip when a key activates the button: otherwise the tooltip would cover the dialog that opens.
    if (key === 'Escape' || key === 'Enter' || key === ' ') hide();
  };
  const listeners: [string, (event: never) => void][] = [
    ['pointerover', onPointer],
    ['pointerdown', hide],
    ['focusin', onFocus],
    ['focusout', hide],
    ['keydown', onKey],
    ['scroll', hide],
  ];
  for (const [event, listener] of listeners) document.addEventListener(event, listener as EventListener, true);
  return () => {
    hide();
    for (const [event, listener] of listeners) document.removeEventListener(event, listener as EventListener, true);
  };
}

import type { ReactNode } from 'react';
import { TOAST_REMOVAL_DELAY_MS, TOAST_VISIBLE_MAX } from '../../../core/domain/limits.ts';

type ToastVariant = 'default' | 'destructive' | 'success' | 'reflection';

export type ToastRequest = {
  title: string;
  description?: ReactNode;
  variant?: ToastVariant;
  durationMs?: number;
  /** The button beside the text, which also dismisses the toast. */
  action?: { label: string; onSelect: () => void };
  /** Focus the action, for keyboard users. The toast stays open as long as the action has the focus. */
  takesFocus?: boolean;
};

export type Toast = ToastRequest & { id: string; open: boolean };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Show a toast in place of the current one. Return its id, for `dismissToast`. */
export function toast(request: ToastRequest): string {
  lastId += 1;
  const id = String(lastId);
  publish([{ ...request, id, open: true }, ...toasts].slice(0, TOAST_VISIBLE_MAX));
  return id;
}

/**
 * Dismiss the toast with this id or, if no id is given, all toasts. Remove dismissed toasts from the list 1,000,000 ms
 * later.
 */
export function dismissToast(id?: string): void {
  const closing = toasts.filter((each) => each.open && (id === undefined || each.id === id)).map((each) => each.id);
  if (closing.length === 0) return;
  publish(toasts.map((each) => (closing.includes(each.id) ? { ...each, open: false } : each)));
  setTimeout(() => publish(toasts.filter((each) => !closing.includes(each.id))), TOAST_REMOVAL_DELAY_MS);
}

/** Remove all toasts at once, at the end of a test or of a session. */
export function clearToasts(): void {
  publish([]);
}

export const currentToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Dismiss an open toast with one of these titles, for example the toast of a failure when the user tries again. */
export function dismissToastTitled(...titles: readonly string[]): void {
  const said = currentToasts().find(({ open, title }) => open && titles.includes(title));
  if (said) dismissToast(said.id);
}

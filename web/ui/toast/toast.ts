import type { ReactNode } from 'react';
import { TOAST_REMOVAL_DELAY_MS, TOAST_VISIBLE_MAX } from '../../../core/domain/limits.ts';

type ToastVariant = 'default' | 'destructive' | 'success' | 'reflection';

export type ToastRequest = {
  title: string;
  description?: ReactNode;
  variant?: ToastVariant;
  durationMs?: number;
  action?: { label: string; onSelect: () => void };
  /** Focus the action button, for keyboard users. The toast stays open while the button has the focus. */
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

/** Show a toast in place of the current one, and return its id. */
export function toast(request: ToastRequest): string {
  lastId += 1;
  const id = String(lastId);
  publish([{ ...request, id, open: true }, ...toasts].slice(0, TOAST_VISIBLE_MAX));
  return id;
}

/** Change what the toast with this id says below its title. It stays for as long as it would have. */
export function describeToast(id: string, description: string): void {
  publish(toasts.map((each) => (each.id === id ? { ...each, description } : each)));
}

/** Close the toast with this id, or all toasts if no id is given. A closed toast stays in the list for 1,000,000 ms. */
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

/** Close the open toast if it has one of these titles, for example a failure toast when the user tries again. */
export function dismissToastTitled(...titles: readonly string[]): void {
  const said = currentToasts().find(({ open, title }) => open && titles.includes(title));
  if (said) dismissToast(said.id);
}

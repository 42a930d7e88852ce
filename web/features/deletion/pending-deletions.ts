import { useMemo, useSyncExternalStore } from 'react';
import type { Reflection } from '../../../core/contract/reflection.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { storage } from '../../device/storage.ts';
import type { DraftWindow } from '../drafts/draft.ts';
import { useUid } from '../session/use-session.ts';

/**
 * A reflection that the user has deleted, but that the server still has. Screens hide it. Its text is not stored here.
 */
export type PendingDeletion = DraftWindow & {
  readonly id: string;
  readonly revision: number;
  /**
   * Epoch ms. Until then, no other tab sends the deletion, because one tab offers to undo it. If that tab was killed,
   * the next start does not wait for this time.
   */
  readonly heldUntilMs: number;
  /** The local day of the reflection while the server counts it; undefined if it was imported, or is no longer counted. */
  readonly countedDay?: Day | undefined;
  /** Whether it is an imported entry, which takes up no window. Undefined if an earlier version stored it. */
  readonly isImported?: boolean;
  /** Whether the tab that offers to undo the deletion holds `offerLock`. */
  readonly hasLock?: boolean;
};

/**
 * For this long, only the tab that offers to undo a deletion sends it. If that tab dies in a browser without locks,
 * other tabs wait until then.
 */
export const OFFER_HELD_MS = 60_000;

/** The lock that a tab holds while it offers to undo a deletion. */
export const offerLock = (id: string): string => `inward-undo:${id}`;

const listeners = new Set<() => void>();

export const deletionsKey = (uid: string): string => `inward-deletions:${encodeURIComponent(uid)}`;

const isPending = (value: unknown): value is PendingDeletion =>
  typeof value === 'object' && value !== null && 'id' in value && 'revision' in value && 'heldUntilMs' in value;

function parse(text: string | null): readonly PendingDeletion[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isPending) : [];
  } catch {
    return [];
  }
}

export const pendingDeletions = (uid: string): readonly PendingDeletion[] => parse(storage.get(deletionsKey(uid)));

const endedKey = (uid: string): string => `inward-deletion-ended:${encodeURIComponent(uid)}`;

/** After this time, in milliseconds, no page shows data any more that it requested before a deletion ended. */
const STALE_AFTER_MS = 60_000;

/**
 * Return whether a deletion ended so recently that this page may have requested its data before, and may show the
 * reflection again.
 */
export const hasJustEnded = (uid: string): boolean =>
  Math.abs(Date.now() - Number(storage.get(endedKey(uid)))) < STALE_AFTER_MS;

function store(uid: string, pending: readonly PendingDeletion[]): boolean {
  if (pending.length === 0) storage.remove(deletionsKey(uid));
  const isStored = pending.length === 0 || storage.setJson(deletionsKey(uid), pending);
  for (const listener of listeners) listener();
  return isStored;
}

const others = (uid: string, id: string) => pendingDeletions(uid).filter((each) => each.id !== id);

/** Store or replace a deletion on the device. Return false if the device cannot store it. */
export const putPending = (uid: string, pending: PendingDeletion): boolean =>
  store(uid, [...others(uid, pending.id), pending]);

/** Forget a deletion that the server has completed or refused, or that the user has undone. */
export function removePending(uid: string, id: string): void {
  storage.set(endedKey(uid), String(Date.now()));
  store(uid, others(uid, id));
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

export function usePendingDeletions(): readonly PendingDeletion[] {
  const key = deletionsKey(useUid());
  const text = useSyncExternalStore(subscribe, () => storage.get(key));
  return useMemo(() => parse(text), [text]);
}

/** Return a function that filters a list of reflections: it removes those that the user has deleted on this device. */
export function useVisible(): <R extends Pick<Reflection, 'id'>>(list: readonly R[]) => R[] {
  const pending = usePendingDeletions();
  return useMemo(() => {
    const hidden = new Set(pending.map(({ id }) => id));
    return (list) => list.filter(({ id }) => !hidden.has(id));
  }, [pending]);
}

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
  /** Undefined if an earlier version stored the deletion: see `dayOfDeletion`. */
  readonly localDate?: Day | undefined;
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

/** Show a change of the pending deletions on this page. Browsers send storage events only to other pages. */
export function showChangedDeletions(): void {
  for (const listener of listeners) listener();
}

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

/** Call `onChange` when the pending deletions change in this tab or in another. Return a stop function. */
export function watchDeletions(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

export function usePendingDeletions(): readonly PendingDeletion[] {
  const key = deletionsKey(useUid());
  const text = useSyncExternalStore(watchDeletions, () => storage.get(key));
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

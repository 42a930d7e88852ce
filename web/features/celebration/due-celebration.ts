import type { Day } from '../../../core/domain/days/day.ts';
import type { Stats } from '../../../core/domain/stats/stats.ts';
import { storage } from '../../device/storage.ts';

/** A submit whose milestone is not known yet. */
export type DueCelebration = {
  /** Epoch ms by the device's clock. It tells this submit from a later one. */
  readonly submittedAtMs: number;
  readonly day: Day;
  /** The stats before the submit, or null if they were unknown. */
  readonly before: Stats | null;
};

/** The lock of the tab that finds the milestone, so that no other tab celebrates it too. */
export const celebrationLock = 'inward-celebration';

const dueKey = (uid: string): string => `inward-celebration:${encodeURIComponent(uid)}`;

const isDue = (value: unknown): value is DueCelebration =>
  typeof value === 'object' && value !== null && 'submittedAtMs' in value && 'before' in value;

/**
 * Remember the latest submit on the device, because its page may be closed or reloaded before its milestone is
 * known. Return false if the device cannot store it.
 */
export const putDue = (uid: string, due: DueCelebration): boolean => storage.setJson(dueKey(uid), due);

export function findDue(uid: string): DueCelebration | null {
  const value = storage.getJson(dueKey(uid));
  return isDue(value) ? value : null;
}

/** Forget the latest submit: after words of harm, nothing may be celebrated. */
export const forgetDue = (uid: string): void => storage.remove(dueKey(uid));

/** Forget a submit, but no later one. */
export function removeDue(uid: string, due: DueCelebration): void {
  if (findDue(uid)?.submittedAtMs === due.submittedAtMs) storage.remove(dueKey(uid));
}

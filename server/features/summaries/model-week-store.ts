import type { Day } from '../../../core/domain/days/day.ts';
import type { Tx } from '../../db/db.ts';
import type { ModelFault } from '../../writer/writer.ts';
import type { WeekFault } from './due-week-store.ts';
import type { VersionKey } from './summary-store.ts';

const ofKey = (tx: Tx, { userId, weekStart, version }: VersionKey) =>
  tx
    .updateTable('app.model_weeks')
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .where('version', '=', version);

/** Lets a version wait for a model; one that waits or was given up begins anew, and whoever is at it loses it. */
export async function putModelWeek(tx: Tx, { userId, weekStart, version }: VersionKey, now: Date): Promise<void> {
  const fresh = { due_at: now, ordered_at: now, tries: 0, lost: 0, claimed_until: null, failed: null };
  await tx
    .insertInto('app.model_weeks')
    .values({ user_id: userId, week_start: weekStart, version, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'week_start', 'version']).doUpdateSet(fresh))
    .execute();
}

/** `tries`: how often a model was asked before. `lost`: how many workers never came back, the last one included. */
export type ClaimedVersion = { readonly tries: number; readonly lost: number; readonly orderedAt: Date };

/** Takes a version that is due until `until`; null when it is not to be had. */
export async function claimModelWeek(
  tx: Tx,
  key: VersionKey,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<ClaimedVersion | null> {
  const row = await ofKey(tx, key)
    .set((eb) => ({
      claimed_until: until,
      tries: eb('tries', '+', 1),
      // Whoever ends a try gives the claim back: one that is still there belongs to a worker that died.
      lost: eb
        .case()
        .when('claimed_until', 'is', null)
        .then(eb.ref('lost'))
        .else(eb('lost', '+', 1))
        .end(),
    }))
    .where('failed', 'is', null)
    .where('due_at', '<=', now)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .returning(['tries', 'lost', 'ordered_at'])
    .executeTakeFirst();
  return row === undefined ? null : { tries: row.tries - 1, lost: row.lost, orderedAt: row.ordered_at };
}

/** Gives it back untried: there was no place, or no token left today. */
export async function postponeModelWeek(tx: Tx, key: VersionKey, dueAt: Date): Promise<void> {
  await ofKey(tx, key)
    .set((eb) => ({ claimed_until: null, due_at: dueAt, tries: eb('tries', '-', 1) }))
    .execute();
}

/** Ends a try: another one at `dueAt`, or given up. False when the claim was lost meanwhile. */
export async function endTry(
  tx: Tx,
  key: VersionKey,
  until: Date,
  end: { readonly dueAt: Date } | { readonly failed: ModelFault | WeekFault },
): Promise<boolean> {
  const change = 'dueAt' in end ? { due_at: end.dueAt } : { failed: end.failed };
  const result = await ofKey(tx, key)
    .set({ ...change, claimed_until: null })
    .where('claimed_until', '=', until)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Takes the version off the schedule; with `until` only where the claim still holds, else it answers false. */
export async function removeModelWeek(tx: Tx, key: VersionKey, until?: Date): Promise<boolean> {
  const { userId, weekStart, version } = key;
  const one = tx
    .deleteFrom('app.model_weeks')
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .where('version', '=', version);
  const result = await (until === undefined ? one : one.where('claimed_until', '=', until)).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Takes every version of a week off the schedule. */
export async function removeModelWeeks(tx: Tx, userId: string, weekStart: Day): Promise<void> {
  await tx.deleteFrom('app.model_weeks').where('user_id', '=', userId).where('week_start', '=', weekStart).execute();
}

/** In milliseconds: a pause that is longer than this is an outage, which nobody waits for. */
const soonMs = 120_000;

/** Whether a model is about to write a version of this week. */
export async function isWaitingForModel(tx: Tx, userId: string, weekStart: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('app.model_weeks')
    .select('version')
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .where('failed', 'is', null)
    .where('due_at', '<=', new Date(now.getTime() + soonMs))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of all people: the next versions that are due, in the order of the schedule's index, nobody's work in progress. */
export async function dueModelWeeks(tx: Tx, now: Date, limit: number): Promise<(VersionKey & { dueAt: Date })[]> {
  const rows = await tx
    .selectFrom('app.model_weeks')
    .select(['user_id', 'week_start', 'version', 'due_at'])
    .where('failed', 'is', null)
    .where('due_at', '<=', now)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .orderBy('due_at')
    .orderBy('user_id')
    .orderBy('week_start')
    .orderBy('version')
    .limit(limit)
    .execute();
  return rows.map(({ user_id, week_start, version, due_at }) => ({
    userId: user_id,
    weekStart: week_start,
    version,
    dueAt: due_at,
  }));
}

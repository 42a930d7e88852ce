import { sql } from 'kysely';
import type { Day } from '../../../core/domain/days/day.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Lease } from '../../jobs/job.ts';
import type { ModelFault } from '../../writer/writer.ts';
import { refusesModels, wantsModel } from '../users/model-consent.ts';
import type { UserRow } from '../users/user-store.ts';
import type { WeekFault } from './due-week-store.ts';
import type { VersionKey } from './summary-store.ts';

const update = (tx: Tx, { userId, weekStart, version }: VersionKey) =>
  tx
    .updateTable('app.model_weeks')
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .where('version', '=', version);

/**
 * Schedule this version of a week's summary to be written by a model. If it is already scheduled or has failed, reset its
 * schedule: a worker that has claimed the version loses the lease.
 */
async function putModelWeek(tx: Tx, { userId, weekStart, version }: VersionKey, now: Date): Promise<void> {
  const fresh = { due_at: now, ordered_at: now, tries: 0, lost: 0, claimed_until: null, failed: null };
  await tx
    .insertInto('app.model_weeks')
    .values({ user_id: userId, week_start: weekStart, version, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'week_start', 'version']).doUpdateSet(fresh))
    .execute();
}

/**
 * Schedule a stored version for a model. Do nothing if the week is careful (contains a phrase of harm), or if the user
 * does not want the model that this server uses now. If this server has no model yet but expects one, schedule the
 * version unless the user has refused models.
 */
export async function scheduleModel(
  { summaryModel }: Pick<Deps, 'summaryModel'>,
  tx: Tx,
  key: VersionKey,
  about: { readonly user: UserRow; readonly careful: boolean; readonly now: Date },
): Promise<void> {
  const choice = summaryModel.now();
  const isExpected = choice === null && summaryModel.isExpected() && !refusesModels(about.user);
  if (!about.careful && (isExpected || wantsModel(about.user, choice))) await putModelWeek(tx, key, about.now);
}

/** A version that this worker has claimed until `until`, to call the model for it. */
export type ClaimedVersion = VersionKey & {
  /** The number of earlier attempts for this version that failed. */
  readonly failures: number;
  /** The number of workers that died while they processed this version. */
  readonly lostWorkers: number;
  readonly orderedAt: Date;
  readonly until: Date;
};

/** Claim the version of any user that has been due for the longest time. Return null if no version is due. */
export async function claimModelWeek(tx: Tx, { now, until }: Lease): Promise<ClaimedVersion | null> {
  // A worker that ends an attempt clears its claim, so an expired claim means that the worker died. Without
  // `materialized`, PostgreSQL may run the subquery once per row and claim several versions.
  const { rows } = await sql<Omit<ClaimedVersion, 'until'>>`
    with due as materialized (
      select user_id, week_start, version from app.model_weeks
      where due_at <= ${now} and failed is null and (claimed_until is null or claimed_until <= ${now})
      order by due_at, user_id, week_start, version limit 1 for update skip locked
    )
    update app.model_weeks w set claimed_until = ${until}, tries = w.tries + 1,
      lost = w.lost + case when w.claimed_until is null then 0 else 1 end
    from due
    where w.user_id = due.user_id and w.week_start = due.week_start and w.version = due.version
    returning w.user_id as "userId", w.week_start as "weekStart", w.version, w.tries - 1 as failures,
      w.lost as "lostWorkers", w.ordered_at as "orderedAt"`.execute(tx);
  return rows[0] === undefined ? null : { ...rows[0], until };
}

/** Postpone a call because no model slot is free or the daily token limit is reached. This counts as no attempt. */
export async function postponeModelWeek(tx: Tx, claimed: ClaimedVersion, dueAt: Date): Promise<void> {
  await update(tx, claimed)
    .set((eb) => ({ claimed_until: null, due_at: dueAt, tries: eb('tries', '-', 1) }))
    .where('claimed_until', '=', claimed.until)
    .execute();
}

/** End a failed attempt: retry at `dueAt`, or mark the version as failed. Return false if the lease was lost. */
export async function endModelAttempt(
  tx: Tx,
  claimed: ClaimedVersion,
  end: { readonly dueAt: Date } | { readonly failed: ModelFault | WeekFault },
): Promise<boolean> {
  const change = 'dueAt' in end ? { due_at: end.dueAt } : { failed: end.failed };
  const result = await update(tx, claimed)
    .set({ ...change, claimed_until: null })
    .where('claimed_until', '=', claimed.until)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Remove a version from the schedule, and return whether it was removed. If `until` is given, remove the version only
 * if its lease still ends at `until`.
 */
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

export async function removeModelWeeks(tx: Tx, userId: string, weekStart: Day): Promise<void> {
  await tx.deleteFrom('app.model_weeks').where('user_id', '=', userId).where('week_start', '=', weekStart).execute();
}

/**
 * If the next model call is due later than this, there is probably an outage. Then `isWaitingForModel` returns false,
 * so that the user is not told to wait.
 */
const soonMs = 120_000;

/** Return whether a model will soon write a version of this week. */
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

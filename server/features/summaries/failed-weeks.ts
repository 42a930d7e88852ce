import { sql } from 'kysely';
import type { Day } from '../../../core/domain/days/day.ts';
import type { Db } from '../../db/db.ts';

/**
 * A week whose summary failed permanently. `version` is the version for which a model failed, or null if the builtin
 * writer failed.
 */
export type FailedWeek = {
  readonly userId: string;
  readonly weekStart: Day;
  readonly version: number | null;
  readonly reason: string;
};

export function listFailedWeeks({ asSweeper }: Pick<Db, 'asSweeper'>): Promise<FailedWeek[]> {
  return asSweeper(async (tx) => {
    const unwritten = tx
      .selectFrom('app.due_weeks')
      .select(['user_id', 'week_start', sql<number | null>`null::integer`.as('version'), 'failed'])
      .where('failed', 'is not', null);
    const withoutModel = tx
      .selectFrom('app.model_weeks')
      .select(['user_id', 'week_start', sql<number | null>`version`.as('version'), 'failed'])
      .where('failed', 'is not', null);
    const rows = await unwritten.unionAll(withoutModel).orderBy('week_start').orderBy('user_id').execute();
    return rows.map(({ user_id, week_start, version, failed }) => ({
      userId: user_id,
      weekStart: week_start,
      version,
      reason: failed ?? '',
    }));
  });
}

/** Schedule the failed summary and the failed versions of a week again, due now. Return the number of changed rows. */
export function retryFailedWeek({ asOwner }: Pick<Db, 'asOwner'>, userId: string, weekStart: Day): Promise<number> {
  return asOwner(userId, async (tx) => {
    const fresh = { tries: 0, claimed_until: null, failed: null };
    const now = sql<Date>`now()`;
    const weeks = await tx
      .updateTable('app.due_weeks')
      .set((eb) => ({ ...fresh, generation: eb('generation', '+', 1) }))
      .where('user_id', '=', userId)
      .where('week_start', '=', weekStart)
      .where('failed', 'is not', null)
      .executeTakeFirst();
    const versions = await tx
      .updateTable('app.model_weeks')
      .set({ ...fresh, lost: 0, ordered_at: now, due_at: now })
      .where('user_id', '=', userId)
      .where('week_start', '=', weekStart)
      .where('failed', 'is not', null)
      .returning('version')
      .execute();
    for (const { version } of versions) {
      await tx
        .updateTable('app.summary_versions')
        .set({ model_failed: false })
        .where('user_id', '=', userId)
        .where('week_start', '=', weekStart)
        .where('version', '=', version)
        .execute();
    }
    return Number(weeks.numUpdatedRows) + versions.length;
  });
}

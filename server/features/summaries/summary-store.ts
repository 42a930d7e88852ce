import type { Selectable } from 'kysely';
import type { Day } from '../../../core/domain/days/day.ts';
import type { Tx } from '../../db/db.ts';
import type { Schema } from '../../db/schema.ts';

export type VersionRow = Selectable<Schema['app.summary_versions']>;

/** One version of a summary with the summary's id. */
export type SummaryRow = VersionRow & { readonly id: string };

const ownVersions = (tx: Tx, userId: string) =>
  tx
    .selectFrom('app.summaries as s')
    .innerJoin('app.summary_versions as v', (join) =>
      join.onRef('v.user_id', '=', 's.user_id').onRef('v.week_start', '=', 's.week_start'),
    )
    .selectAll('v')
    .select('s.id')
    .where('s.user_id', '=', userId)
    .where('v.user_id', '=', userId);

/** The kept version of each of a person's summaries, newest week first. */
export function listSummaries(tx: Tx, userId: string): Promise<SummaryRow[]> {
  return ownVersions(tx, userId).whereRef('v.version', '=', 's.version').orderBy('s.week_start', 'desc').execute();
}

/** The kept version. */
export async function findSummary(tx: Tx, userId: string, id: string): Promise<SummaryRow | null> {
  const row = await ownVersions(tx, userId)
    .whereRef('v.version', '=', 's.version')
    .where('s.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Every version, in the order they were made. */
export function listVersions(tx: Tx, userId: string, id: string): Promise<SummaryRow[]> {
  return ownVersions(tx, userId).where('s.id', '=', id).orderBy('v.version').execute();
}

/** How many versions the person asked for in the week that begins on this Monday of theirs. */
export async function countAskedFor(tx: Tx, userId: string, monday: Day): Promise<number> {
  const { count } = await tx
    .selectFrom('app.summary_versions')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('asked_week', '=', monday)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertVersion(tx: Tx, row: VersionRow): Promise<void> {
  await tx.insertInto('app.summary_versions').values(row).execute();
}

/** The week's summary as far as it decides whether one may be written; null while there is none. */
export async function findRemade(tx: Tx, userId: string, weekStart: Day): Promise<{ wasRemade: boolean } | null> {
  const row = await tx
    .selectFrom('app.summaries')
    .select('remade')
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .executeTakeFirst();
  return row === undefined ? null : { wasRemade: row.remade };
}

/**
 * Stores a week's version 0; one that is there is made anew, and what the person keeps instead of it stays kept. Words
 * of harm that came late hold for all versions: the careful one is kept, and none of the others goes on a card.
 */
export async function putFirstVersion(tx: Tx, id: string, generation: number, row: VersionRow): Promise<void> {
  const { user_id, week_start, generated_at } = row;
  await tx
    .insertInto('app.summaries')
    .values({ user_id, id, week_start, generation, remade: false, generated_at, announced_at: generated_at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'week_start']).doUpdateSet({
        ...{ generation, generated_at, remade: true },
        ...(row.careful && { version: 0 }),
      }),
    )
    .execute();
  const { user_id: _user, week_start: _week, version: _version, ...written } = row;
  await tx
    .insertInto('app.summary_versions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'week_start', 'version']).doUpdateSet(written))
    .execute();
  if (row.careful) await markVersionsCareful(tx, user_id, week_start);
}

/** Mark all versions of a week as careful: the week holds a phrase of harm, so no version may go on a card. */
export async function markVersionsCareful(tx: Tx, userId: string, weekStart: Day): Promise<void> {
  await tx
    .updateTable('app.summary_versions')
    .set({ careful: true })
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .execute();
}

/** Keeps another version; false when there is none of this number. */
export async function keepVersion(tx: Tx, userId: string, id: string, version: number): Promise<boolean> {
  const result = await tx
    .updateTable('app.summaries as s')
    .set({ version })
    .where('s.user_id', '=', userId)
    .where('s.id', '=', id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('app.summary_versions as v')
          .select('v.version')
          .where('v.user_id', '=', userId)
          .whereRef('v.week_start', '=', 's.week_start')
          .where('v.version', '=', version),
      ),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export type VersionKey = { readonly userId: string; readonly weekStart: Day; readonly version: number };

export async function findVersion(tx: Tx, { userId, weekStart, version }: VersionKey): Promise<VersionRow | null> {
  const row = await tx
    .selectFrom('app.summary_versions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .where('version', '=', version)
    .executeTakeFirst();
  return row ?? null;
}

/** Changes a version: a model's words in place of the builtin ones, or that a model was asked in vain. */
export async function updateVersion(
  tx: Tx,
  { userId, weekStart, version }: VersionKey,
  change: Partial<VersionRow>,
): Promise<void> {
  await tx
    .updateTable('app.summary_versions')
    .set(change)
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .where('version', '=', version)
    .execute();
}

import type { Selectable } from 'kysely';
import type { Day } from '../../../core/domain/days/day.ts';
import type { Tx } from '../../db/db.ts';
import type { Schema } from '../../db/schema.ts';
import { summaryId } from './summary-id.ts';

export type VersionRow = Selectable<Schema['app.summary_versions']>;

/** A version of a summary, with the summary's id. `remade`: version 0 has replaced an earlier text. */
export type SummaryRow = VersionRow & { readonly id: string; readonly remade: boolean };

const joinedVersions = (tx: Tx, userId: string) =>
  tx
    .selectFrom('app.summaries as s')
    .innerJoin('app.summary_versions as v', (join) =>
      join.onRef('v.user_id', '=', 's.user_id').onRef('v.week_start', '=', 's.week_start'),
    )
    .where('s.user_id', '=', userId)
    .where('v.user_id', '=', userId);

const ownVersions = (tx: Tx, userId: string) => joinedVersions(tx, userId).selectAll('v').select(['s.id', 's.remade']);

const ownChosen = (tx: Tx, userId: string) => ownVersions(tx, userId).whereRef('v.version', '=', 's.version');

/** Return the chosen version of each summary of the user, newest week first. */
export function listSummaries(tx: Tx, userId: string): Promise<SummaryRow[]> {
  return ownChosen(tx, userId).orderBy('s.week_start', 'desc').execute();
}

const ownThemes = (tx: Tx, userId: string) =>
  joinedVersions(tx, userId)
    .whereRef('v.version', '=', 's.version')
    .select(['v.week_start', 'v.title', 'v.key_themes', 'v.careful'])
    .orderBy('s.week_start', 'desc');

export type ThemesRow = Pick<VersionRow, 'week_start' | 'title' | 'key_themes' | 'careful'>;

/**
 * Return the titles and themes of the chosen versions, newest week first. `careful`: the week contains a phrase of
 * harm.
 */
export const listThemes = (tx: Tx, userId: string): Promise<ThemesRow[]> => ownThemes(tx, userId).execute();

/** The maximum number of earlier summaries whose titles a writer gets: those of one year. */
const mostEarlier = 52;

export const listEarlier = (tx: Tx, userId: string, weekStart: Day): Promise<ThemesRow[]> =>
  ownThemes(tx, userId).where('s.week_start', '<', weekStart).limit(mostEarlier).execute();

export async function findSummary(tx: Tx, userId: string, id: string): Promise<SummaryRow | null> {
  const row = await ownChosen(tx, userId).where('s.id', '=', id).executeTakeFirst();
  return row ?? null;
}

export function listVersions(tx: Tx, userId: string, id: string): Promise<SummaryRow[]> {
  return ownVersions(tx, userId).where('s.id', '=', id).orderBy('v.version').execute();
}

/** Count the stored versions that the user requested in the week that starts on `monday`. */
export async function countRequested(tx: Tx, userId: string, monday: Day): Promise<number> {
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

/**
 * Return whether a week's summary was already replaced, and whether the deletion of a reflection has deleted its text
 * (`isEmpty`). Return null if the week has no summary.
 */
export async function findReplaced(
  tx: Tx,
  userId: string,
  weekStart: Day,
): Promise<{ readonly wasReplaced: boolean; readonly isEmpty: boolean } | null> {
  const row = await tx
    .selectFrom('app.summaries as s')
    .leftJoin('app.summary_versions as v', (join) =>
      join.onRef('v.user_id', '=', 's.user_id').onRef('v.week_start', '=', 's.week_start').on('v.version', '=', 0),
    )
    .select(['s.remade', 'v.version'])
    .where('s.user_id', '=', userId)
    .where('s.week_start', '=', weekStart)
    .executeTakeFirst();
  return row === undefined ? null : { wasReplaced: row.remade, isEmpty: row.version === null };
}

/** Query the weeks whose summary has no chosen version. */
const weeksWithoutText = (tx: Tx, userId: string) =>
  tx
    .selectFrom('app.summaries as s')
    .leftJoin('app.summary_versions as v', (join) =>
      join
        .onRef('v.user_id', '=', 's.user_id')
        .onRef('v.week_start', '=', 's.week_start')
        .onRef('v.version', '=', 's.version'),
    )
    .select('s.week_start')
    .where('s.user_id', '=', userId)
    .where('v.version', 'is', null);

/** Return the weeks whose summary has no text, because a reflection of the week was deleted. */
export async function listErasedWeeks(tx: Tx, userId: string): Promise<Day[]> {
  return (await weeksWithoutText(tx, userId).execute()).map(({ week_start }) => week_start);
}

/**
 * Return the weeks whose summary has lost its chosen version, oldest first. Omit weeks whose chosen version is 0,
 * because version 0 is written again after the deletion of a reflection.
 */
export async function listLostChoices(tx: Tx, userId: string): Promise<Day[]> {
  const rows = await weeksWithoutText(tx, userId).where('s.version', '>', 0).orderBy('s.week_start').execute();
  return rows.map(({ week_start }) => week_start);
}

/** Return the `generation` that the week had in app.due_weeks when its summary was written, or 0 without a summary. */
export async function findGeneration(tx: Tx, userId: string, weekStart: Day): Promise<number> {
  const row = await tx
    .selectFrom('app.summaries')
    .select('generation')
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .executeTakeFirst();
  return row?.generation ?? 0;
}

/**
 * Store version 0 of a week's summary, or replace it. The version that the user chose stays chosen, except in a careful
 * week (with a phrase of harm): then version 0 is chosen, and no version may be on a card.
 */
export async function putFirstVersion(tx: Tx, generation: number, row: VersionRow): Promise<void> {
  const { user_id, week_start, generated_at } = row;
  const id = summaryId(user_id, week_start);
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

/** Mark all versions of a week as careful, because the week contains a phrase of harm: no card may show them. */
export async function markVersionsCareful(tx: Tx, userId: string, weekStart: Day): Promise<void> {
  await tx
    .updateTable('app.summary_versions')
    .set({ careful: true })
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .execute();
}

/** Choose a version of a summary. Return false if the version does not exist. */
export async function putChosenVersion(tx: Tx, userId: string, id: string, version: number): Promise<boolean> {
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

/** Return all versions of the user that the builtin writer wrote. */
export function listBuiltinTexts(tx: Tx, userId: string) {
  return tx
    .selectFrom('app.summary_versions')
    .select(['week_start', 'version', 'long_summary', 'key_themes', 'evidence'])
    .where('user_id', '=', userId)
    .where('model', 'is', null)
    .execute();
}

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

import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../db/db.ts';
import { type JsonBatches, runBatches } from '../../db/json-batches.ts';
import { ownedRecords } from '../../db/owned-records.ts';
import { readInPages } from '../../db/read-in-pages.ts';
import type { Schema } from '../../db/schema.ts';

// Queries on the tables of this folder, for export, import and account deletion.

export type SummaryRecord = Selectable<Schema['app.summaries']> & {
  readonly versions: readonly Selectable<Schema['app.summary_versions']>[];
};

/** The user's summaries, except those whose text is being written again after the deletion of a reflection. */
const summariesWithText = (tx: Tx, userId: string) =>
  tx
    .selectFrom('app.summaries as s')
    .where('s.user_id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('app.summary_versions as v')
          .select('v.version')
          .where('v.user_id', '=', userId)
          .whereRef('v.week_start', '=', 's.week_start'),
      ),
    );

/** Yield all summaries of a user with all their versions, oldest week first. */
export const eachSummary = (tx: Tx, userId: string): AsyncGenerator<SummaryRecord> =>
  readInPages(async (last, limit) => {
    const query = summariesWithText(tx, userId).selectAll('s');
    const summaries = await (last === null ? query : query.where('week_start', '>', last.week_start))
      .orderBy('week_start')
      .limit(limit)
      .execute();
    const [first] = summaries;
    if (first === undefined) return [];
    const versions = await tx
      .selectFrom('app.summary_versions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('week_start', '>=', first.week_start)
      .where('week_start', '<=', summaries.at(-1)?.week_start ?? first.week_start)
      .orderBy('week_start')
      .orderBy('version')
      .execute();
    return summaries.map((summary) => ({
      ...summary,
      versions: versions.filter(({ week_start }) => week_start === summary.week_start),
    }));
  });

export const listModelWeeks = (tx: Tx, userId: string): Promise<Selectable<Schema['app.model_weeks']>[]> =>
  tx
    .selectFrom('app.model_weeks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('week_start')
    .orderBy('version')
    .execute();

export async function countSummaries(tx: Tx, userId: string): Promise<number> {
  const { count } = await summariesWithText(tx, userId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type SummaryBatches = {
  readonly summaries: JsonBatches;
  readonly versions: JsonBatches;
  readonly corrections: JsonBatches;
  readonly waitingWeeks: JsonBatches;
};

/** Store the summaries, corrections and scheduled weeks of an import. The account must have no summaries. */
export async function replaceSummaries(tx: Tx, userId: string, batches: SummaryBatches): Promise<void> {
  await tx.deleteFrom('app.due_weeks').where('user_id', '=', userId).execute();
  await tx.deleteFrom('app.model_weeks').where('user_id', '=', userId).execute();
  await tx.deleteFrom('app.theme_corrections').where('user_id', '=', userId).execute();
  await runBatches(
    tx,
    batches.summaries,
    (json) => sql`
      insert into app.summaries (user_id, id, week_start, generation, remade, generated_at, version, announced_at)
      select u.user_id, r.* from ${ownedRecords(userId, json)} as r (id uuid, week_start date,
        generation integer, remade boolean, generated_at timestamptz, version integer, announced_at timestamptz)`,
  );
  await runBatches(
    tx,
    batches.versions,
    (json) => sql`
      insert into app.summary_versions (user_id, week_start, version, title, long_summary, key_themes,
        reflection_count, evidence, careful, model, model_failed, asked_week, generated_at)
      select u.user_id, r.* from ${ownedRecords(userId, json)} as r (week_start date, version integer,
        title text, long_summary text, key_themes text[], reflection_count integer, evidence jsonb, careful boolean,
        model text, model_failed boolean, asked_week date, generated_at timestamptz)`,
  );
  await runBatches(
    tx,
    batches.corrections,
    (json) => sql`
      insert into app.theme_corrections (user_id, theme, name, corrected_at)
      select u.user_id, r.* from ${ownedRecords(userId, json)}
        as r (theme text, name text, corrected_at timestamptz)`,
  );
  await runBatches(
    tx,
    batches.waitingWeeks,
    (json) => sql`
      insert into app.due_weeks (user_id, week_start, due_at, generation, failed)
      select ${userId}::uuid, r.* from jsonb_to_recordset(${json}::jsonb)
        as r (week_start date, due_at timestamptz, generation integer, failed text)`,
  );
}

export async function eraseSummaries(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('app.model_weeks').where('user_id', '=', userId).execute();
  await tx.deleteFrom('app.due_weeks').where('user_id', '=', userId).execute();
  await tx.deleteFrom('app.theme_corrections').where('user_id', '=', userId).execute();
  await tx.deleteFrom('app.summary_versions').where('user_id', '=', userId).execute();
  await tx.deleteFrom('app.summaries').where('user_id', '=', userId).execute();
}

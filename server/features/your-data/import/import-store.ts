import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../../../core/domain/days/day.ts';
import { IMPORTED_PER_DAY_MAX } from '../../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import type { Tx } from '../../../db/db.ts';
import type { UserChange } from '../../users/user-store.ts';
import type { Batches, ImportRead } from './read-import.ts';

/** The type of every question, by its id. */
export async function readPromptTypes(tx: Tx): Promise<Map<string, ReflectionType>> {
  const rows = await tx.selectFrom('app.prompts').select(['id', 'type']).execute();
  return new Map(rows.map(({ id, type }) => [id, type]));
}

/** What lies in the account, wherever it was written. */
export async function countWritten(tx: Tx, userId: string): Promise<{ reflections: number; summaries: number }> {
  const count = async (table: 'app.reflections' | 'app.summaries') => {
    const { n } = await tx
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<string>().as('n'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  return { reflections: await count('app.reflections'), summaries: await count('app.summaries') };
}

async function each(batches: Batches, statement: (json: string) => RawBuilder<unknown>, tx: Tx): Promise<number> {
  let rows = 0n;
  for (const batch of batches) {
    const { numAffectedRows = 0n } = await statement(new TextDecoder().decode(batch)).execute(tx);
    rows += numAffectedRows;
  }
  return Number(rows);
}

/** How many of these reflections the account has already. */
export async function countKnown(tx: Tx, userId: string, batches: Batches): Promise<number> {
  let known = 0;
  for (const batch of batches) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from app.reflections
      where user_id = ${userId}
        and id in (select id from jsonb_to_recordset(${new TextDecoder().decode(batch)}::jsonb) as r (id uuid))
    `.execute(tx);
    known += rows[0]?.n ?? 0;
  }
  return known;
}

/**
 * What the account will have from elsewhere with these places (JSON of ids and days): how many, and the first day that
 * would have too many of them.
 */
export async function countImported(
  tx: Tx,
  userId: string,
  places: Uint8Array,
): Promise<{ readonly total: number; readonly fullDay: Day | null }> {
  const { rows } = await sql<{ total: number; full_day: Day | null }>`
    with every as (
      select distinct on (id) id, day from (
        select id, day from app.reflections where user_id = ${userId} and imported_from is not null
        union all
        select id, day from jsonb_to_recordset(${new TextDecoder().decode(places)}::jsonb) as r (id uuid, day date)
      ) as any_of_them
    ), days as (select day, count(*)::int as n from every group by day)
    select coalesce(sum(n), 0)::int as total, min(day) filter (where n > ${IMPORTED_PER_DAY_MAX}) as full_day from days
  `.execute(tx);
  const [row] = rows;
  return { total: row?.total ?? 0, fullDay: row?.full_day ?? null };
}

/** Stores reflections; those that are there already stay as they are. Answers how many are new. */
export const insertReflections = (tx: Tx, userId: string, batches: Batches): Promise<number> =>
  each(
    batches,
    (json) => sql`
      insert into app.reflections (user_id, id, day, type, prompt_id, content, word_count, submitted_at, updated_at,
        available_from, available_until, timezone_offset, late, revision, idempotency_key, imported_from)
      select ${userId}::uuid, r.* from jsonb_to_recordset(${json}::jsonb) as r (id uuid, day date, type text,
        prompt_id uuid, content text, word_count integer, submitted_at timestamptz, updated_at timestamptz,
        available_from timestamptz, available_until timestamptz, timezone_offset integer, late boolean,
        revision integer, idempotency_key text, imported_from text)
      on conflict (user_id, id) do nothing`,
    tx,
  );

type Journal = NonNullable<ImportRead['journal']>;

/** Puts the days, the summaries and the person's row of a journal in place of an empty account's. */
export async function replaceJournal(tx: Tx, userId: string, journal: Journal, now: Date): Promise<void> {
  for (const table of ['app.days', 'app.due_weeks', 'app.model_weeks'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  const { created_at, ...change }: Journal['user'] = journal.user;
  const user: UserChange & { created_at: Date } = { ...change, created_at, updated_at: now };
  await tx.updateTable('app.users').set(user).where('user_id', '=', userId).execute();
  await each(
    journal.days,
    (json) => sql`
      insert into app.days (user_id, day, row, evening_prompt_id, deep_prompt_id)
      select ${userId}::uuid, r.* from jsonb_to_recordset(${json}::jsonb)
        as r (day date, row jsonb, evening_prompt_id uuid, deep_prompt_id uuid)`,
    tx,
  );
  await each(
    journal.summaries,
    (json) => sql`
      insert into app.summaries (user_id, id, week_start, generation, remade, generated_at, version, announced_at)
      select ${userId}::uuid, r.* from jsonb_to_recordset(${json}::jsonb) as r (id uuid, week_start date,
        generation integer, remade boolean, generated_at timestamptz, version integer, announced_at timestamptz)`,
    tx,
  );
  await each(
    journal.versions,
    (json) => sql`
      insert into app.summary_versions (user_id, week_start, version, title, long_summary, key_themes,
        reflection_count, evidence, careful, model, model_failed, asked_week, generated_at)
      select ${userId}::uuid, r.* from jsonb_to_recordset(${json}::jsonb) as r (week_start date, version integer,
        title text, long_summary text, key_themes text[], reflection_count integer, evidence jsonb, careful boolean,
        model text, model_failed boolean, asked_week date, generated_at timestamptz)`,
    tx,
  );
  await each(
    journal.waitingWeeks,
    (json) => sql`
      insert into app.due_weeks (user_id, week_start, due_at, generation, failed)
      select ${userId}::uuid, r.* from jsonb_to_recordset(${json}::jsonb)
        as r (week_start date, due_at timestamptz, generation integer, failed text)`,
    tx,
  );
}

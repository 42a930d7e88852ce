import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { ImportSource } from '../../../core/contract/reflection.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { IMPORTED_PER_DAY_MAX } from '../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import type { Tx } from '../../db/db.ts';
import { type JsonBatches, runBatches } from '../../db/json-batches.ts';
import { ownedRecords } from '../../db/owned-records.ts';
import { readInPages } from '../../db/read-in-pages.ts';
import type { Schema } from '../../db/schema.ts';

// Queries on the tables of this folder, for export, import, account deletion and the explanation of the streak.

export type ReflectionRecord = Selectable<Schema['app.reflections']> & { readonly question: string | null };

/** The number of ids per page. Pages are large because no index has this order, so each query sorts all reflections. */
const keysPerPage = 10_000;
const rowsPerRead = 200;

const eachReflectionId = (tx: Tx, userId: string) =>
  readInPages((last: { readonly id: string } | null, limit) => {
    const query = tx.selectFrom('app.reflections as r').select('r.id').where('r.user_id', '=', userId);
    const rest =
      last === null
        ? query
        : query.where(
            // Read the time of the page's last row from the database. A Date has only milliseconds, so with a Date
            // the next page would contain this row again.
            sql<boolean>`(r.day, r.submitted_at, r.id) > (
              select l.day, l.submitted_at, l.id from app.reflections l where l.user_id = ${userId} and l.id = ${last.id}
            )`,
          );
    return rest.orderBy('r.day').orderBy('r.submitted_at').orderBy('r.id').limit(limit).execute();
  }, keysPerPage);

const readReflections = (tx: Tx, userId: string, ids: readonly string[]): Promise<ReflectionRecord[]> =>
  tx
    .selectFrom('app.reflections as r')
    .leftJoin('app.prompts as p', 'p.id', 'r.prompt_id')
    .selectAll('r')
    .select('p.question')
    .where('r.user_id', '=', userId)
    .where('r.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('r.day')
    .orderBy('r.submitted_at')
    .orderBy('r.id')
    .execute();

/** Yield all reflections of a user with the text of their prompts, oldest day first. */
export async function* eachReflection(tx: Tx, userId: string): AsyncGenerator<ReflectionRecord> {
  let ids: string[] = [];
  for await (const { id } of eachReflectionId(tx, userId)) {
    ids.push(id);
    if (ids.length < rowsPerRead) continue;
    yield* await readReflections(tx, userId, ids);
    ids = [];
  }
  yield* await readReflections(tx, userId, ids);
}

export async function listAnsweredPromptIds(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('app.reflections')
    .select('prompt_id')
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  return rows.flatMap(({ prompt_id }) => prompt_id ?? []);
}

export const listReflectionKeys = (
  tx: Tx,
  userId: string,
): Promise<Pick<ReflectionRecord, 'day' | 'idempotency_key'>[]> =>
  tx
    .selectFrom('app.reflections')
    .select(['day', 'idempotency_key'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute();

/** Return the types of the user's reflections, keyed by day. Ignore imported reflections. */
export async function listOwnTypes(tx: Tx, userId: string): Promise<ReadonlyMap<Day, readonly ReflectionType[]>> {
  const rows = await tx
    .selectFrom('app.reflections')
    .select(['day', sql<ReflectionType[]>`array_agg(type)`.as('types')])
    .where('user_id', '=', userId)
    .where('imported_from', 'is', null)
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, types }) => [day, types]));
}

export async function countReflections(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('app.reflections')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Characters that two texts with the same words may have in different numbers. */
const uncounted = ' \n\r\t\\>';

/**
 * SQL of a text as one line, without what the Markdown of a download adds: backslashes before marks, and the marks of a
 * quotation.
 */
const wordsOf = (text: RawBuilder<unknown>) => sql`
  btrim(regexp_replace(regexp_replace(regexp_replace(
    ${text}, '\\\\+(?=[-<>%$#=~\`[])', '', 'g'), '^[ \\t>]+', '', 'gn'), '\\s+', ' ', 'g'))`;

/** SQL that is true if two texts have the same words. The first comparison is fast and excludes nearly all others. */
const hasSameWords = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`
  (translate(${one}, ${uncounted}, '') = translate(${other}, ${uncounted}, '') and ${wordsOf(one)} = ${wordsOf(other)})`;

/**
 * SQL that is true if the account lacks the reflection `r`: its id and, if it is a note, the words of a reflection of
 * its day. The Markdown of a download has the question before these words. The two subqueries are separate, so that
 * each uses an index.
 */
const isNew = (userId: string) => sql`
  not exists (select from app.reflections known where known.user_id = ${userId} and known.id = r.id)
  and not (r.imported_from = 'markdown' and exists (
    select from app.reflections known left join app.prompts p on p.id = known.prompt_id
    where known.user_id = ${userId} and known.day = r.day and (${hasSameWords(sql`r.content`, sql`known.content`)}
      or ${hasSameWords(sql`r.content`, sql`p.question || E'\\n' || known.content`)})))`;

type NewReflections = {
  readonly count: number;
  /** The size of the texts in bytes. */
  readonly bytes: number;
  /** How many of the new reflections of a day are imported. */
  readonly imported: ReadonlyMap<Day, number>;
};

/** Count the reflections of the batches that the account does not have yet. */
export async function countNew(tx: Tx, userId: string, batches: JsonBatches): Promise<NewReflections> {
  const total = { count: 0, bytes: 0 };
  const imported = new Map<Day, number>();
  for (const batch of batches) {
    const { rows } = await sql<{ day: Day; count: number; bytes: number; imported: number }>`
      select day, count(*)::int as count, sum(octet_length(content))::int as bytes, count(imported_from)::int as imported
      from jsonb_to_recordset(${new TextDecoder().decode(batch)}::jsonb)
        as r (id uuid, day date, content text, imported_from text)
      where ${isNew(userId)}
      group by day
    `.execute(tx);
    for (const row of rows) {
      total.count += row.count;
      total.bytes += row.bytes;
      if (row.imported > 0) imported.set(row.day, (imported.get(row.day) ?? 0) + row.imported);
    }
  }
  return { ...total, imported };
}

/**
 * Return how many imported reflections the account would have if it got `added` more on each day. `fullDay` is the
 * first day that would have more imported reflections than the limit, or null.
 */
export async function countImported(
  tx: Tx,
  userId: string,
  added: ReadonlyMap<Day, number>,
): Promise<{ readonly total: number; readonly fullDay: Day | null }> {
  const rows = await tx
    .selectFrom('app.reflections')
    .select((eb) => ['day', eb.fn.countAll<string>().as('count')])
    .where('user_id', '=', userId)
    .where('imported_from', 'is not', null)
    .groupBy('day')
    .execute();
  const counts = new Map(added);
  for (const { day, count } of rows) counts.set(day, (counts.get(day) ?? 0) + Number(count));
  let total = 0;
  for (const count of counts.values()) total += count;
  const [fullDay = null] = [...counts].flatMap(([day, count]) => (count > IMPORTED_PER_DAY_MAX ? [day] : [])).sort();
  return { total, fullDay };
}

/** Store reflections and return how many are new. Skip a reflection that the account has already. */
export const insertReflections = (tx: Tx, userId: string, batches: JsonBatches): Promise<number> =>
  runBatches(
    tx,
    batches,
    (json) => sql`
      insert into app.reflections (user_id, id, day, type, prompt_id, content, word_count, submitted_at, updated_at,
        available_from, available_until, timezone_offset, late, revision, idempotency_key, imported_from,
        imported_at)
      select u.user_id, r.* from ${ownedRecords(userId, json)} as r (id uuid, day date, type text,
        prompt_id uuid, content text, word_count integer, submitted_at timestamptz, updated_at timestamptz,
        available_from timestamptz, available_until timestamptz, timezone_offset integer, late boolean,
        revision integer, idempotency_key text, imported_from text, imported_at timestamptz)
      where ${isNew(userId)}
      on conflict (user_id, id) do nothing`,
  );

/** One import of a user. `importedAt` is null for all entries of the source that have no time of their import. */
export type ImportKey = { readonly source: ImportSource; readonly importedAt: Date | null };

/** Return the user's imports that still have entries, newest first, then those without a time. */
export const listImports = (tx: Tx, userId: string): Promise<(ImportKey & { readonly entries: number })[]> =>
  tx
    .selectFrom('app.reflections')
    .select(['imported_from as source', 'imported_at as importedAt', sql<number>`count(*)::int`.as('entries')])
    .where('user_id', '=', userId)
    .where('imported_from', 'is not', null)
    .$narrowType<{ source: ImportSource }>()
    .groupBy(['imported_from', 'imported_at'])
    .orderBy(sql`imported_at desc nulls last, imported_from`)
    .execute();

/** Delete all entries of an import, and return how many there were. */
export async function deleteImport(tx: Tx, userId: string, { source, importedAt }: ImportKey): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('app.reflections')
    .where('user_id', '=', userId)
    .where('imported_from', '=', source)
    .where('imported_at', importedAt === null ? 'is' : '=', importedAt)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function eraseReflections(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('app.reflections').where('user_id', '=', userId).execute();
}

import { type Selectable, sql } from 'kysely';
import type { SearchOrder } from '../../../core/contract/reflections.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { CALENDAR_REFLECTIONS_MAX } from '../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import type { Tx } from '../../db/db.ts';
import type { Schema } from '../../db/schema.ts';

type Stored = Selectable<Schema['app.reflections']>;

/** A stored reflection with the question of its prompt. The question is '' for a reflection without a prompt. */
export type ReflectionRow = Stored & { readonly question: string };

const ownReflections = (tx: Tx, userId: string) =>
  tx
    .selectFrom('app.reflections as r')
    .leftJoin('app.prompts as p', 'p.id', 'r.prompt_id')
    .selectAll('r')
    .select((eb) => eb.fn.coalesce('p.question', sql<string>`''`).as('question'))
    .where('r.user_id', '=', userId);

/** Return a reflection of the user, locked until the end of the transaction. */
export async function lockReflection(tx: Tx, userId: string, id: string): Promise<ReflectionRow | null> {
  return (await ownReflections(tx, userId).where('r.id', '=', id).forUpdate('r').executeTakeFirst()) ?? null;
}

export async function findByKey(tx: Tx, userId: string, key: string): Promise<ReflectionRow | null> {
  return (await ownReflections(tx, userId).where('r.idempotency_key', '=', key).executeTakeFirst()) ?? null;
}

/** Return the reflection that was written in a window. Ignore imported reflections. */
export async function findWritten(
  tx: Tx,
  userId: string,
  { day, type }: { readonly day: Day; readonly type: ReflectionType },
): Promise<ReflectionRow | null> {
  return (
    (await ownReflections(tx, userId)
      .where('r.day', '=', day)
      .where('r.type', '=', type)
      .where('r.imported_from', 'is', null)
      .executeTakeFirst()) ?? null
  );
}

/** The position after which the next page begins. `submittedAt` is a string: a Date would lose the microseconds. */
export type Position = { readonly id: string; readonly day: Day; readonly submittedAt: string };

export async function findPosition(tx: Tx, userId: string, id: string): Promise<Position | null> {
  const row = await tx
    .selectFrom('app.reflections')
    .select(['id', 'day', sql<string>`submitted_at::text`.as('submittedAt')])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Which reflections a page contains: at most `limit`, after the position `after`, newest or oldest first. */
type ReflectionPage = { readonly limit: number; readonly after: Position | null; readonly order: SearchOrder };

/** Return the order of a page: by day, then by the time of the submit. `table` is the alias of the reflections. */
function inOrder(table: 'r' | 'n', order: SearchOrder) {
  const direction = sql.raw(order === 'newest' ? 'desc' : 'asc');
  return sql.join(['day', 'submitted_at', 'id'].map((column) => sql`${sql.ref(`${table}.${column}`)} ${direction}`));
}

function pageOf(tx: Tx, userId: string, { limit, after, order }: ReflectionPage) {
  const query = ownReflections(tx, userId);
  const isAfter = order === 'newest' ? sql`<` : sql`>`;
  const further =
    after === null
      ? query
      : query.where(
          // Compare with values instead of a subquery, because PostgreSQL uses the index only for values.
          sql<boolean>`(r.day, r.submitted_at, r.id) ${isAfter}
            (${after.day}::date, ${after.submittedAt}::timestamptz, ${after.id}::uuid)`,
        );
  return further.orderBy(inOrder('r', order)).limit(limit);
}

/** Return a page of reflections, newest day first. Within a day, the latest submission is first. */
export const listNewest = (tx: Tx, userId: string, page: Omit<ReflectionPage, 'order'>): Promise<ReflectionRow[]> =>
  pageOf(tx, userId, { ...page, order: 'newest' }).execute();

/**
 * Return the text size of each reflection of a page, and whether the reflection matches a search: each pattern must
 * occur in its text or in its question.
 */
export function judgePage(
  tx: Tx,
  userId: string,
  page: ReflectionPage,
  patterns: readonly string[],
): Promise<(Position & { readonly bytes: number; readonly matches: boolean })[]> {
  const matchOf = (pattern: string) => sql`(n.content ~ ${pattern} or n.question ~ ${pattern})`;
  const matches = sql.join([sql`true`, ...patterns.map(matchOf)], sql` and `);
  return tx
    .selectFrom(pageOf(tx, userId, page).as('n'))
    .select([
      'n.id',
      'n.day',
      sql<string>`n.submitted_at::text`.as('submittedAt'),
      sql<number>`octet_length(n.content)`.as('bytes'),
      sql<boolean>`${matches}`.as('matches'),
    ])
    .orderBy(inOrder('n', page.order))
    .execute();
}

export const listByIds = (
  tx: Tx,
  userId: string,
  ids: readonly string[],
  order: SearchOrder,
): Promise<ReflectionRow[]> =>
  pageOf(tx, userId, { limit: ids.length, after: null, order })
    .where(sql<boolean>`r.id = any(${ids}::uuid[])`)
    .execute();

export type MarkedDay = {
  readonly day: Day;
  readonly types: ReflectionType[];
  /** The types without imported reflections. */
  readonly ownTypes: ReflectionType[];
  readonly hasImported: boolean;
};

/** Return the days from `first` to `last` (inclusive) that have reflections, oldest first, each with its types. */
export function listMarkedDays(tx: Tx, userId: string, first: Day, last: Day): Promise<MarkedDay[]> {
  return tx
    .selectFrom('app.reflections')
    .select([
      'day',
      sql<ReflectionType[]>`array_agg(distinct type order by type desc)`.as('types'),
      sql<ReflectionType[]>`coalesce(
        array_agg(distinct type order by type desc) filter (where imported_from is null), '{}')`.as('ownTypes'),
      sql<boolean>`bool_or(imported_from is not null)`.as('hasImported'),
    ])
    .where('user_id', '=', userId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('day')
    .orderBy('day')
    .execute();
}

/** Return the written days that have no own reflection any more. `marked` must cover these days. */
export function writtenWithout(marked: readonly MarkedDay[], written: readonly Day[]): Day[] {
  const stored = new Set(marked.filter(({ ownTypes }) => ownTypes.length > 0).map(({ day }) => day));
  return written.filter((day) => !stored.has(day));
}

export async function findFirstDay(tx: Tx, userId: string): Promise<Day | null> {
  const row = await tx
    .selectFrom('app.reflections')
    .select('day')
    .where('user_id', '=', userId)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** Return the last day before `first` and the first day after `last` that have reflections, each null if there is none. */
export async function findDaysAround(
  tx: Tx,
  userId: string,
  first: Day,
  last: Day,
): Promise<{ readonly before: Day | null; readonly after: Day | null }> {
  const days = tx.selectFrom('app.reflections').select('day').where('user_id', '=', userId).limit(1);
  const before = await days.where('day', '<', first).orderBy('day', 'desc').executeTakeFirst();
  const after = await days.where('day', '>', last).orderBy('day').executeTakeFirst();
  return { before: before?.day ?? null, after: after?.day ?? null };
}

/**
 * Return the reflections of these days, at most CALENDAR_REFLECTIONS_MAX, in the order of `days`. Within a day, the
 * latest submission is first.
 */
export const listOfDays = (tx: Tx, userId: string, days: readonly Day[]): Promise<ReflectionRow[]> =>
  ownReflections(tx, userId)
    .where(sql<boolean>`r.day = any(${days}::date[])`)
    .orderBy(sql`array_position(${days}::date[], r.day)`)
    .orderBy('r.submitted_at', 'desc')
    .limit(CALENDAR_REFLECTIONS_MAX)
    .execute();

/** Return the reflections from `first` to `last` (inclusive), newest first; null if too many for a response. */
export async function listRange(tx: Tx, userId: string, first: Day, last: Day): Promise<ReflectionRow[] | null> {
  const rows = await ofRange(tx, userId, first, last)
    .limit(CALENDAR_REFLECTIONS_MAX + 1)
    .execute();
  return rows.length > CALENDAR_REFLECTIONS_MAX ? null : rows;
}

/** Return the reflections from `first` to `last` (inclusive), newest first, without imported ones. */
export function listWritten(tx: Tx, userId: string, first: Day, last: Day): Promise<ReflectionRow[]> {
  return ofRange(tx, userId, first, last).where('r.imported_from', 'is', null).execute();
}

const ofRange = (tx: Tx, userId: string, first: Day, last: Day) =>
  ownReflections(tx, userId)
    .where('r.day', '>=', first)
    .where('r.day', '<=', last)
    .orderBy('r.day', 'desc')
    .orderBy('r.submitted_at', 'desc');

/** Count the reflections from `first` to `last` (inclusive), without imported ones. */
export async function countWritten(tx: Tx, userId: string, first: Day, last: Day): Promise<number> {
  const { count } = await tx
    .selectFrom('app.reflections')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('imported_from', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Return the UTF-8 size of all texts of a user. `octet_length` does not read the texts: 230 MB take 20 to 70 ms. */
export async function countTextBytes(tx: Tx, userId: string): Promise<number> {
  const { bytes } = await tx
    .selectFrom('app.reflections')
    .select(sql<number>`least(coalesce(sum(octet_length(content)), 0), 2147483647)::int`.as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return bytes;
}

export async function insertReflection(tx: Tx, row: Stored): Promise<void> {
  await tx.insertInto('app.reflections').values(row).execute();
}

export async function deleteRow(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('app.reflections').where('user_id', '=', userId).where('id', '=', id).execute();
}

export async function updateContent(
  tx: Tx,
  userId: string,
  id: string,
  change: Pick<Stored, 'content' | 'word_count' | 'updated_at' | 'revision'>,
): Promise<void> {
  await tx.updateTable('app.reflections').set(change).where('user_id', '=', userId).where('id', '=', id).execute();
}

import type { Selectable } from 'kysely';
import type { Day } from '../../../core/domain/day.ts';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import type { Tx } from '../../db/db.ts';
import type { Schema } from '../../db/schema.ts';

type Stored = Selectable<Schema['app.reflections']>;

/** A reflection with the words of the prompt that it answers. */
export type ReflectionRow = Stored & { readonly question: string };

const ownReflections = (tx: Tx, userId: string) =>
  tx
    .selectFrom('app.reflections as r')
    .innerJoin('app.prompts as p', 'p.id', 'r.prompt_id')
    .selectAll('r')
    .select('p.question')
    .where('r.user_id', '=', userId);

/** One reflection, locked until the end of the transaction. */
export async function lockReflection(tx: Tx, userId: string, id: string): Promise<ReflectionRow | null> {
  return (await ownReflections(tx, userId).where('r.id', '=', id).forUpdate('r').executeTakeFirst()) ?? null;
}

export async function findByKey(tx: Tx, userId: string, key: string): Promise<ReflectionRow | null> {
  return (await ownReflections(tx, userId).where('r.idempotency_key', '=', key).executeTakeFirst()) ?? null;
}

/** What is written in a day's window of a type. */
export async function findWritten(
  tx: Tx,
  userId: string,
  { day, type }: { readonly day: Day; readonly type: ReflectionType },
): Promise<ReflectionRow | null> {
  return (
    (await ownReflections(tx, userId).where('r.day', '=', day).where('r.type', '=', type).executeTakeFirst()) ?? null
  );
}

/** The newest first: by their day, within a day by when they arrived. */
export function listNewest(tx: Tx, userId: string, limit: number): Promise<ReflectionRow[]> {
  return ownReflections(tx, userId).orderBy('r.day', 'desc').orderBy('r.submitted_at', 'desc').limit(limit).execute();
}

/** Of the days from `first` to `last`, both included, newest first. */
export function listDays(tx: Tx, userId: string, first: Day, last: Day): Promise<ReflectionRow[]> {
  return ownReflections(tx, userId)
    .where('r.day', '>=', first)
    .where('r.day', '<=', last)
    .orderBy('r.day', 'desc')
    .orderBy('r.submitted_at', 'desc')
    .execute();
}

/** How many lie in the days from `first` to `last`, both included. */
export async function countDays(tx: Tx, userId: string, first: Day, last: Day): Promise<number> {
  const { count } = await tx
    .selectFrom('app.reflections')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertReflection(tx: Tx, row: Stored): Promise<void> {
  await tx.insertInto('app.reflections').values(row).execute();
}

export async function updateContent(
  tx: Tx,
  userId: string,
  id: string,
  change: Pick<Stored, 'content' | 'word_count' | 'updated_at' | 'revision'>,
): Promise<void> {
  await tx.updateTable('app.reflections').set(change).where('user_id', '=', userId).where('id', '=', id).execute();
}

import { type Selectable, sql } from 'kysely';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import { promptAt, promptsAt } from '../../../core/domain/windows/prompt-order.ts';
import type { Db, Tx } from '../../db/db.ts';
import type { Schema } from '../../db/schema.ts';

export type StoredPrompt = { readonly id: string; readonly question: string };

/** The position of a prompt in a user's order of prompts, which is shuffled for each user. */
type PromptPlace = { readonly userId: string; readonly type: ReflectionType; readonly position: number };

/** Return the ids of the prompts at these positions, in the order of the positions. */
export async function pickPrompts(tx: Tx, places: readonly PromptPlace[]): Promise<string[]> {
  if (places.length === 0) return [];
  const counts = await tx
    .selectFrom('app.prompts')
    .select((eb) => ['type', eb.fn.countAll<string>().as('count')])
    .groupBy('type')
    .execute();
  const countOf = new Map(counts.map(({ type, count }) => [type, Number(count)]));
  const types = places.map(({ type }) => type);
  const positions = places.map(({ userId, type, position }) =>
    promptAt(`${userId}/${type}`, countOf.get(type) ?? 0, position),
  );
  const { rows } = await sql<{ id: string }>`
    select p.id from unnest(${types}::text[], ${positions}::integer[]) with ordinality w (type, position, place)
      join app.prompts p on p.type = w.type and p.position = w.position
    order by w.place`.execute(tx);
  if (rows.length < places.length) throw new Error('app.prompts has no prompt at a requested position');
  return rows.map(({ id }) => id);
}

const eveningPrompts = new WeakMap<Db, readonly StoredPrompt[]>();

/** Return the user's evening prompts at these positions. All prompts are cached: only a migration changes them. */
export async function readEveningPrompts(
  db: Db,
  tx: Tx,
  userId: string,
  positions: readonly number[],
): Promise<StoredPrompt[]> {
  let all = eveningPrompts.get(db);
  if (all === undefined) {
    const prompts = tx.selectFrom('app.prompts').select(['id', 'question']).where('type', '=', 'evening');
    all = await prompts.orderBy('position').execute();
    eveningPrompts.set(db, all);
  }
  const known = all;
  return promptsAt(`${userId}/evening`, known.length, positions).flatMap((index) => known[index] ?? []);
}

/** Return a prompt by its id, or null if it does not exist or has another type. */
export async function findPrompt(tx: Tx, id: string, type: ReflectionType): Promise<StoredPrompt | null> {
  const row = await tx
    .selectFrom('app.prompts')
    .select(['id', 'question'])
    .where('id', '=', id)
    .where('type', '=', type)
    .executeTakeFirst();
  return row ?? null;
}

export async function readPromptTypes(tx: Tx): Promise<Map<string, ReflectionType>> {
  const rows = await tx.selectFrom('app.prompts').select(['id', 'type']).execute();
  return new Map(rows.map(({ id, type }) => [id, type]));
}

/** Return the prompts with these ids, ordered by type (evening first) and position. */
export async function listPrompts(tx: Tx, ids: readonly string[]): Promise<Selectable<Schema['app.prompts']>[]> {
  const { rows } = await sql<Selectable<Schema['app.prompts']>>`
    select * from app.prompts where id = any (${ids}::uuid[]) order by type desc, position`.execute(tx);
  return rows;
}

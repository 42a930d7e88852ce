import { sql } from 'kysely';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import { promptAt } from '../../../core/domain/windows/prompt-order.ts';
import type { Tx } from '../../db/db.ts';

export type Prompt = { readonly id: string; readonly question: string };

/** A place in a person's own shuffled order of prompts. */
export type PromptPlace = { readonly userId: string; readonly type: ReflectionType; readonly position: number };

/** The ids of the prompts at these places, in the order asked. */
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
  if (rows.length < places.length) throw new Error('a place has no prompt');
  return rows.map(({ id }) => id);
}

/** A prompt by its id, null when there is none of this type. */
export async function findPrompt(tx: Tx, id: string, type: ReflectionType): Promise<Prompt | null> {
  const row = await tx
    .selectFrom('app.prompts')
    .select(['id', 'question'])
    .where('id', '=', id)
    .where('type', '=', type)
    .executeTakeFirst();
  return row ?? null;
}

/** The prompt that was given for a window, null when none was. */
export async function findGivenPrompt(
  tx: Tx,
  userId: string,
  window: { readonly day: string; readonly type: ReflectionType },
): Promise<Prompt | null> {
  const column = window.type === 'evening' ? 'd.evening_prompt_id' : 'd.deep_prompt_id';
  const row = await tx
    .selectFrom('app.days as d')
    .innerJoin('app.prompts as p', 'p.id', column)
    .select(['p.id', 'p.question'])
    .where('d.user_id', '=', userId)
    .where('d.day', '=', window.day)
    .executeTakeFirst();
  return row ?? null;
}

import { promptAt } from '../../../core/domain/prompt-order.ts';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import type { Tx } from '../../db/db.ts';

export type Prompt = { readonly id: string; readonly question: string };

/** The prompt at a place of the person's own shuffled order. */
export async function pickPrompt(tx: Tx, userId: string, type: ReflectionType, position: number): Promise<string> {
  const { count } = await tx
    .selectFrom('app.prompts')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .selectFrom('app.prompts')
    .select('id')
    .where('type', '=', type)
    .where('position', '=', promptAt(`${userId}/${type}`, Number(count), position))
    .executeTakeFirstOrThrow();
  return id;
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

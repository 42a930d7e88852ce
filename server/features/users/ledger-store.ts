import { sql } from 'kysely';
import type { DayRow, Ledger } from '../../../core/domain/ledger-state.ts';
import type { Tx } from '../../db/db.ts';
import { lockUser, type UserRow } from './user-store.ts';

/** A person with the days of their ledger that the rules may ask about. `ledger` is null before the first claim. */
export type LoadedPerson = { readonly user: UserRow; readonly ledger: Ledger | null };

const ledgerOf = ({ ledger }: UserRow, rows: readonly DayRow[]): Ledger | null =>
  ledger === null ? null : { state: ledger, rows };

/**
 * Person and days in one query and without a lock: for answers that write nothing. The two belong together because one
 * statement sees one moment.
 */
export async function readPerson(tx: Tx, userId: string): Promise<LoadedPerson | null> {
  const row = await tx
    .selectFrom('app.users as u')
    .selectAll('u')
    .select(
      sql<DayRow[]>`(
        select coalesce(jsonb_agg(d.row order by d.day), '[]')
        from app.days d where d.user_id = u.user_id and d.day >= u.load_from
      )`.as('rows'),
    )
    .where('u.user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { rows, ...user } = row;
  return { user, ledger: ledgerOf(user, rows) };
}

/**
 * Person and days with the person's row locked. The days are a query of their own: one that waited for the lock would
 * still see the days of before.
 */
export async function lockPerson(tx: Tx, userId: string): Promise<LoadedPerson | null> {
  const user = await lockUser(tx, userId);
  if (user === null) return null;
  if (user.load_from === null) return { user, ledger: null };
  const days = await tx
    .selectFrom('app.days')
    .select('row')
    .where('user_id', '=', userId)
    .where('day', '>=', user.load_from)
    .orderBy('day')
    .execute();
  return {
    user,
    ledger: ledgerOf(
      user,
      days.map(({ row }) => row),
    ),
  };
}

/** The prompts that were given for a day, by type. */
export type DayPrompts = { readonly evening: string | null; readonly deep: string | null };

/** Stores one day; a prompt once given for it stays. */
export async function saveDay(tx: Tx, userId: string, row: DayRow, prompts: DayPrompts): Promise<void> {
  await tx
    .insertInto('app.days')
    .values({ user_id: userId, day: row.day, row, evening_prompt_id: prompts.evening, deep_prompt_id: prompts.deep })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet((eb) => ({
        row: eb.ref('excluded.row'),
        evening_prompt_id: eb.fn.coalesce('app.days.evening_prompt_id', 'excluded.evening_prompt_id'),
        deep_prompt_id: eb.fn.coalesce('app.days.deep_prompt_id', 'excluded.deep_prompt_id'),
      })),
    )
    .execute();
}

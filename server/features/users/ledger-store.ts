import { sql } from 'kysely';
import type { Day } from '../../../core/domain/days/day.ts';
import {
  type DayRow,
  firstDayToLoad,
  type Ledger,
  type LedgerState,
} from '../../../core/domain/ledger/ledger-state.ts';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import type { StreakDay } from '../../../core/domain/stats/streak.ts';
import type { Tx } from '../../db/db.ts';
import { lockUser, type UserRow } from './user-store.ts';

/** A user with the ledger days from `load_from` on. `ledger` is null before the first request with a zone offset. */
export type UserWithLedger = { readonly user: UserRow; readonly ledger: Ledger | null };

const ledgerOf = ({ ledger }: UserRow, rows: readonly DayRow[]): Ledger | null =>
  ledger === null ? null : { state: ledger, rows };

/**
 * Return the user and the ledger days without a lock, for requests that write nothing. Use a single query, which reads
 * one snapshot: with two queries, the user and the days could be inconsistent.
 */
export async function findUserWithLedger(tx: Tx, userId: string): Promise<UserWithLedger | null> {
  const row = await tx
    .selectFrom('app.users as u')
    .selectAll('u')
    .select(
      sql<DayRow[]>`(
        select coalesce(jsonb_agg(d.row order by d.day), '[]')
        from app.days d where d.user_id = ${userId} and d.day >= u.load_from
      )`.as('rows'),
    )
    .where('u.user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { rows, ...user } = row;
  return { user, ledger: ledgerOf(user, rows) };
}

/** Return the zone names and ledgers of many users, keyed by user id. */
export async function readLedgers(
  tx: Tx,
  userIds: readonly string[],
): Promise<Map<string, { readonly timeZone: string | null; readonly ledger: Ledger | null }>> {
  const { rows } = await sql<Pick<UserRow, 'user_id' | 'time_zone' | 'ledger'> & { days: DayRow[] }>`
    select u.user_id, u.time_zone, u.ledger,
      (select coalesce(jsonb_agg(d.row order by d.day), '[]')
        from app.days d where d.user_id = u.user_id and d.day >= u.load_from) as days
    from app.users u where u.user_id = any (${`{${userIds.join(',')}}`}::uuid[])`.execute(tx);
  return new Map(
    rows.map(({ user_id, time_zone: timeZone, ledger, days }) => [
      user_id,
      { timeZone, ledger: ledger && { state: ledger, rows: days } },
    ]),
  );
}

/**
 * Lock the user's row, and return the user and the ledger days. Read the days in a second query: a single query that
 * waits for the lock would return the days from before the wait.
 */
export async function lockUserWithLedger(tx: Tx, userId: string): Promise<UserWithLedger | null> {
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

/** The ids of the prompts for the windows of a day, by type; null if a window has no prompt. */
type DayPrompts = { readonly evening: string | null; readonly deep: string | null };

/** A changed day of a user, with the prompts that this change adds. */
export type ChangedDay = { readonly userId: string; readonly row: DayRow; readonly prompts: DayPrompts };

/** Store changed days. A prompt that is already stored for a window does not change. */
export async function saveDays(tx: Tx, days: readonly ChangedDay[]): Promise<void> {
  if (days.length === 0) return;
  await tx
    .insertInto('app.days')
    .values(
      days.map(({ userId, row, prompts }) => ({
        user_id: userId,
        day: row.day,
        row,
        evening_prompt_id: prompts.evening,
        deep_prompt_id: prompts.deep,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet((eb) => ({
        row: eb.ref('excluded.row'),
        evening_prompt_id: eb.fn.coalesce('app.days.evening_prompt_id', 'excluded.evening_prompt_id'),
        deep_prompt_id: eb.fn.coalesce('app.days.deep_prompt_id', 'excluded.deep_prompt_id'),
      })),
    )
    .execute();
}

/** Store the ledger states of many users. The caller must have locked the rows of these users. */
export async function saveStates(
  tx: Tx,
  states: readonly { readonly userId: string; readonly state: LedgerState }[],
): Promise<void> {
  if (states.length === 0) return;
  const rows = states.map(({ userId, state }) => ({
    user_id: userId,
    ledger: state,
    load_from: firstDayToLoad(state),
  }));
  await sql`
    update app.users u set ledger = s.ledger, load_from = s.load_from
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) s (user_id uuid, ledger jsonb, load_from date)
    where u.user_id = s.user_id`.execute(tx);
}

/** Lock the rows of many users, always in the same order, so that two callers cannot deadlock. */
export async function lockUsers(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const ids = `{${userIds.join(',')}}`;
  await sql`select from app.users where user_id = any (${ids}::uuid[]) order by user_id for update`.execute(tx);
}

/** Return the prompt that is assigned to a window, or null if there is none. */
export async function findGivenPrompt(
  tx: Tx,
  userId: string,
  window: { readonly day: Day; readonly type: ReflectionType },
): Promise<{ readonly id: string; readonly question: string } | null> {
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

/** Return all days with a reflection and all bridged days (lost to a flight), in no particular order. */
export async function listStreakDays(tx: Tx, userId: string): Promise<StreakDay[]> {
  const { rows } = await sql<StreakDay>`
    select day, row->'written' <> '[]' as "isWritten", (row->'isBridged')::boolean as "isBridged"
    from app.days
    where user_id = ${userId} and (row->'written' <> '[]' or (row->'isBridged')::boolean)`.execute(tx);
  return rows;
}

/** Return the days from `first` to `last` (inclusive) that count as written, oldest first. */
export async function listWrittenDays(tx: Tx, userId: string, first: Day, last: Day): Promise<Day[]> {
  const days = await tx
    .selectFrom('app.days')
    .select('day')
    .where('user_id', '=', userId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where(sql<boolean>`row->'written' <> '[]'`)
    .orderBy('day')
    .execute();
  return days.map(({ day }) => day);
}

export async function listDays(tx: Tx, userId: string): Promise<DayRow[]> {
  const days = await tx.selectFrom('app.days').select('row').where('user_id', '=', userId).orderBy('day').execute();
  return days.map(({ row }) => row);
}

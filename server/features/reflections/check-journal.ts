import { sql } from 'kysely';
import { type DayRow, dayHas, findRow } from '../../../core/domain/ledger/ledger-state.ts';
import { longestRun, withRuns } from '../../../core/domain/ledger/run.ts';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import type { Tx } from '../../db/db.ts';
import { listDays } from '../users/ledger-store.ts';
import { findUser } from '../users/user-store.ts';
import { countTextBytes } from './reflection-store.ts';

type Stored = {
  readonly id: string;
  readonly day: string;
  readonly type: ReflectionType;
  readonly isOwn: boolean;
  readonly isInWeek: boolean;
  readonly hasWindow: boolean;
};

/** Return the facts that `checkJournal` compares. `isOwn`: the reflection was not imported from another product. */
async function listFacts(tx: Tx, userId: string, weekStart: string | null): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select id, day, type, imported_from is null as "isOwn",
      coalesce(day between ${weekStart}::date and ${weekStart}::date + 6, false) as "isInWeek",
      available_from < available_until and submitted_at >= available_from as "hasWindow"
    from app.reflections where user_id = ${userId} order by day, id`.execute(tx);
  return rows;
}

function checkDays(rows: readonly DayRow[], longest: number): string[] {
  const [first] = rows;
  if (first === undefined) return [];
  const counted = withRuns(rows, first.day);
  const wrong = rows.filter((row, index) => row !== counted[index]).map(({ day }) => `day ${day}: its streak is wrong`);
  return longestRun(0, counted) > longest ? [...wrong, 'the longest streak is too short'] : wrong;
}

/** Compare a user's stored counts and streaks with the days and reflections. Return one sentence per fault. */
export async function checkJournal(tx: Tx, userId: string): Promise<string[]> {
  const user = await findUser(tx, userId);
  if (user === null) return [];
  const days = await listDays(tx, userId);
  const stored = await listFacts(tx, userId, user.week_start);
  const own = stored.filter(({ isOwn }) => isOwn);
  const faults = checkDays(days, user.longest_streak);
  const compare = (what: string, kept: number, counted: number) => {
    if (kept !== counted) faults.push(`${what}: ${kept} is stored, ${counted} are there`);
  };
  compare('number of reflections', user.total_reflections, own.length);
  compare('reflections of the last week', user.week_count, own.filter(({ isInWeek }) => isInWeek).length);
  if (user.text_bytes !== null) compare('bytes of text', Number(user.text_bytes), await countTextBytes(tx, userId));
  for (const { id, day, type, hasWindow } of own) {
    const row = findRow(days, day);
    if (row === null || !dayHas(row, type)) faults.push(`reflection ${id}: its day does not count it`);
    if (!hasWindow) faults.push(`reflection ${id}: it was submitted before its window`);
    if (user.last_reflection_day === null || user.last_reflection_day < day)
      faults.push(`reflection ${id}: it is after the last day of writing`);
  }
  return faults;
}

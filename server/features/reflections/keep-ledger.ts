import {
  changesBetween,
  type DayRow,
  findRow,
  firstDayToLoad,
  type Ledger,
} from '../../../core/domain/ledger-state.ts';
import { REFLECTION_TYPES, type ReflectionType } from '../../../core/domain/reflection-type.ts';
import type { Tx } from '../../db/db.ts';
import { type DayPrompts, type LoadedPerson, saveDay } from '../users/ledger-store.ts';
import { moveReminders } from '../users/reminder-store.ts';
import { type UserChange, updateUser } from '../users/user-store.ts';
import { pickPrompt } from './prompt-store.ts';
import { rescheduleWeeks } from './schedule-week.ts';

/** The prompts that a change gave to a day for the first time; one given before is not touched. */
async function newPrompts(tx: Tx, userId: string, before: DayRow | null, row: DayRow): Promise<DayPrompts> {
  const given: Record<ReflectionType, string | null> = { evening: null, deep: null };
  for (const type of REFLECTION_TYPES) {
    const position = row.prompts[type];
    if (position === null || before?.prompts[type] === position) continue;
    given[type] = await pickPrompt(tx, userId, type, position);
  }
  return given;
}

/**
 * Stores what a call changed in a person's ledger, together with whatever else it changes in the person's row; writes
 * nothing when nothing changed. The person's row must be locked.
 */
export async function keepLedger(
  tx: Tx,
  { user, ledger: before }: LoadedPerson,
  after: Ledger,
  nowMs: number,
  also: UserChange = {},
): Promise<void> {
  const changes = changesBetween(before, after);
  const state = changes.state === null ? {} : { ledger: changes.state, load_from: firstDayToLoad(changes.state) };
  const userChange = { ...state, ...also };
  if (Object.keys(userChange).length > 0) await updateUser(tx, user.user_id, userChange);
  for (const row of changes.rows) {
    const prompts = await newPrompts(tx, user.user_id, findRow(before?.rows ?? [], row.day), row);
    await saveDay(tx, user.user_id, row, prompts);
  }
  const timeZone = also.time_zone ?? user.time_zone;
  const where = { offset: after.state.offset, timeZone, nowMs };
  if (before?.state.offset !== after.state.offset || timeZone !== user.time_zone) {
    await moveReminders(tx, user.user_id, where);
  }
  if (before !== null && before.state.offset !== after.state.offset) await rescheduleWeeks(tx, user.user_id, where);
}

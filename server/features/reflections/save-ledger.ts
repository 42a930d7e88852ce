import { changesBetween, findRow, firstDayToLoad, type Ledger } from '../../../core/domain/ledger/ledger-state.ts';
import { longestRun } from '../../../core/domain/ledger/run.ts';
import { REFLECTION_TYPES } from '../../../core/domain/reflection-type.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import { moveReminders } from '../reminders/reminder-store.ts';
import { type ChangedDay, saveDays, saveStates, type UserWithLedger } from '../users/ledger-store.ts';
import { type UserChange, updateUser } from '../users/user-store.ts';
import { pickPrompts } from './prompt-store.ts';

export type LedgerChange = { readonly userId: string; readonly before: Ledger | null; readonly after: Ledger };

/** Store the changed days, and choose prompts for new windows. */
async function storeDays(tx: Tx, changes: readonly LedgerChange[]): Promise<void> {
  const changed = changes.flatMap(({ userId, before, after }) =>
    changesBetween(before, after).rows.map((row) => ({ userId, row, stored: findRow(before?.rows ?? [], row.day) })),
  );
  const places = changed.flatMap(({ userId, row, stored }) =>
    REFLECTION_TYPES.flatMap((type) => {
      const position = row.prompts[type];
      return position === null || stored?.prompts[type] === position ? [] : [{ userId, type, position, row }];
    }),
  );
  const ids = await pickPrompts(tx, places);
  const given = new Map<unknown, ChangedDay['prompts']>();
  places.forEach(({ row, type }, index) => {
    given.set(row, { evening: null, deep: null, ...given.get(row), [type]: ids[index] ?? null });
  });
  const none = { evening: null, deep: null };
  await saveDays(
    tx,
    changed.map(({ userId, row }) => ({ userId, row, prompts: given.get(row) ?? none })),
  );
}

/**
 * Store the changes to a user's ledger, a new longest streak if there is one, and the changes to the user's row in
 * `also`. If nothing changed, write nothing. The caller must have locked the user's row.
 */
export async function saveLedger(
  { weekListener }: Pick<Deps, 'weekListener'>,
  tx: Tx,
  { user, ledger: before }: UserWithLedger,
  after: Ledger,
  nowMs: number,
  also: UserChange = {},
): Promise<void> {
  const { state, rows } = changesBetween(before, after);
  // A bridge can join two streaks without a new reflection, so a changed ledger may have a new longest streak.
  const longest = longestRun(user.longest_streak, rows);
  const userChange = {
    ...(state !== null && { ledger: state, load_from: firstDayToLoad(state) }),
    ...(longest > user.longest_streak && { longest_streak: longest }),
    ...also,
  };
  if (Object.keys(userChange).length > 0) await updateUser(tx, user.user_id, userChange);
  await storeDays(tx, [{ userId: user.user_id, before, after }]);
  const timeZone = also.time_zone ?? user.time_zone;
  const where = { offset: after.state.offset, timeZone, nowMs };
  if (before?.state.offset !== after.state.offset || timeZone !== user.time_zone) {
    await moveReminders(tx, user.user_id, where);
  }
  if (before !== null && before.state.offset !== after.state.offset) {
    await weekListener.zoneChanged(tx, user.user_id, where);
  }
}

/** Store the changes of many ledgers. Their zones must not change: messages and summaries are not rescheduled here. */
export async function saveLedgers(tx: Tx, changes: readonly LedgerChange[]): Promise<void> {
  const states = changes.flatMap(({ userId, before, after }) => {
    const { state } = changesBetween(before, after);
    return state === null ? [] : [{ userId, state }];
  });
  await saveStates(tx, states);
  await storeDays(tx, changes);
}

import type { ImportReport } from '../../../../core/contract/your-data.ts';
import { IMPORTED_MAX } from '../../../../core/domain/limits.ts';
import type { Tx } from '../../../db/db.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { moveReminders } from '../../reminders/reminder-store.ts';
import { findUser, lockUser, type UserRow } from '../../users/user-store.ts';
import { dayTooFull, tooManyEntries } from './file-refusals.ts';
import {
  countImported,
  countKnown,
  countWritten,
  insertReflections,
  readPromptTypes,
  replaceJournal,
} from './import-store.ts';
import type { ImportRead } from './read-import.ts';
import { readInThread } from './read-in-thread.ts';

async function read({ db, clock }: Deps, userId: string, bytes: Uint8Array): Promise<ImportRead> {
  const known = await db.asOwner(userId, async (tx) => ({
    user: await findUser(tx, userId),
    prompts: await readPromptTypes(tx),
  }));
  if (known.user === null) throw new Refusal('unauthorized');
  const homeOffset = known.user.ledger?.offset ?? 0;
  return readInThread(userId, { bytes, nowMs: clock.now(), homeOffset, prompts: known.prompts });
}

/**
 * A copy takes an account's place, so there must be nothing in it. What was written elsewhere only adds: to a day and to
 * an account as much as lists of them can hold.
 */
async function demandRoom(tx: Tx, user: UserRow | null, { journal, places }: ImportRead): Promise<void> {
  if (user === null) throw new Refusal('unauthorized');
  if (journal !== null) {
    const { reflections, summaries } = await countWritten(tx, user.user_id);
    if (reflections > 0 || summaries > 0) throw new Refusal('account_not_empty');
  }
  const { total, fullDay } = await countImported(tx, user.user_id, places);
  if (total > IMPORTED_MAX) throw tooManyEntries();
  if (fullDay !== null) throw dayTooFull(fullDay);
}

async function takeOver(tx: Tx, userId: string, journal: NonNullable<ImportRead['journal']>, nowMs: number) {
  await replaceJournal(tx, userId, journal, new Date(nowMs));
  const { ledger, time_zone: timeZone = null } = journal.user;
  if (ledger) await moveReminders(tx, userId, { offset: ledger.offset, timeZone, nowMs });
}

/** What a file would bring, without bringing it. Refusals: those of `importData`. */
export async function previewImport(deps: Deps, userId: string, bytes: Uint8Array): Promise<ImportReport> {
  const file = await read(deps, userId, bytes);
  return deps.db.asOwner(userId, async (tx) => {
    await demandRoom(tx, await findUser(tx, userId), file);
    return { ...file.report, added: file.report.reflections - (await countKnown(tx, userId, file.reflections)) };
  });
}

/**
 * Brings a file in, all of it or nothing. A copy of this product replaces an empty account's ledger, days and settings;
 * a Day One export adds reflections that count for no streak, and none of them twice. Refusals: `bad_request` with the
 * field at fault, `too_large`, `account_not_empty`.
 */
export async function importFile(deps: Deps, userId: string, bytes: Uint8Array): Promise<ImportReport> {
  const file = await read(deps, userId, bytes);
  return deps.db.asOwner(userId, async (tx) => {
    await demandRoom(tx, await lockUser(tx, userId), file);
    if (file.journal !== null) await takeOver(tx, userId, file.journal, deps.clock.now());
    return { ...file.report, added: await insertReflections(tx, userId, file.reflections) };
  });
}

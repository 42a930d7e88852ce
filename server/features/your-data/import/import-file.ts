import type { ImportReport } from '../../../../core/contract/your-data.ts';
import { IMPORTED_MAX, JOURNAL_MAX_BYTES } from '../../../../core/domain/limits.ts';
import type { Tx } from '../../../db/db.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { countImported, countNew, countReflections, insertReflections } from '../../reflections/journal-store.ts';
import { readPromptTypes } from '../../reflections/prompt-store.ts';
import { countTextBytes } from '../../reflections/reflection-store.ts';
import { moveReminders } from '../../reminders/reminder-store.ts';
import { countSummaries, replaceSummaries } from '../../summaries/journal-store.ts';
import { replaceLedger } from '../../users/journal-store.ts';
import { findUser, lockUser, type UserRow, updateUser } from '../../users/user-store.ts';
import { dayTooFull, journalTooFull, tooManyEntries } from './file-refusals.ts';
import { readFairly } from './read-fairly.ts';
import type { ImportRead } from './read-import.ts';

async function read({ db, clock }: Deps, userId: string, bytes: Uint8Array): Promise<ImportRead> {
  const account = await db.readAsOwner(userId, async (tx) => ({
    user: await findUser(tx, userId),
    prompts: await readPromptTypes(tx),
  }));
  if (account.user === null) throw new Refusal('unauthorized');
  const homeOffset = account.user.ledger?.offset ?? 0;
  return readFairly(userId, bytes, { nowMs: clock.now(), homeOffset, prompts: account.prompts });
}

/**
 * Count what the file would add, and throw if it does not fit into the account. A download of this product replaces the
 * journal, so the account must be empty. For the entries of other products, limits per day and per account apply.
 */
async function countWithinLimits(
  tx: Tx,
  user: UserRow | null,
  { user: change, batches }: ImportRead,
): Promise<{ readonly count: number; readonly bytes: number }> {
  if (user === null) throw new Refusal('unauthorized');
  if (change !== null) {
    const count = (await countReflections(tx, user.user_id)) + (await countSummaries(tx, user.user_id));
    if (count > 0) throw new Refusal('account_not_empty');
  }
  const { imported, ...added } = await countNew(tx, user.user_id, batches.reflections);
  const { total, fullDay } = await countImported(tx, user.user_id, imported);
  if (total > IMPORTED_MAX) throw tooManyEntries();
  if (fullDay !== null) throw dayTooFull(fullDay);
  return added;
}

async function replaceJournal(tx: Tx, userId: string, { user, batches }: ImportRead, nowMs: number): Promise<void> {
  if (user === null) return;
  await replaceLedger(tx, userId, { ...user, updated_at: new Date(nowMs) }, batches.days);
  await replaceSummaries(tx, userId, batches);
  const { ledger, time_zone: timeZone = null } = user;
  if (ledger) await moveReminders(tx, userId, { offset: ledger.offset, timeZone, nowMs });
}

/** Return what an import of the file would add, without storing anything. Throw the same refusals as `importFile`. */
export async function previewImport(deps: Deps, userId: string, bytes: Uint8Array): Promise<ImportReport> {
  const file = await read(deps, userId, bytes);
  const count = async (tx: Tx) => {
    const { count: added, bytes } = await countWithinLimits(tx, await findUser(tx, userId), file);
    if (added > 0 && (await countTextBytes(tx, userId)) + bytes > JOURNAL_MAX_BYTES) throw journalTooFull();
    return { ...file.report, added };
  };
  return deps.db.asOwner(userId, count, 'file');
}

/**
 * Import a file as a whole or not at all. A download of this product replaces the ledger, days and settings of an empty
 * account. A file of another product adds reflections that do not count towards any streak; importing the file again
 * adds nothing.
 * Refusals: `bad_request` with the invalid field, `too_large`, `account_not_empty`.
 */
export async function importFile(deps: Deps, userId: string, bytes: Uint8Array): Promise<ImportReport> {
  const file = await read(deps, userId, bytes);
  const store = async (tx: Tx) => {
    await countWithinLimits(tx, await lockUser(tx, userId), file);
    await replaceJournal(tx, userId, file, deps.clock.now());
    const added = await insertReflections(tx, userId, file.batches.reflections);
    const textBytes = await countTextBytes(tx, userId);
    if (added > 0 && textBytes > JOURNAL_MAX_BYTES) throw journalTooFull();
    await updateUser(tx, userId, { text_bytes: textBytes });
    return { ...file.report, added };
  };
  return deps.db.asOwner(userId, store, 'file');
}

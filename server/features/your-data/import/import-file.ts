import type { ImportReport } from '../../../../core/contract/your-data.ts';
import type { Day } from '../../../../core/domain/days/day.ts';
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
import { homeZone } from './home-zone.ts';
import { readFairly } from './read-fairly.ts';
import type { ImportRead } from './read-import.ts';

const hasJournal = async (tx: Tx, userId: string): Promise<boolean> =>
  (await countReflections(tx, userId)) + (await countSummaries(tx, userId)) > 0;

async function read({ db }: Deps, userId: string, bytes: Uint8Array, nowMs: number): Promise<ImportRead> {
  const account = await db.readAsOwner(userId, async (tx) => ({
    user: await findUser(tx, userId),
    prompts: await readPromptTypes(tx),
    refusesCopy: await hasJournal(tx, userId),
  }));
  if (account.user === null) throw new Refusal('unauthorized');
  const { user, prompts, refusesCopy } = account;
  const home = homeZone(user.ledger?.offset ?? 0, user.time_zone, nowMs);
  return readFairly(userId, bytes, { nowMs, home, prompts, refusesCopy });
}

/**
 * Throw if the account cannot take the file: a download of this product replaces the journal, so the account must be
 * empty. It may have been empty when the file was read.
 */
async function checkAccount(tx: Tx, user: UserRow | null, { user: change }: ImportRead): Promise<void> {
  if (user === null) throw new Refusal('unauthorized');
  if (change === null) return;
  if (await hasJournal(tx, user.user_id)) throw new Refusal('account_not_empty');
}

/** Throw if a day or the account would have too many imported reflections with `added` more on each day. */
async function checkImported(tx: Tx, userId: string, added: ReadonlyMap<Day, number> = new Map()): Promise<void> {
  const { total, fullDay } = await countImported(tx, userId, added);
  if (total > IMPORTED_MAX) throw tooManyEntries();
  if (fullDay !== null) throw dayTooFull(fullDay);
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
  const file = await read(deps, userId, bytes, deps.clock.now());
  const count = async (tx: Tx) => {
    await checkAccount(tx, await findUser(tx, userId), file);
    const { count: added, bytes, imported } = await countNew(tx, userId, file.batches.reflections);
    await checkImported(tx, userId, imported);
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
  const nowMs = deps.clock.now();
  const file = await read(deps, userId, bytes, nowMs);
  const store = async (tx: Tx) => {
    await checkAccount(tx, await lockUser(tx, userId), file);
    await replaceJournal(tx, userId, file, deps.clock.now());
    const added = await insertReflections(tx, userId, file.batches.reflections);
    // A refusal undoes the insert. Counting the new reflections before it would compare the whole file twice.
    await checkImported(tx, userId);
    const textBytes = await countTextBytes(tx, userId);
    if (added > 0 && textBytes > JOURNAL_MAX_BYTES) throw journalTooFull();
    await updateUser(tx, userId, { text_bytes: textBytes });
    const hasName = added > 0 && file.report.kind !== 'inward';
    return { ...file.report, added, ...(hasName && { importedAt: new Date(nowMs).toISOString() }) };
  };
  return deps.db.asOwner(userId, store, 'file');
}

import type { Db } from '../../db/db.ts';
import { findOrphans } from '../../db/find-orphans.ts';
import { checkJournal } from '../reflections/check-journal.ts';
import { listLostChoices } from '../summaries/summary-store.ts';
import { listAccounts, listBrokenIdentities } from '../users/account-store.ts';

const pageSize = 500;

/** Check counts, streaks and owners in the whole database. Return one line per fault, with ids but no text of users. */
export async function verifyDatabase(db: Db): Promise<{ readonly accounts: number; readonly faults: string[] }> {
  const faults: string[] = [];
  for (const { table, userId } of await db.asOperator(findOrphans)) faults.push(`${table}: no user ${userId}`);
  for (const { userId, fault } of await db.asOperator(listBrokenIdentities)) faults.push(`user ${userId}: ${fault}`);
  let accounts = 0;
  let before: { at: Date; userId: string } | null = null;
  for (;;) {
    const page = await db.asOperator((tx) => listAccounts(tx, { limit: pageSize, before }));
    for (const { userId } of page.filter(({ hasOpened }) => hasOpened)) {
      // Check each user in one snapshot. A running server changes rows and counts in the same transaction, so in a
      // snapshot they are always consistent.
      const found = await db.snapshotOf(userId, async (tx) => [
        ...(await checkJournal(tx, userId)),
        ...(await listLostChoices(tx, userId)).map((week) => `summary of ${week}: it has no text`),
      ]);
      faults.push(...found.map((fault) => `user ${userId}: ${fault}`));
    }
    accounts += page.length;
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return { accounts, faults };
    before = { at: last.createdAt, userId: last.userId };
  }
}

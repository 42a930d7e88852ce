import { sql } from 'kysely';
import type { Db, IdentityKey, Tx } from '../../db/db.ts';
import { listDevices } from '../devices/device-store.ts';
import { findReminders, moveReminders, stopReminders } from '../reminders/reminder-store.ts';
import { insertEvent } from '../security/event-store.ts';
import { pauseWeeks, resumeWeeks } from '../summaries/pause-weeks.ts';
import { type Account, setDisabled } from '../users/account-store.ts';

type Target = Pick<Account, 'userId' | 'issuer' | 'subject'>;

/**
 * Revoke the sessions and personal API tokens of an account of the builtin identity, and return the number of sessions.
 * Do nothing for an account of another issuer, because that issuer manages the sessions.
 */
export async function endSessions(tx: Tx, { issuer, subject }: IdentityKey): Promise<number> {
  if (issuer !== 'inward') return 0;
  await sql`update identity."user" set "tokenEpoch" = "tokenEpoch" + 1 where id = ${subject}`.execute(tx);
  const ended = await sql`delete from identity.session where "userId" = ${subject}`.execute(tx);
  return Number(ended.numAffectedRows ?? 0n);
}

/**
 * Disable an account: refuse its sign-ins, revoke its sessions, and stop its messages and summaries. Delete no data.
 * Record a security event, which Settings shows to the user.
 */
export async function disableAccount(db: Db, account: Target, now: Date): Promise<void> {
  // Disable the account first: otherwise a request between the two transactions could schedule new messages.
  await db.asOperator(async (tx) => {
    await setDisabled(tx, account, now);
    await endSessions(tx, account);
  });
  await db.asOwner(account.userId, async (tx) => {
    await stopReminders(tx, account.userId);
    await pauseWeeks(tx, account.userId);
    await insertEvent(tx, account.userId, { kind: 'operator_disabled' }, now);
  });
}

/** Enable a disabled account: plan its messages from now on, and write the summaries that became due meanwhile. */
export async function enableAccount(db: Db, account: Target, now: Date): Promise<void> {
  const { userId } = account;
  await db.asOwner(userId, async (tx) => {
    await resumeWeeks(tx, userId);
    await insertEvent(tx, userId, { kind: 'operator_enabled' }, now);
    const reminders = await findReminders(tx, userId);
    const hasDevice = (await listDevices(tx, userId)).length > 0;
    if (!hasDevice || reminders === undefined || reminders.zone_offset === null) return;
    const zone = { offset: reminders.zone_offset, timeZone: reminders.time_zone };
    await moveReminders(tx, userId, { ...zone, nowMs: now.getTime() });
  });
  await db.asOperator((tx) => setDisabled(tx, account, null));
}

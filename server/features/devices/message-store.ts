import type { Ledger } from '../../../core/domain/ledger/ledger-state.ts';
import type { Tx } from '../../db/db.ts';
import { type ClaimedMessage, type ClaimedReminder, readClaimedReminders } from '../reminders/planned-message-store.ts';
import { readLedgers } from '../users/ledger-store.ts';
import { listSendTo, type SendTo } from './device-store.ts';

/** A claimed message with all data that `judgeMessage` needs. */
export type OpenMessage = ClaimedReminder & {
  readonly devices: readonly (SendTo & { readonly seenMs: number })[];
  readonly timeZone: string | null;
  /** The user's ledger; null before the user's first request with a zone offset. */
  readonly ledger: Ledger | null;
};

/**
 * Return messages with the reminder settings, devices and ledgers of their users. Omit messages of deleted users, and
 * messages whose claim this worker has lost.
 */
export async function openMessages(tx: Tx, messages: readonly ClaimedMessage[]): Promise<OpenMessage[]> {
  const reminders = await readClaimedReminders(tx, messages);
  const userIds = [...new Set(reminders.map(({ claimed }) => claimed.userId))];
  const ledgers = await readLedgers(tx, userIds);
  const devices = await listSendTo(tx, userIds);
  return reminders.flatMap((reminder) => {
    const { userId } = reminder.claimed;
    const user = ledgers.get(userId);
    return user === undefined ? [] : [{ ...reminder, ...user, devices: devices.get(userId) ?? [] }];
  });
}

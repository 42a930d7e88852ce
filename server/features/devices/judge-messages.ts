import type { NotificationKind } from '../../../core/domain/notifications/notifications.ts';
import { currentWindow } from '../../../core/domain/windows/current-window.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import { isUnavailable } from '../../errors/database-errors.ts';
import { saveLedger, saveLedgers } from '../reflections/save-ledger.ts';
import {
  type ClaimedMessage,
  postponeMessages,
  putMessages,
  removeMessages,
} from '../reminders/planned-message-store.ts';
import { stopReminders } from '../reminders/reminder-store.ts';
import { lockUsers, lockUserWithLedger } from '../users/ledger-store.ts';
import { removeDevices } from './device-store.ts';
import { type Delivery, type Judgement, judgeMessage, ledgerNow } from './judge-message.ts';
import { openMessages } from './message-store.ts';

export type JudgeDeps = Pick<Deps, 'db' | 'clock' | 'deepChance' | 'weekListener' | 'log'>;

async function judgeIn(deps: JudgeDeps, tx: Tx, claimed: readonly ClaimedMessage[]): Promise<Judgement> {
  const judgement: Judgement = {
    deliveries: [],
    over: [],
    later: [],
    streaks: [],
    shown: [],
    moved: [],
    forgotten: [],
  };
  // Lock the users before a separate query reads the messages. A query that waits for a lock returns the rows as they
  // were before the wait.
  await lockUsers(
    tx,
    claimed.filter(({ kind }) => kind === 'deep').map(({ userId }) => userId),
  );
  const together = new Map<string, NotificationKind[]>();
  for (const open of await openMessages(tx, claimed)) {
    const { userId, day, kind } = open.claimed;
    const key = `${userId} ${day}`;
    const delivery = judgeMessage(deps, open, together.get(key) ?? [], judgement);
    if (delivery === null) continue;
    judgement.deliveries.push(delivery);
    if (open.left === null) together.set(key, [...(together.get(key) ?? []), kind]);
  }
  await saveLedgers(tx, judgement.shown);
  await putMessages(tx, judgement.streaks);
  await removeMessages(tx, judgement.over);
  await postponeMessages(tx, judgement.later);
  return judgement;
}

/**
 * Store that a user is shown a deep window after a clock change (daylight saving time). Reschedule the user's reminders
 * and weekly summaries with the new offset.
 */
function showAfterClockChange(deps: JudgeDeps, userId: string): Promise<void> {
  return deps.db.asOwner(userId, async (tx) => {
    const nowMs = deps.clock.now();
    const loaded = await lockUserWithLedger(tx, userId);
    if (loaded === null || loaded.ledger === null) return;
    const ledger = ledgerNow(deps, { userId, timeZone: loaded.user.time_zone, ledger: loaded.ledger }, nowMs);
    const { ledger: after } = currentWindow(ledger, { nowMs, wantedType: 'deep' });
    if (after !== loaded.ledger) await saveLedger(deps, tx, loaded, after, nowMs);
  });
}

async function judgeTogether(deps: JudgeDeps, claimed: readonly ClaimedMessage[]): Promise<readonly Delivery[]> {
  const userIds = [...new Set(claimed.map(({ userId }) => userId))];
  const judgement = await deps.db.asSweeperOf(userIds, (tx) => judgeIn(deps, tx, claimed));
  for (const userId of judgement.moved) await showAfterClockChange(deps, userId);
  for (const { userId, ids, isLast } of judgement.forgotten) {
    await deps.db.asOwner(userId, async (tx) => {
      await removeDevices(tx, userId, ids);
      if (isLast) await stopReminders(tx, userId);
    });
  }
  return judgement.deliveries;
}

/**
 * Decide in one transaction which of the claimed messages to send now, and return their deliveries. The transaction
 * also records each deep window that a message shows to its user. Throw only if the database is unavailable.
 */
export async function judgeMessages(deps: JudgeDeps, claimed: readonly ClaimedMessage[]): Promise<readonly Delivery[]> {
  try {
    return await judgeTogether(deps, claimed);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (claimed.length <= 1) {
      deps.log.fault('cannot decide whether to send a message, will retry', error);
      return [];
    }
    // Decide about each message in its own transaction, so that one faulty message does not block the others.
    const deliveries: Delivery[] = [];
    for (const one of claimed) deliveries.push(...(await judgeMessages(deps, [one])));
    return deliveries;
  }
}

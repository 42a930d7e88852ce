// Messages that are due are judged many at a time, each by its person's ledger of this moment: one that is of no use any
// more leaves the plan, one that quiet hours forbid is put off, the others are answered with whom to send them to.

import { advance, withToday } from '../../../core/domain/ledger/ledger.ts';
import { type Ledger, rowOf } from '../../../core/domain/ledger/ledger-state.ts';
import { BELIEF_DST_CHANGE_MINUTES, DEVICE_FORGOTTEN_AFTER_MS } from '../../../core/domain/limits.ts';
import { streakMessages } from '../../../core/domain/notifications/notification-plan.ts';
import { isStreakAtRisk, judgeNotification } from '../../../core/domain/notifications/notification-verdict.ts';
import type { NotificationKind } from '../../../core/domain/notifications/notifications.ts';
import { currentWindow } from '../../../core/domain/windows/current-window.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import { isUnavailable } from '../../errors/database-errors.ts';
import { type LedgerChange, saveLedger, saveLedgers } from '../reflections/save-ledger.ts';
import {
  type ClaimedMessage,
  type MessageKey,
  type PlannedFor,
  type Postponed,
  postponeMessages,
  putMessages,
  removeMessages,
} from '../reminders/planned-message-store.ts';
import { choiceOf, stopReminders } from '../reminders/reminder-store.ts';
import { shareOf } from '../reminders/share-of.ts';
import { deepMinutesOf } from '../users/deep-minutes.ts';
import { lockUsers, lockUserWithLedger } from '../users/ledger-store.ts';
import { zoneOffsetAt } from '../users/zone-offset.ts';
import { removeDevices, type SendTo } from './device-store.ts';
import { type OpenMessage, openMessages } from './message-store.ts';

/** What judging is given. */
export type JudgeDeps = Pick<Deps, 'db' | 'clock' | 'deepChance' | 'weekListener' | 'log'>;

/** A message that may go out now, until `untilMs` (epoch ms). */
export type Delivery = {
  readonly claimed: ClaimedMessage;
  readonly to: readonly SendTo[];
  readonly untilMs: number;
  readonly tries: number;
};

/** What judging some messages came to. */
type Judgement = {
  readonly deliveries: Delivery[];
  readonly over: MessageKey[];
  readonly later: Postponed[];
  readonly streaks: PlannedFor[];
  /** Deep windows that are shown to their people by telling of them. */
  readonly shown: LedgerChange[];
  /** The same of people whose clocks changed, whose reminders and weeks move too. */
  readonly moved: string[];
  /** Devices not heard of for sixty days. */
  readonly forgotten: { readonly userId: string; readonly ids: readonly string[]; readonly isLast: boolean }[];
};

/**
 * The ledger at this instant though nobody calls. Where the clocks have changed in the person's named zone since they
 * last called, their next call would say so: it is believed now, or an evening would be told an hour off.
 */
function ledgerNow(
  deps: JudgeDeps,
  { userId, timeZone, ledger }: { userId: string; timeZone: string | null; ledger: Ledger },
  nowMs: number,
): Ledger {
  const deepMinuteOf = deepMinutesOf(deps.deepChance, userId);
  const { offset, claimedAtMs } = ledger.state;
  const offsetNow = timeZone === null ? null : zoneOffsetAt(timeZone, nowMs);
  const isClockChange =
    timeZone !== null &&
    offsetNow !== null &&
    offsetNow !== offset &&
    Math.abs(offsetNow - offset) <= BELIEF_DST_CHANGE_MINUTES &&
    zoneOffsetAt(timeZone, claimedAtMs) === offset;
  return isClockChange
    ? advance(ledger, { nowMs, offset: offsetNow }, deepMinuteOf)
    : withToday(ledger, nowMs, deepMinuteOf);
}

/** A streak that the day would end is told of an hour before it does; planned once, however often the evening is tried. */
function streakAfter({ claimed, sent, ...open }: OpenMessage, ledger: Ledger): PlannedFor[] {
  const { userId, day, kind } = claimed;
  const { evening } = rowOf(ledger.rows, day);
  if (kind !== 'evening' || evening === null || sent.includes('streak') || !isStreakAtRisk(ledger, day)) return [];
  const person = { ...choiceOf(open), offset: ledger.state.offset, share: shareOf(userId) };
  return streakMessages(day, evening.untilMs, person).map((message) => ({ ...message, userId }));
}

/** The devices to send to; those not heard of for too long are noted as forgotten. */
function devicesFor({ claimed, devices, left }: OpenMessage, nowMs: number, { forgotten }: Judgement): SendTo[] {
  const isKnown = ({ seenMs }: { seenMs: number }) => seenMs >= nowMs - DEVICE_FORGOTTEN_AFTER_MS;
  const known = devices.filter(isKnown);
  const ids = devices.filter((device) => !isKnown(device)).map(({ id }) => id);
  const isLast = known.length === 0;
  if (ids.length > 0 || isLast) forgotten.push({ userId: claimed.userId, ids, isLast });
  return known.filter(({ id }) => left === null || left.includes(id));
}

/** Judges one message; `alsoSent` are the kinds of the same person and day that go out together with it. */
function judgeOne(
  deps: JudgeDeps,
  open: OpenMessage,
  alsoSent: readonly NotificationKind[],
  judgement: Judgement,
): Delivery | null {
  const { claimed, left, tries, timeZone } = open;
  const { userId, day, kind } = claimed;
  const nowMs = deps.clock.now();
  const to = devicesFor(open, nowMs, judgement);
  const ledger = open.ledger && ledgerNow(deps, { userId, timeZone, ledger: open.ledger }, nowMs);
  if (ledger !== null) judgement.streaks.push(...streakAfter(open, ledger));
  // A message that reached some devices goes to the rest, whatever was counted.
  const sent = left === null ? [...open.sent, ...alsoSent] : [];
  const question = { message: { day, kind, untilMs: open.untilMs }, choice: choiceOf(open), sent, nowMs };
  const judged = ledger && judgeNotification(ledger, question);
  if (judged === null || ledger === null || judged.verdict === 'drop' || to.length === 0) {
    judgement.over.push(claimed);
    return null;
  }
  const { untilMs } = judged;
  if (judged.verdict === 'later') {
    judgement.later.push({ userId, day, kind, dueMs: judged.dueMs, untilMs });
    return null;
  }
  if (kind === 'deep' && ledger.state.offset !== open.ledger?.state.offset) judgement.moved.push(userId);
  else if (kind === 'deep') {
    const { ledger: after } = currentWindow(ledger, { nowMs, wantedType: 'deep' });
    if (after !== open.ledger) judgement.shown.push({ userId, before: open.ledger, after });
  }
  return { claimed, to, untilMs, tries };
}

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
  // The query that reads the ledgers comes after: one that waited for the locks would still see what was before.
  await lockUsers(
    tx,
    claimed.filter(({ kind }) => kind === 'deep').map(({ userId }) => userId),
  );
  const together = new Map<string, NotificationKind[]>();
  for (const open of await openMessages(tx, claimed)) {
    const { userId, day, kind } = open.claimed;
    const key = `${userId} ${day}`;
    const delivery = judgeOne(deps, open, together.get(key) ?? [], judgement);
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

/** Shows a deep window to somebody whose clocks changed: what hangs on their zone moves with it. */
function showAfterClockChange(deps: JudgeDeps, userId: string): Promise<void> {
  return deps.db.asOwner(userId, async (tx) => {
    const nowMs = deps.clock.now();
    const person = await lockUserWithLedger(tx, userId);
    if (person === null || person.ledger === null) return;
    const ledger = ledgerNow(deps, { userId, timeZone: person.user.time_zone, ledger: person.ledger }, nowMs);
    const { ledger: after } = currentWindow(ledger, { nowMs, wantedType: 'deep' });
    if (after !== person.ledger) await saveLedger(deps, tx, person, after, nowMs);
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
 * Judges messages that this worker took, in one transaction, and answers those to be sent. A deep window is thereby shown
 * to its person, as by a call that asks for it. Throws only when the database is away.
 */
export async function judgeMessages(deps: JudgeDeps, claimed: readonly ClaimedMessage[]): Promise<readonly Delivery[]> {
  try {
    return await judgeTogether(deps, claimed);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (claimed.length <= 1) {
      deps.log.fault('a message could not be judged and will be tried again', error);
      return [];
    }
    // What is wrong with one person's must not hold up the others'.
    const alone: Delivery[] = [];
    for (const one of claimed) alone.push(...(await judgeMessages(deps, [one])));
    return alone;
  }
}

import { advance } from '../../../core/domain/ledger/ledger.ts';
import { type Ledger, rowOf } from '../../../core/domain/ledger/ledger-state.ts';
import { withToday } from '../../../core/domain/ledger/present-day.ts';
import { BELIEF_DST_CHANGE_MINUTES, DEVICE_FORGOTTEN_AFTER_MS } from '../../../core/domain/limits.ts';
import { streakMessages } from '../../../core/domain/notifications/notification-plan.ts';
import { isStreakAtRisk, judgeNotification } from '../../../core/domain/notifications/notification-verdict.ts';
import type { NotificationKind } from '../../../core/domain/notifications/notifications.ts';
import { currentWindow } from '../../../core/domain/windows/current-window.ts';
import type { Deps } from '../../deps/deps.ts';
import type { LedgerChange } from '../reflections/save-ledger.ts';
import type { ClaimedMessage, MessageKey, PlannedFor, Postponed } from '../reminders/planned-message-store.ts';
import { choiceOf } from '../reminders/reminder-store.ts';
import { shareOf } from '../reminders/share-of.ts';
import { deepMinutesOf } from '../users/deep-minutes.ts';
import { zoneOffsetAt } from '../users/zone-offset.ts';
import type { SendTo } from './device-store.ts';
import type { OpenMessage } from './message-store.ts';

/** A message to send now, before `untilMs` (epoch ms). */
export type Delivery = {
  readonly claimed: ClaimedMessage;
  readonly to: readonly SendTo[];
  readonly untilMs: number;
  readonly tries: number;
};

/** The decisions about a batch of messages. `judgeMessage` adds elements to these lists. */
export type Judgement = {
  readonly deliveries: Delivery[];
  /** Messages to remove from the plan, because they are no longer useful. */
  readonly over: MessageKey[];
  readonly later: Postponed[];
  readonly streaks: PlannedFor[];
  /**
   * The changed ledgers of users who get a message about their deep window. They must be stored, because the server
   * accepts a submit only for a window that the ledger records as shown to the user.
   */
  readonly shown: LedgerChange[];
  /**
   * Ids of users who get a message about a deep window after a change to or from daylight saving time. Their messages
   * and weekly summaries must be rescheduled, because their offset has changed.
   */
  readonly moved: string[];
  /** Devices to delete: the user has not registered them for 60 days. `isLast`: the user has no other device. */
  readonly forgotten: { readonly userId: string; readonly ids: readonly string[]; readonly isLast: boolean }[];
};

/**
 * Return the user's ledger at this instant. If daylight saving time began or ended in the user's named zone since the
 * last request, apply the new offset: with the old one, the evening message would be an hour early or late.
 */
export function ledgerNow(
  deps: Pick<Deps, 'deepChance'>,
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
    ? advance(ledger, { nowMs, offset: offsetNow, device: ledger.state.holder }, deepMinuteOf)
    : withToday(ledger, nowMs, deepMinuteOf);
}

/**
 * Return the streak message to plan together with an evening message. Return an empty list if the streak is not at
 * risk, or if the streak message of this day was already sent.
 */
function streakAfter({ claimed, sent, ...open }: OpenMessage, ledger: Ledger): PlannedFor[] {
  const { userId, day, kind } = claimed;
  const { evening } = rowOf(ledger.rows, day);
  if (kind !== 'evening' || evening === null || sent.includes('streak') || !isStreakAtRisk(ledger, day)) return [];
  const user = { ...choiceOf(open), offset: ledger.state.offset, share: shareOf(userId) };
  return streakMessages(day, evening, user).map((message) => ({ ...message, userId }));
}

/** Return the devices that the message is sent to, and add the user's expired devices to `forgotten`. */
function devicesFor({ claimed, devices, left }: OpenMessage, nowMs: number, { forgotten }: Judgement): SendTo[] {
  const isCurrent = ({ seenMs }: { seenMs: number }) => seenMs >= nowMs - DEVICE_FORGOTTEN_AFTER_MS;
  const current = devices.filter(isCurrent);
  const ids = devices.filter((device) => !isCurrent(device)).map(({ id }) => id);
  const isLast = current.length === 0;
  if (ids.length > 0 || isLast) forgotten.push({ userId: claimed.userId, ids, isLast });
  return current.filter(({ id }) => left === null || left.includes(id));
}

/**
 * Decide by the user's current ledger whether to send one message. Return its delivery, or null if the message is
 * dropped or postponed. `alsoSent` lists the kinds that the same batch sends to the user on the same day.
 */
export function judgeMessage(
  deps: Pick<Deps, 'clock' | 'deepChance'>,
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
  // Ignore the daily limit of messages for a retry, because the first attempt was already within the limit.
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

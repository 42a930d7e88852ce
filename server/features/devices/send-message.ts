import { currentWindow } from '../../../core/domain/current-window.ts';
import { advance, withToday } from '../../../core/domain/ledger.ts';
import { type Ledger, rowOf } from '../../../core/domain/ledger-state.ts';
import { BELIEF_DST_CHANGE_MINUTES, DEVICE_FORGOTTEN_AFTER_MS } from '../../../core/domain/limits.ts';
import { type ReminderChoice, streakOf } from '../../../core/domain/notification-plan.ts';
import { isStreakAtRisk, judgeNotification } from '../../../core/domain/notification-verdict.ts';
import { NOTIFICATION_PATHS, type NotificationKind } from '../../../core/domain/notifications.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { PushOutcome } from '../../outside/push/push.ts';
import { keepLedger } from '../reflections/keep-ledger.ts';
import { deepMinutesOf } from '../users/deep-minutes.ts';
import { type LoadedPerson, lockPerson, readPerson } from '../users/ledger-store.ts';
import { choiceOf, endReminders } from '../users/reminder-store.ts';
import { zoneOffsetAt } from '../users/zone-offset.ts';
import { removeDevices, type SendTo } from './device-store.ts';
import type { Gate, PacedGate } from './gate.ts';
import { noteSent, type OpenMessage, openMessage } from './message-store.ts';
import { type ClaimedMessage, postponeMessage, putMessages, removeMessage } from './planned-message-store.ts';
import { shareOf } from './share-of.ts';

/** Less of a claim than this is not begun: another worker could be at it before the services have answered. */
const claimRestMs = 12_000;
const firstPauseMs = 15_000;
const longestPauseMs = 300_000;

/** What sending is given. */
export type SendDeps = Pick<Deps, 'db' | 'clock' | 'deepChain' | 'push' | 'log'>;

type Delivery = { readonly to: readonly SendTo[]; readonly untilMs: number; readonly tries: number };

/**
 * The ledger at this instant though nobody calls. Where the clocks have changed in the person's named zone since they
 * last called, their next call would say so: it is believed now, or an evening would be told an hour off.
 */
function ledgerNow(deps: SendDeps, { user, ledger }: LoadedPerson, nowMs: number): Ledger | null {
  if (ledger === null) return null;
  const deepMinuteOf = deepMinutesOf(deps.deepChain, user.user_id);
  const { offset, claimedAtMs } = ledger.state;
  const offsetNow = user.time_zone === null ? null : zoneOffsetAt(user.time_zone, nowMs);
  const isClockChange =
    user.time_zone !== null &&
    offsetNow !== null &&
    offsetNow !== offset &&
    Math.abs(offsetNow - offset) <= BELIEF_DST_CHANGE_MINUTES &&
    zoneOffsetAt(user.time_zone, claimedAtMs) === offset;
  return isClockChange
    ? advance(ledger, { nowMs, offset: offsetNow }, deepMinuteOf)
    : withToday(ledger, nowMs, deepMinuteOf);
}

/** The devices to send to; those not heard of for sixty days are forgotten, and with the last of all the plan. */
async function devicesFor(tx: Tx, userId: string, open: OpenMessage, nowMs: number): Promise<readonly SendTo[]> {
  const isForgotten = ({ seenMs }: { seenMs: number }) => seenMs < nowMs - DEVICE_FORGOTTEN_AFTER_MS;
  await removeDevices(
    tx,
    userId,
    open.devices.filter(isForgotten).map(({ id }) => id),
  );
  const known = open.devices.filter((device) => !isForgotten(device));
  if (known.length === 0) await endReminders(tx, userId);
  return known.filter(({ id }) => open.left === null || open.left.includes(id));
}

/** A streak that the day would end is told of an hour before it does; planned once, however often the evening is tried. */
async function planStreak(
  tx: Tx,
  { userId, day }: ClaimedMessage,
  ledger: Ledger,
  choice: ReminderChoice,
  sent: readonly NotificationKind[],
): Promise<void> {
  const { evening } = rowOf(ledger.rows, day);
  if (evening === null || sent.includes('streak') || !isStreakAtRisk(ledger, day)) return;
  const person = { ...choice, offset: ledger.state.offset, share: shareOf(userId) };
  await putMessages(
    tx,
    streakOf(day, evening.untilMs, person).map((message) => ({ ...message, userId })),
  );
}

/**
 * Judges a message by the person's ledger of this moment, in one transaction: puts it off, removes it, or answers whom
 * to send it to. A deep window is thereby shown to the person, as by a call that asks for it.
 */
async function prepare(deps: SendDeps, tx: Tx, claimed: ClaimedMessage): Promise<Delivery | null> {
  const { userId, day, kind } = claimed;
  const nowMs = deps.clock.now();
  const person = kind === 'deep' ? await lockPerson(tx, userId) : await readPerson(tx, userId);
  const open = await openMessage(tx, claimed);
  if (open === null || person === null) return null;
  const ledger = ledgerNow(deps, person, nowMs);
  const to = await devicesFor(tx, userId, open, nowMs);
  const message = { day, kind, untilMs: open.untilMs };
  const choice = choiceOf(open);
  // A message that reached some devices goes to the rest, whatever was counted.
  const sent = open.left === null ? open.sent : [];
  const judged = ledger && judgeNotification(ledger, { message, choice, sent, nowMs });
  if (kind === 'evening' && ledger !== null) await planStreak(tx, claimed, ledger, choice, open.sent);
  if (judged === null || ledger === null || judged.verdict === 'drop' || to.length === 0) {
    await removeMessage(tx, claimed);
    return null;
  }
  if (judged.verdict === 'later') {
    await postponeMessage(tx, claimed, { due_at: new Date(judged.dueMs), until_at: new Date(judged.untilMs) });
    return null;
  }
  if (kind === 'deep') {
    const shown = currentWindow(ledger, { nowMs, wantedType: 'deep' });
    if (shown.ledger !== person.ledger) await keepLedger(tx, person, shown.ledger, nowMs);
  }
  return { to, untilMs: judged.untilMs, tries: open.tries };
}

/** When to try again those devices whose service said "not now"; null when the message is of no use by then. */
function nextTry(outcomes: readonly PushOutcome[], { tries, untilMs }: Delivery, nowMs: number): Date | null {
  const asked = outcomes.flatMap((outcome) => (outcome.status === 'later' ? [outcome.afterMs ?? 0] : []));
  if (asked.length === 0) return null;
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** tries) * (0.8 + 0.4 * Math.random());
  const atMs = nowMs + Math.max(pauseMs, ...asked);
  return atMs < untilMs ? new Date(atMs) : null;
}

/** Keeps what the services said of each device. */
async function finish(
  deps: SendDeps,
  tx: Tx,
  claimed: ClaimedMessage,
  delivery: Delivery,
  outcomes: readonly PushOutcome[],
): Promise<void> {
  const withStatus = (status: PushOutcome['status']) =>
    delivery.to.filter((_, index) => outcomes[index]?.status === status).map(({ id }) => id);
  await removeDevices(tx, claimed.userId, withStatus('gone'));
  const again = nextTry(outcomes, delivery, deps.clock.now());
  const isSent = withStatus('sent').length > 0;
  if (isSent) await noteSent(tx, claimed, again === null);
  else if (again === null) await removeMessage(tx, claimed);
  if (again !== null) {
    const left = { tries: delivery.tries + 1, left_devices: withStatus('later') };
    await postponeMessage(tx, claimed, { due_at: again, ...left });
  }
}

/** How many are judged at a time, and how many are on their way. */
export type Gates = { readonly judging: Gate; readonly delivering: PacedGate };

/**
 * Sends one message that this worker took to all of the person's devices; answers whether it was sent to any. Killed in
 * between it is sent again once the claim has run out, under the same tag: a phone shows it once.
 */
export async function sendMessage(deps: SendDeps, claimed: ClaimedMessage, gates: Gates): Promise<boolean> {
  const { userId, day, kind, until } = claimed;
  const isTooLate = () => until.getTime() - deps.clock.now() < claimRestMs;
  if (isTooLate()) return false;
  const delivery = await gates.judging.through(() => deps.db.asOwner(userId, (tx) => prepare(deps, tx, claimed)));
  if (delivery === null) return false;
  const { to, untilMs } = delivery;
  const message = { kind, tag: `${kind}-${day}`, path: NOTIFICATION_PATHS[kind], expiresAtMs: untilMs };
  return gates.delivering.through(async () => {
    if (isTooLate()) return false;
    const beganMs = performance.now();
    const outcomes = await Promise.all(to.map(({ address }) => deps.push.send(address, message, deps.clock.now())));
    gates.delivering.note(performance.now() - beganMs);
    await deps.db.asOwner(userId, (tx) => finish(deps, tx, claimed, delivery, outcomes));
    return outcomes.some(({ status }) => status === 'sent');
  });
}

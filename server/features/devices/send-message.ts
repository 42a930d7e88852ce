import { NOTIFICATION_PATHS } from '../../../core/domain/notifications/notifications.ts';
import type { Deps } from '../../deps/deps.ts';
import { sendLimitMs } from '../../outside/push/push.ts';
import { removeDevices } from './device-store.ts';
import type { Delivery } from './judge-message.ts';
import type { JudgeDeps } from './judge-messages.ts';
import { type Delivered, devicesWith } from './record-outcomes.ts';

/** A send starts only if this much of the lease is left, so that no other worker claims the message meanwhile. */
const minLeaseMs = sendLimitMs + 2_000;

export type SendDeps = JudgeDeps & Pick<Deps, 'push' | 'random'>;

/**
 * Send one message to all devices of the user and record the outcome. Send nothing after the message expires or shortly
 * before its lease expires. If the worker is killed before the outcome is stored, another worker sends the message
 * again. Both copies have the same tag, so a phone shows only one of them.
 */
export async function sendMessage(
  deps: SendDeps,
  delivery: Delivery,
  record: (delivered: Delivered) => Promise<void>,
): Promise<void> {
  const { claimed, to, untilMs } = delivery;
  const { userId, day, kind, until } = claimed;
  const nowMs = deps.clock.now();
  if (until.getTime() - nowMs < minLeaseMs || nowMs >= untilMs) return;
  const message = { kind, tag: `${kind}-${day}`, path: NOTIFICATION_PATHS[kind], expiresAtMs: untilMs };
  const outcomes = await Promise.all(to.map(({ address }) => deps.push.send(address, message, nowMs)));
  const delivered = { delivery, outcomes };
  const gone = devicesWith(delivered, 'gone');
  if (gone.length > 0) await deps.db.asOwner(userId, (tx) => removeDevices(tx, userId, gone));
  await record(delivered);
}

import { NOTIFICATION_PATHS } from '../../../core/domain/notifications/notifications.ts';
import type { Deps } from '../../deps/deps.ts';
import { sendLimitMs } from '../../outside/push/push.ts';
import { removeDevices } from './device-store.ts';
import type { PacedGate } from './gate.ts';
import type { Delivery, JudgeDeps } from './judge-messages.ts';
import { type Delivered, devicesWith } from './note-outcomes.ts';

/** Less of a claim than this is not begun: another worker could be at it before the services have answered. */
const claimRestMs = sendLimitMs + 2_000;

/** What sending is given. */
export type SendDeps = JudgeDeps & Pick<Deps, 'push'>;

/** The way out, and the place where it is noted what became of a message. */
export type Sending = { readonly gate: PacedGate; readonly note: (delivered: Delivered) => Promise<void> };

/**
 * Sends one message to all of the person's devices; answers whether it was sent to any. Never after its window, nor when
 * the claim runs out meanwhile. Killed before it is noted it is sent again by whoever claims it next, under the same
 * tag: a phone shows it once.
 */
export async function sendMessage(deps: SendDeps, delivery: Delivery, { gate, note }: Sending): Promise<boolean> {
  const { claimed, to, untilMs } = delivery;
  const { userId, day, kind, until } = claimed;
  const message = { kind, tag: `${kind}-${day}`, path: NOTIFICATION_PATHS[kind], expiresAtMs: untilMs };
  return gate.through(async () => {
    const nowMs = deps.clock.now();
    if (until.getTime() - nowMs < claimRestMs || nowMs >= untilMs) return false;
    const beganMs = performance.now();
    const outcomes = await Promise.all(to.map(({ address }) => deps.push.send(address, message, nowMs)));
    gate.note(performance.now() - beganMs);
    const delivered = { delivery, outcomes };
    const gone = devicesWith(delivered, 'gone');
    if (gone.length > 0) await deps.db.asOwner(userId, (tx) => removeDevices(tx, userId, gone));
    await note(delivered);
    return outcomes.some(({ status }) => status === 'sent');
  });
}

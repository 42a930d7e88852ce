import { claimMessages, releaseMessages } from '../reminders/planned-message-store.ts';
import { openPacedGate, type PacedGate } from './gate.ts';
import { type Delivery, judgeMessages } from './judge-messages.ts';
import { openNotes } from './note-outcomes.ts';
import { type SendDeps, sendMessage } from './send-message.ts';

/** As many as may be on their way to the slowest service. */
const lanes = 64;
const claimSize = 64;
/** So many are left when the next are claimed and judged, so that sending need not wait for it. */
const aheadBy = 32;
/** Several times what a service takes; a message whose turn comes too late in it is left to the next claim. */
const claimMs = 30_000;

/**
 * Sends all that is due by now and answers how many were sent. Several workers share the work; one that ends halfway
 * leaves nothing behind but claims that run out within half a minute.
 * @param isStopping asked between messages: when true, what was not begun is given back.
 * @param gate keeps from one time to the next what it learnt of the services' pace.
 */
export async function sendDueMessages(
  deps: SendDeps,
  isStopping: () => boolean = () => false,
  gate: PacedGate = openPacedGate(),
): Promise<number> {
  const sending = { gate, note: openNotes(deps) };
  const waiting: Delivery[] = [];
  let claiming: Promise<void> | null = null;
  let isDry = false;
  const faults: unknown[] = [];
  let sent = 0;

  const claim = async () => {
    const nowMs = deps.clock.now();
    const until = new Date(nowMs + claimMs);
    const claimed = await deps.db.asSweeper((tx) => claimMessages(tx, new Date(nowMs), until, claimSize));
    isDry = claimed.length < claimSize;
    if (claimed.length > 0) waiting.push(...(await judgeMessages(deps, claimed)));
  };

  const next = async (): Promise<Delivery | undefined> => {
    while (!isStopping()) {
      if (waiting.length < aheadBy && !isDry) {
        claiming ??= claim()
          .catch((error: unknown) => {
            // Nobody may be waiting for it; what was judged before is still sent.
            faults.push(error);
            isDry = true;
          })
          .finally(() => {
            claiming = null;
          });
      }
      if (waiting.length > 0 || claiming === null) return waiting.shift();
      await claiming;
    }
    return undefined;
  };

  const lane = async () => {
    for (let delivery = await next(); delivery !== undefined; delivery = await next()) {
      try {
        if (await sendMessage(deps, delivery, sending)) sent += 1;
      } catch (error) {
        deps.log.fault('a message could not be sent and will be tried again', error);
      }
    }
  };

  await Promise.all(Array.from({ length: lanes }, lane));
  await claiming;
  if (waiting.length > 0) {
    const left = waiting.map(({ claimed }) => claimed);
    await deps.db.asSweeper((tx) => releaseMessages(tx, left));
  }
  if (faults.length > 0) throw faults[0];
  return sent;
}

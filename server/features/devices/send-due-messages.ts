import { setTimeout as pause } from 'node:timers/promises';
import { openSemaphore } from '../../concurrency/semaphore.ts';
import type { QueueJob } from '../../jobs/job.ts';
import { type ClaimedMessage, claimMessages, releaseMessages } from '../reminders/planned-message-store.ts';
import type { Delivery } from './judge-message.ts';
import { judgeMessages } from './judge-messages.ts';
import { openOutcomeRecorder } from './record-outcomes.ts';
import { type SendDeps, sendMessage } from './send-message.ts';

/**
 * Sends that start at the same time in this process. If the worker is killed, messages that a service accepted and we did
 * not record are sent a second time, so the number is small: with 8 a killed worker sent 7.3 messages twice on average.
 */
const starting = openSemaphore({ limit: 4 });
/** A send that takes longer makes room for the next one, so that a slow service does not hold up all messages. */
const startMs = 20;
/** Sends in flight in this process, slow ones included. */
const inFlight = openSemaphore({ limit: 40 });
/** Judging costs one transaction for a whole batch. */
const batchSize = 64;

/** Sends planned messages as they fall due. Polls often because a deep window lasts only ten minutes. */
export const sendMessagesJob: QueueJob<readonly ClaimedMessage[], SendDeps> = {
  name: 'send-messages',
  room: 'devices',
  pollMs: 500,
  // One batch is judged while another is sent.
  concurrency: 2,
  // Several times what a service takes. A message whose turn comes too late is left to the next claim.
  leaseMs: () => 30_000,
  claim: async ({ db }, { now, until }) => {
    const claimed = await db.asSweeper((tx) => claimMessages(tx, now, until, batchSize));
    return claimed.length === 0 ? null : claimed;
  },
  run: sendBatch,
};

/** Judge claimed messages and send those that are still useful. Release what has not begun when the worker stops. */
async function sendBatch(deps: SendDeps, claimed: readonly ClaimedMessage[], signal: AbortSignal): Promise<void> {
  const record = openOutcomeRecorder(deps);
  const unsent: Delivery[] = [];
  const send = async (delivery: Delivery) => {
    if (signal.aborted) {
      unsent.push(delivery);
      return;
    }
    try {
      await sendMessage(deps, delivery, record);
    } catch (error) {
      deps.log.fault('a message could not be sent and will be retried', error);
    }
  };
  const deliveries = await judgeMessages(deps, claimed);
  await Promise.all(deliveries.map((delivery) => inFlight.run(() => startThenWait(() => send(delivery)))));
  if (unsent.length === 0) return;
  const released = unsent.map((delivery) => delivery.claimed);
  await deps.db.asSweeper((tx) => releaseMessages(tx, released));
}

/** Run a send. It counts as starting for at most `startMs`. */
async function startThenWait(send: () => Promise<void>): Promise<void> {
  const release = await starting.acquire();
  const sent = send();
  await Promise.race([sent, pause(startMs)]);
  release();
  await sent;
}

import { setTimeout as pause } from 'node:timers/promises';
import { openSemaphore } from '../../concurrency/semaphore.ts';
import type { QueueJob } from '../../jobs/job.ts';
import { type ClaimedMessage, claimMessages, releaseMessages } from '../reminders/planned-message-store.ts';
import type { Delivery } from './judge-message.ts';
import { judgeMessages } from './judge-messages.ts';
import { openOutcomeRecorder } from './record-outcomes.ts';
import { type SendDeps, sendMessage } from './send-message.ts';

/**
 * Limits how many sends start at the same time in this process. If the process is killed, another worker resends the
 * messages that a push service has accepted but whose outcome is not stored. Therefore the limit is small: with a limit
 * of 8, one kill caused 7.3 duplicates on average.
 */
const starting = openSemaphore({ limit: 4 });
/** After this time, the next send may start even if the push service has not answered yet. */
const startMs = 20;
/** Limits all sends in flight in this process, including those that wait for a slow push service. */
const inFlight = openSemaphore({ limit: 40 });
/** How many messages a worker claims at once. One transaction decides for all of them whether to send them. */
const batchSize = 64;

/** Sends planned messages when they are due. Polls often because a deep window lasts only ten minutes. */
export const sendMessagesJob: QueueJob<readonly ClaimedMessage[], SendDeps> = {
  name: 'send-messages',
  room: 'devices',
  pollMs: 500,
  // While one batch of messages is being sent, the worker decides which messages of the next batch to send.
  concurrency: 2,
  // The lease lasts several times as long as a send. A message that is still unsent when its lease expires is claimed
  // again.
  leaseMs: () => 30_000,
  claim: async ({ db }, { now, until }) => {
    const claimed = await db.asSweeper((tx) => claimMessages(tx, now, until, batchSize));
    return claimed.length === 0 ? null : claimed;
  },
  run: sendBatch,
};

/** Send the claimed messages that are still useful. When the worker stops, release the claims of unsent messages. */
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
      deps.log.fault('cannot send a message, will retry', error);
    }
  };
  const deliveries = await judgeMessages(deps, claimed);
  await Promise.all(deliveries.map((delivery) => inFlight.run(() => startThenWait(() => send(delivery)))));
  if (unsent.length === 0) return;
  const released = unsent.map((delivery) => delivery.claimed);
  await deps.db.asSweeper((tx) => releaseMessages(tx, released));
}

/** Run a send. It occupies a slot of `starting` for at most `startMs`. */
async function startThenWait(send: () => Promise<void>): Promise<void> {
  const release = await starting.acquire();
  const sent = send();
  await Promise.race([sent, pause(startMs)]);
  release();
  await sent;
}

import type { Deps } from '../../deps/deps.ts';
import { type Backoff, retryDelayMs } from '../../jobs/retry.ts';
import type { PushOutcome } from '../../outside/push/push.ts';
import { type Postponed, postponeMessages, recordSentMessages } from '../reminders/planned-message-store.ts';
import type { Delivery } from './judge-message.ts';

const backoff: Backoff = { firstMs: 24_000, factor: 2, maxMs: 300_000 };

type RecordDeps = Pick<Deps, 'db' | 'clock' | 'random'>;

/** A sent message with the push service's answer for each device. */
export type Delivered = { readonly delivery: Delivery; readonly outcomes: readonly PushOutcome[] };

export const devicesWith = ({ delivery, outcomes }: Delivered, status: PushOutcome['status']): string[] =>
  delivery.to.filter((_, index) => outcomes[index]?.status === status).map(({ id }) => id);

/** Return when to retry a message (epoch ms), or null if no device needs a retry or the message expires before then. */
function retryAtMs({ delivery, outcomes }: Delivered, { random }: RecordDeps, nowMs: number): number | null {
  const requested = outcomes.flatMap((outcome) => (outcome.status === 'later' ? [outcome.afterMs ?? 0] : []));
  if (requested.length === 0) return null;
  const atMs = Math.round(nowMs + Math.max(retryDelayMs(backoff, delivery.tries + 1, random), ...requested));
  return atMs < delivery.untilMs ? atMs : null;
}

async function recordTogether(deps: RecordDeps, all: readonly Delivered[]): Promise<void> {
  const nowMs = deps.clock.now();
  const ends = all.map((one) => ({ one, key: one.delivery.claimed, retryMs: retryAtMs(one, deps, nowMs) }));
  const sent = ends.filter(({ one }) => devicesWith(one, 'sent').length > 0).map(({ key }) => key);
  const over = ends.filter(({ retryMs }) => retryMs === null).map(({ key }) => key);
  const later = ends.flatMap(({ one, key: { userId, day, kind }, retryMs }): Postponed[] =>
    retryMs === null
      ? []
      : [{ userId, day, kind, dueMs: retryMs, tries: one.delivery.tries + 1, left: devicesWith(one, 'later') }],
  );
  await deps.db.asSweeper(async (tx) => {
    await recordSentMessages(tx, sent, over);
    await postponeMessages(tx, later);
  });
}

/**
 * Return a function that records the outcome of a message and resolves when the outcome is stored. Only one transaction
 * runs at a time, and it stores all outcomes that arrived during the previous transaction. Storing must be fast: if
 * this worker is killed, another worker resends every message whose outcome is not stored.
 */
export function openOutcomeRecorder(deps: RecordDeps): (delivered: Delivered) => Promise<void> {
  type Waiting = { readonly delivered: Delivered; readonly done: (recording: Promise<void>) => void };
  let queue: Waiting[] = [];
  let isRecording = false;

  /** Take one outcome per user out of the queue: one UPDATE can change the row of a user only once. */
  const takeOnePerUser = (): Waiting[] => {
    const userOf = ({ delivered }: Waiting) => delivered.delivery.claimed.userId;
    const first = new Map(queue.toReversed().map((waiting) => [userOf(waiting), waiting]));
    const batch = queue.filter((waiting) => first.get(userOf(waiting)) === waiting);
    queue = queue.filter((waiting) => !batch.includes(waiting));
    return batch;
  };

  const recordAll = async () => {
    isRecording = true;
    while (queue.length > 0) {
      const batch = takeOnePerUser();
      const recording = recordTogether(
        deps,
        batch.map(({ delivered }) => delivered),
      );
      for (const { done } of batch) done(recording);
      await recording.catch(() => {});
    }
    isRecording = false;
  };

  return (delivered) =>
    new Promise((resolve) => {
      queue.push({ delivered, done: resolve });
      if (!isRecording) void recordAll();
    });
}

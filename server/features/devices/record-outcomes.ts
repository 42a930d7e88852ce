import type { Deps } from '../../deps/deps.ts';
import { type Backoff, retryDelayMs } from '../../jobs/retry.ts';
import type { PushOutcome } from '../../outside/push/push.ts';
import { type Postponed, postponeMessages, recordSentMessages } from '../reminders/planned-message-store.ts';
import type { Delivery } from './judge-message.ts';

const backoff: Backoff = { firstMs: 24_000, factor: 2, maxMs: 300_000 };

type RecordDeps = Pick<Deps, 'db' | 'clock' | 'random'>;

/** A message and the answer of the service for each of its devices. */
export type Delivered = { readonly delivery: Delivery; readonly outcomes: readonly PushOutcome[] };

/** Return the ids of the devices with this outcome. */
export const devicesWith = ({ delivery, outcomes }: Delivered, status: PushOutcome['status']): string[] =>
  delivery.to.filter((_, index) => outcomes[index]?.status === status).map(({ id }) => id);

/** Return when to retry the devices whose service is busy, epoch ms. Null if there are none, or it would be too late. */
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
 * Return a function that records the outcome of a message and resolves when it is stored. One transaction at a time
 * records all outcomes that arrived during the one before: an outcome that waits is a message sent twice if this worker
 * is killed.
 */
export function openOutcomeRecorder(deps: RecordDeps): (delivered: Delivered) => Promise<void> {
  type Waiting = { readonly delivered: Delivered; readonly done: (recording: Promise<void>) => void };
  let queue: Waiting[] = [];
  let isRecording = false;

  /** Take one outcome per user: an UPDATE can change a row only once, so a user's second message waits. */
  const takeOnePerUser = (): Waiting[] => {
    const userOf = ({ delivered }: Waiting) => delivered.delivery.claimed.userId;
    const first = new Map(queue.toReversed().map((waiting) => [userOf(waiting), waiting]));
    const taken = queue.filter((waiting) => first.get(userOf(waiting)) === waiting);
    queue = queue.filter((waiting) => !taken.includes(waiting));
    return taken;
  };

  const recordAll = async () => {
    isRecording = true;
    while (queue.length > 0) {
      const taken = takeOnePerUser();
      const recording = recordTogether(
        deps,
        taken.map(({ delivered }) => delivered),
      );
      for (const { done } of taken) done(recording);
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

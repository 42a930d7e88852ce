import type { Deps } from '../../deps/deps.ts';
import type { PushOutcome } from '../../outside/push/push.ts';
import { type Postponed, postponeMessages, recordSentMessages } from '../reminders/planned-message-store.ts';
import type { Delivery } from './judge-messages.ts';

const firstPauseMs = 15_000;
const longestPauseMs = 300_000;

/** A message and what the services said of each device it went to. */
export type Delivered = { readonly delivery: Delivery; readonly outcomes: readonly PushOutcome[] };

/** Ids of the devices whose service answered so. */
export const devicesWith = ({ delivery, outcomes }: Delivered, status: PushOutcome['status']): string[] =>
  delivery.to.filter((_, index) => outcomes[index]?.status === status).map(({ id }) => id);

/** When to try again those devices whose service said "not now", epoch ms; null when the message is of no use by then. */
function nextTryMs({ delivery, outcomes }: Delivered, nowMs: number): number | null {
  const asked = outcomes.flatMap((outcome) => (outcome.status === 'later' ? [outcome.afterMs ?? 0] : []));
  if (asked.length === 0) return null;
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** delivery.tries) * (0.8 + 0.4 * Math.random());
  const atMs = Math.round(nowMs + Math.max(pauseMs, ...asked));
  return atMs < delivery.untilMs ? atMs : null;
}

async function noteTogether({ db, clock }: Pick<Deps, 'db' | 'clock'>, all: readonly Delivered[]): Promise<void> {
  const nowMs = clock.now();
  const tries = all.map((one) => ({ one, key: one.delivery.claimed, againMs: nextTryMs(one, nowMs) }));
  const sent = tries.filter(({ one }) => devicesWith(one, 'sent').length > 0).map(({ key }) => key);
  const over = tries.filter(({ againMs }) => againMs === null).map(({ key }) => key);
  const later = tries.flatMap(({ one, key: { userId, day, kind }, againMs }): Postponed[] =>
    againMs === null
      ? []
      : [{ userId, day, kind, dueMs: againMs, tries: one.delivery.tries + 1, left: devicesWith(one, 'later') }],
  );
  await db.asSweeper(async (tx) => {
    await recordSentMessages(tx, sent, over);
    await postponeMessages(tx, later);
  });
}

/**
 * Notes what became of messages, in one transaction at a time with all that arrived during the one before: what waits to
 * be noted is what comes twice if this worker dies. Resolves when it is noted.
 */
export function openNotes(deps: Pick<Deps, 'db' | 'clock'>): (delivered: Delivered) => Promise<void> {
  type Waiting = { readonly delivered: Delivered; readonly done: (noting: Promise<void>) => void };
  let line: Waiting[] = [];
  let isNoting = false;

  /** A person's second message waits for the next time: a statement changes a row but once. */
  const nextOfEach = (): Waiting[] => {
    const userOf = ({ delivered }: Waiting) => delivered.delivery.claimed.userId;
    const first = new Map(line.toReversed().map((waiting) => [userOf(waiting), waiting]));
    const taken = line.filter((waiting) => first.get(userOf(waiting)) === waiting);
    line = line.filter((waiting) => !taken.includes(waiting));
    return taken;
  };

  const noteAll = async () => {
    isNoting = true;
    while (line.length > 0) {
      const taken = nextOfEach();
      const noting = noteTogether(
        deps,
        taken.map(({ delivered }) => delivered),
      );
      for (const { done } of taken) done(noting);
      await noting.catch(() => {});
    }
    isNoting = false;
  };

  return (delivered) =>
    new Promise((resolve) => {
      line.push({ delivered, done: resolve });
      if (!isNoting) void noteAll();
    });
}

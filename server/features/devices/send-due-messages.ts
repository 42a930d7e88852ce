import { openGate, openPacedGate } from './gate.ts';
import { type ClaimedMessage, claimMessages, releaseMessages } from './planned-message-store.ts';
import { type SendDeps, sendMessage } from './send-message.ts';

/** As many as may be on their way to the slowest service, and those that are judged meanwhile. */
const lanes = 72;
/** Few, so that noting what was sent never waits for a connection behind what is yet to be judged. */
const judgedAtOnce = 6;
const claimSize = 64;
/** Several times what a service takes; a message whose turn comes too late in it is left to the next claim. */
const claimMs = 30_000;

/**
 * Sends all that is due by now and answers how many were sent. Several workers share the work; one that ends halfway
 * leaves nothing behind but claims that run out within half a minute.
 * @param isStopping asked between messages: when true, what was not begun is given back.
 */
export async function sendDueMessages(deps: SendDeps, isStopping: () => boolean = () => false): Promise<number> {
  const gates = { judging: openGate(() => judgedAtOnce), delivering: openPacedGate() };
  const waiting: ClaimedMessage[] = [];
  let claiming: Promise<void> | null = null;
  let isDry = false;
  let sent = 0;

  const claim = async () => {
    const nowMs = deps.clock.now();
    const until = new Date(nowMs + claimMs);
    const claimed = await deps.db.asSweeper((tx) => claimMessages(tx, new Date(nowMs), until, claimSize));
    waiting.push(...claimed);
    isDry = claimed.length < claimSize;
  };

  const next = async (): Promise<ClaimedMessage | undefined> => {
    while (waiting.length === 0 && !isDry && !isStopping()) {
      claiming ??= claim().finally(() => {
        claiming = null;
      });
      await claiming;
    }
    return isStopping() ? undefined : waiting.shift();
  };

  const lane = async () => {
    for (let claimed = await next(); claimed !== undefined; claimed = await next()) {
      try {
        if (await sendMessage(deps, claimed, gates)) sent += 1;
      } catch (error) {
        deps.log.fault('a message could not be sent and will be tried again', error);
      }
    }
  };

  await Promise.all(Array.from({ length: lanes }, lane));
  if (waiting.length > 0) await deps.db.asSweeper((tx) => releaseMessages(tx, waiting));
  return sent;
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../deps/deps.ts';
import { openPacedGate } from '../features/devices/gate.ts';
import { sendDueMessages } from '../features/devices/send-due-messages.ts';

const everyMs = 500;
/** While the database is away the same error would be met twice a second. */
const afterFaultMs = 10_000;

export type PushLoop = {
  /** Lets what is on its way arrive. */
  readonly stop: () => Promise<void>;
};

/**
 * Sends messages as they fall due, for as long as this worker runs. A loop and no job of the queue: a schedule of the
 * queue may be half a minute late, and a deep window is ten minutes long.
 */
export function startPushLoop(deps: Deps): PushLoop {
  const stopping = new AbortController();
  const rest = (ms: number) => pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  const gate = openPacedGate();
  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        const count = await sendDueMessages(deps, () => stopping.signal.aborted, gate);
        if (count > 0) deps.log.debug('messages were sent', { count });
        await rest(everyMs);
      } catch (error) {
        deps.log.fault('due messages could not be read', error);
        await rest(afterFaultMs);
      }
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

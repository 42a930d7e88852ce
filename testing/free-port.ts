import { once } from 'node:events';
import { createServer } from 'node:net';

/** Outgoing connections take ports above these, on Linux from 32768 on. */
const lowest = 20_000;
const count = 12_000;

/** Return a port that was free a moment ago, and that no outgoing connection takes before somebody listens on it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * count);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

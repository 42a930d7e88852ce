import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The lowest port to choose. Linux uses ports from 32768 for outgoing connections, so the chosen ports are all lower.
 */
const lowest = 20_000;
const count = 12_000;

/** Return a free port. No outgoing connection can take it before a server listens on it. */
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

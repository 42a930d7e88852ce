import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The lowest of the ports to choose from. All of them are below 32768, from where Linux takes the ports of outgoing
 * connections, so the two ranges cannot collide.
 */
const lowest = 20_000;
const count = 12_000;

/** Return a port that is free now. No outgoing connection can take it before a server listens on it. */
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

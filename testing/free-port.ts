import { once } from 'node:events';
import { createServer } from 'node:net';

/** The range of ports to choose from. It is below that of outgoing connections, which on Linux begins at 32768. */
const lowest = 20_000;
const count = 12_000;

/** Return a port that was free a moment ago, and that no outgoing connection can take before a server listens on it. */
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

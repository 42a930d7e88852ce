// `npm run bench -- connections` measures how much slower the slowest responses become while other clients hold 10,000
// idle and 3,000 slow connections open.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startSystemPostgres } from '../testing/system-postgres.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Crowd } from './connections/crowd.ts';
import { report, reportAtMost } from './report.ts';
import { fill } from './throughput/fill.ts';
import { bytesOf, load } from './throughput/load.ts';
import { setClock, startProduct } from './throughput/servers.ts';

const crowd = { idle: 10_000, slow: 3_000 };
const OPEN_MIN = 12_500;
const P99_RATIO_MAX = 2;
const CONNECTIONS = 8;
const PAUSE_MS = 10;
const REQUESTS = 4_000;

const server = await startSystemPostgres(['fsync=on']);
if (server === null) {
  report({ name: 'connections', figure: 'no PostgreSQL is installed', goal: 'measured', isGood: false });
  process.exit(1);
}
const folder = temporaryFolder('connections');

async function measure(url: string): Promise<boolean> {
  const filled = await fill(url, 'crowd', { asked: 50, others: 0, othersDays: 0 });
  const product = await startProduct(filled, folder.path);
  await setClock(product, Date.now());
  const { hostname, port } = new URL(product.address);
  const child = fork(fileURLToPath(new URL('./connections/crowd.ts', import.meta.url)), [hostname, port]);
  const requests = product.people.map(({ authorization }) =>
    bytesOf({ method: 'GET', path: '/api/user/stats', headers: { authorization } }),
  );

  /** Return the p99 latency of requests that are sent in small batches with pauses. */
  const p99 = async (): Promise<number> => {
    const latenciesMs: number[] = [];
    for (let sent = 0; sent < REQUESTS; sent += CONNECTIONS) {
      let left = CONNECTIONS;
      const next = () => (left-- > 0 ? (requests[(sent + left) % requests.length] ?? null) : null);
      latenciesMs.push(...(await load(product.address, CONNECTIONS, next)).latenciesMs);
      await pause(PAUSE_MS);
    }
    return latenciesMs.toSorted((a, b) => a - b)[Math.floor(latenciesMs.length * 0.99)] ?? Number.NaN;
  };

  try {
    await p99();
    const beforeMs = await p99();
    const answered = once(child, 'message') as Promise<[{ open: number }]>;
    child.send({ ...crowd, authorizations: product.people.map(({ authorization }) => authorization) } satisfies Crowd);
    const [{ open }] = await answered;
    const duringMs = await p99();
    return [
      report({
        name: 'open connections of the crowd',
        figure: `${open}`,
        goal: `at least ${OPEN_MIN}`,
        isGood: open >= OPEN_MIN,
      }),
      reportAtMost(
        { name: 'p99 with the crowd, to that without', value: duringMs / beforeMs, digits: 2 },
        P99_RATIO_MAX,
        ` (${duringMs.toFixed(1)} to ${beforeMs.toFixed(1)} ms)`,
      ),
    ].every((isGood) => isGood);
  } finally {
    for (const one of [child, product.child]) if (one.connected) one.disconnect();
  }
}

try {
  process.exitCode = (await measure(server.url)) ? 0 : 1;
} finally {
  await server.stop();
  folder.remove();
}

// `npm run bench -- throughput` compares the product's throughput for each call with a server that uses only the
// database driver (bare.ts) and with Express on SQLite (peer.ts). It also compares the slowest responses in a small and
// a large database. All writes are durable. The servers take turns, so that the ratios hardly depend on the machine.
// The long run, with 100,000 users and 20 GB, is `REFLECTIONS=10000000 ROUNDS=15 npm run bench -- throughput`.
import { startSystemPostgres } from '../testing/system-postgres.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { reportAtLeast, reportAtMost } from './report.ts';
import { fill, YEAR_DAYS } from './throughput/fill.ts';
import type { Round } from './throughput/load.ts';
import { measureRows } from './throughput/rows.ts';
import { startBare, startPeer, startProduct } from './throughput/servers.ts';
import type { Rounds } from './throughput/sides.ts';

const reflections = Number(process.env['REFLECTIONS'] ?? 500_000);
const rounds = Number(process.env['ROUNDS'] ?? 7);
const SHARE_MIN = 0.85;
/** The minimum of the product's requests per second, as a multiple of the peer's. */
const PEER_MIN: Readonly<Record<string, number>> = { stats: 3, 'list of 100': 1.5, 'calendar month': 1.5, create: 1.5 };
const P99_RATIO_MAX = 1.3;
/**
 * The first user only serves to record SQL statements. Half of the others write to the product, half to the bare
 * server.
 */
const MEASURED_USERS = 1_001;
const PEOPLE_PER_REFLECTION = 0.01;

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const p99 = ({ latenciesMs }: Round) =>
  latenciesMs.toSorted((a, b) => a - b)[Math.floor(latenciesMs.length * 0.99)] ?? Number.NaN;

function judge(name: string, rounds: readonly Rounds[], large: number): boolean {
  const of = <T>(which: keyof Rounds, read: (round: Round) => T) =>
    rounds.flatMap(({ [which]: round }) => (round === null ? [] : [read(round)]));
  const shareOf = (which: 'bare' | 'peer') =>
    middle(rounds.flatMap(({ product, [which]: other }) => (other ? [product.perSecond / other.perSecond] : [])));
  const slowest = (which: keyof Rounds) => middle(of(which, p99));
  const rate = (which: keyof Rounds) => middle(of(which, ({ perSecond }) => perSecond)).toFixed(0);
  const ratio = slowest('large') / slowest('product');
  const isFast = reportAtLeast(
    { name: `${name}: requests per second, to the bare driver`, value: shareOf('bare'), digits: 2 },
    SHARE_MIN,
    ` (${rate('product')} to ${rate('bare')})`,
  );
  const isEven = reportAtMost(
    { name: `${name}: p99 among ${large} reflections, to that among few`, value: ratio, digits: 2 },
    P99_RATIO_MAX,
    ` (${slowest('large').toFixed(1)} to ${slowest('product').toFixed(1)} ms)`,
  );
  const peerMin = PEER_MIN[name];
  const isFaster =
    peerMin === undefined ||
    reportAtLeast(
      { name: `${name}: requests per second, to Express with SQLite`, value: shareOf('peer'), digits: 2 },
      peerMin,
      ` (${rate('product')} to ${rate('peer')})`,
    );
  return isFast && isEven && isFaster;
}

async function measure(server: string, dataDir: string): Promise<boolean> {
  const began = performance.now();
  const small = await fill(server, 'small', { asked: MEASURED_USERS, others: 0, othersDays: 0 });
  const others = Math.max(0, Math.round(reflections * PEOPLE_PER_REFLECTION) - MEASURED_USERS);
  const othersDays = Math.max(
    1,
    Math.min(YEAR_DAYS, Math.ceil((reflections - MEASURED_USERS * YEAR_DAYS) / Math.max(1, others))),
  );
  const large = await fill(server, 'large', { asked: MEASURED_USERS, others, othersDays });
  console.log(
    `       ${large.reflections} reflections of ${MEASURED_USERS + others} people in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  const servers = {
    product: await startProduct(small, `${dataDir}/small`),
    bare: await startBare(small.url),
    large: await startProduct(large, `${dataDir}/large`),
    peer: await startPeer(small.url, dataDir, small.userIds),
  };
  try {
    const rows = await measureRows(servers, rounds);
    return [...rows].map(([name, measured]) => judge(name, measured, large.reflections)).every((isGood) => isGood);
  } finally {
    for (const { child } of Object.values(servers)) if (child.connected) child.disconnect();
  }
}

const server = await startSystemPostgres([
  'fsync=on',
  'synchronous_commit=on',
  'shared_buffers=1GB',
  'max_wal_size=8GB',
]);
if (server === null) {
  console.log('FAILED throughput: no PostgreSQL is installed on this machine');
  process.exit(1);
}
const folder = temporaryFolder('throughput');
let isGood = false;
try {
  isGood = await measure(server.url, folder.path);
} finally {
  await server.stop();
  folder.remove();
}
process.exit(isGood ? 0 : 1);

// `npm run bench -- throughput`: for each call, the product's throughput as a share of the bare driver's, for users
// with a year of evenings. It also measures how much slower the slowest responses are among 10,000,000 reflections of
// 100,000 users. All writes are durable. The three servers are measured in turn, so that the ratios hardly depend on
// the machine. `REFLECTIONS=200000 ROUNDS=5 node bench/throughput.ts` is a shorter run.
import { startSystemPostgres } from '../testing/system-postgres.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { reportAtLeast, reportAtMost } from './report.ts';
import { fill, YEAR_DAYS } from './throughput/fill.ts';
import type { Round } from './throughput/load.ts';
import { measureRows, type Trio } from './throughput/rows.ts';
import { startBare, startProduct } from './throughput/servers.ts';

const reflections = Number(process.env['REFLECTIONS'] ?? 10_000_000);
const rounds = Number(process.env['ROUNDS'] ?? 15);
const READ_SHARE_MIN = 0.6;
const WRITE_SHARE_MIN = 0.5;
const P99_RATIO_MAX = 1.3;
/** The number of measured users: one is recorded, half of the others write to the product, half to the bare server. */
const MEASURED_USERS = 1_001;
const PEOPLE_PER_REFLECTION = 0.01;

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const p99 = ({ latenciesMs }: Round) =>
  latenciesMs.toSorted((a, b) => a - b)[Math.floor(latenciesMs.length * 0.99)] ?? Number.NaN;

function judge(name: string, trios: readonly Trio[], large: number): boolean {
  const shareMin = name === 'create' ? WRITE_SHARE_MIN : READ_SHARE_MIN;
  const share = middle(trios.map(({ product, bare }) => product.perSecond / bare.perSecond));
  const slowest = (which: keyof Trio) => middle(trios.map((trio) => p99(trio[which])));
  const rate = (which: keyof Trio) => middle(trios.map((trio) => trio[which].perSecond)).toFixed(0);
  const ratio = slowest('large') / slowest('product');
  const isFast = reportAtLeast(
    { name: `${name}: requests per second, to the bare driver`, value: share, digits: 2 },
    shareMin,
    ` (${rate('product')} to ${rate('bare')})`,
  );
  const isEven = reportAtMost(
    { name: `${name}: p99 among ${large} reflections, to that among few`, value: ratio, digits: 2 },
    P99_RATIO_MAX,
    ` (${slowest('large').toFixed(1)} to ${slowest('product').toFixed(1)} ms)`,
  );
  return isFast && isEven;
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
    product: await startProduct(small.url, `${dataDir}/small`, small.userIds),
    bare: await startBare(small.url),
    large: await startProduct(large.url, `${dataDir}/large`, large.userIds),
  };
  try {
    const rows = await measureRows(servers, rounds);
    return [...rows].map(([name, trios]) => judge(name, trios, large.reflections)).every((isGood) => isGood);
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

import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCitus, type Node, startNode } from '../../testing/citus/cluster.ts';
import { createDistributedDatabase } from '../../testing/citus/distributed-database.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTestUser } from '../../testing/test-user.ts';
import { startClusterApp } from './cluster-app.ts';

/** The duration of a round. Set it with `ROUND_MS=10000 npm run test:citus -- e2e/citus/workers.test.ts`. */
const roundMs = Number(process.env['ROUND_MS'] ?? 1_000);
const rounds = 3;
const people = 32;

type Cluster = { readonly workers: number; readonly app: TestApp; readonly nodes: readonly Node[] };
type Writer = { readonly list: () => Promise<number>; readonly edit: (text: string) => Promise<number> };
let clusters: Cluster[];

async function startCluster(workers: number): Promise<Cluster> {
  const programs = findCitus();
  if (programs === null) throw new Error('Citus is missing');
  const nodes = await Promise.all(Array.from({ length: workers + 1 }, () => startNode(programs)));
  await createDistributedDatabase(
    nodes.map(({ url }) => url),
    'inward',
  );
  const app = await startClusterApp(nodes[0], 'inward');
  app.clock.set('2026-03-04T19:00:00+02:00');
  return { workers, app, nodes };
}

beforeAll(async () => {
  clusters = await Promise.all([1, 2, 3].map(startCluster));
});
afterAll(async () => {
  for (const { app, nodes } of clusters ?? []) {
    await app.stop();
    await Promise.all(nodes.map((node) => node.remove()));
  }
});

async function newWriter(app: TestApp): Promise<Writer> {
  const user = await createTestUser(app);
  await user.sync();
  const { id } = await user.write('A harbour.');
  return {
    list: async () => (await user.get('/api/reflections')).status,
    edit: async (text) => (await user.edit(id, text)).status,
  };
}

/** Make calls for all writers in parallel for one round. Return the number of calls per second. */
async function measure(writers: readonly Writer[], call: (writer: Writer, count: number) => Promise<number>) {
  const began = performance.now();
  let calls = 0;
  await Promise.all(
    writers.map(async (writer) => {
      while (performance.now() - began < roundMs) {
        expect(await call(writer, calls)).toBe(200);
        calls += 1;
      }
    }),
  );
  return (calls * 1_000) / (performance.now() - began);
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('clusters of one, two and three workers serve the same calls and spread the shards over all workers', async () => {
  const measured = await Promise.all(
    clusters.map(async (cluster) => ({
      ...cluster,
      writers: await Promise.all(Array.from({ length: people }, () => newWriter(cluster.app))),
      lists: [] as number[],
      edits: [] as number[],
    })),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const { writers, lists, edits } of measured) {
      lists.push(await measure(writers, ({ list }) => list()));
      edits.push(await measure(writers, ({ edit }, count) => edit(`Words number ${count}.`)));
    }
  }
  for (const { workers, app, lists, edits } of measured) {
    const ports = await app.database.query(
      `select distinct nodeport from citus_shards where table_name = 'app.reflections'::regclass`,
    );
    expect(ports).toHaveLength(workers);
    console.log(
      `${workers} workers: ${middle(lists).toFixed(0)} lists and ${middle(edits).toFixed(0)} edits per second`,
    );
  }
});

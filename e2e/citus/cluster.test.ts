import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distribute } from '../../server/db/distribute/distribute.ts';
import { distributedTables } from '../../server/db/distribute/tables.ts';
import { verifyDatabase } from '../../server/features/operators/verify-database.ts';
import { findCitus, type Node, startNode } from '../../testing/citus/cluster.ts';
import { createDistributedDatabase } from '../../testing/citus/distributed-database.ts';
import { checkRoutes, recordRoutes } from '../../testing/citus/routes.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../testing/test-user.ts';
import { addressAt, startClusterApp } from './cluster-app.ts';

let nodes: Node[];
let app: TestApp;
let pool: pg.Pool;

async function asUser<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return work(client).finally(() => client.end());
}

beforeAll(async () => {
  const programs = findCitus();
  if (programs === null) throw new Error('Citus is missing');
  nodes = await Promise.all([1, 2, 3].map(() => startNode(programs)));
  await createDistributedDatabase(
    nodes.map(({ url }) => url),
    'inward',
  );
  pool = new pg.Pool({ connectionString: addressAt(nodes[0]), max: 2 });
  pool.on('error', () => {});
  app = await startClusterApp(nodes[0], 'inward');
  app.clock.set('2026-03-04T19:00:00+02:00');
});
afterAll(async () => {
  await app?.stop();
  await pool?.end();
  await Promise.all((nodes ?? []).map((node) => node.remove()));
});

const ownerOf = async ({ subject }: TestUser): Promise<string> => {
  const rows = await app.database.query<{ user_id: string }>('select user_id from app.identities where subject = $1', [
    subject,
  ]);
  return rows[0]?.user_id ?? '';
};

async function newWriter(content = 'A harbour.') {
  const user = await createTestUser(app);
  await user.sync();
  return { user, reflection: await user.write(content) };
}

/**
 * Edit each reflection repeatedly until `isOver` returns true. Return, for each reflection, the texts that the server
 * may have stored last.
 */
async function keepWriting(writers: readonly Awaited<ReturnType<typeof newWriter>>[], isOver: () => boolean) {
  const refused: number[] = [];
  let edits = 0;
  const texts = await Promise.all(
    writers.map(async ({ user, reflection }) => {
      // The server may have stored the text of a failed edit, so note each text since the last success.
      let possible = [reflection.content];
      for (let count = 0; !isOver(); count += 1) {
        const content = `Words number ${count} of ${user.subject}.`;
        const { status } = await user.edit(reflection.id, content);
        if (status === 200) {
          possible = [content];
          edits += 1;
        } else {
          possible.push(content);
          refused.push(status);
          await pause(50);
        }
      }
      return possible;
    }),
  );
  return { texts, edits, refused };
}

async function expectStored(writers: readonly Awaited<ReturnType<typeof newWriter>>[], texts: readonly string[][]) {
  for (const [index, { user, reflection }] of writers.entries()) {
    const { body } = await user.get<{ id: string; content: string }[]>('/api/reflections');
    expect(body.map(({ id }) => id)).toEqual([reflection.id]);
    expect(texts[index]).toContain(body[0]?.content);
  }
  expect((await verifyDatabase(app.deps.db)).faults).toEqual([]);
}

test('every table of `distributedTables` is distributed, and a second distribution is refused while a server uses the database', async () => {
  await newWriter();
  await expect(asUser(addressAt(nodes[0]), distribute)).rejects.toThrow('stop all servers first');
  const rows = await app.database.query<{ name: string }>(
    `select distinct c.relname as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
     where p.partmethod = 'h'`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...distributedTables].sort());
});

test('distributing a database that already contains reflections loses none of them', async () => {
  await createDistributedDatabase(
    nodes.map(({ url }) => url),
    'grown',
    { isDistributed: false },
  );
  const before = await startClusterApp(nodes[0], 'grown');
  before.clock.set('2026-03-04T19:00:00+02:00');
  const people = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const user = await createTestUser(before);
      await user.sync();
      return { token: user.token, content: (await user.write(`Harbour ${at}.`)).content };
    }),
  );
  await before.stop();
  const done = await asUser(addressAt(nodes[0], 'inward', 'grown'), distribute);
  expect(done).toContain('app.reflections: distributed by owner.');
  expect(await asUser(addressAt(nodes[0], 'inward', 'grown'), distribute)).toContain(
    'All tables are distributed already.',
  );
  const after = await startClusterApp(nodes[0], 'grown', before.deps.identity);
  after.clock.set('2026-03-05T19:00:00+02:00');
  for (const { token, content } of people) {
    const { body } = await after.call('GET', '/api/reflections', { token });
    expect(body).toMatchObject([{ content }]);
  }
  expect((await verifyDatabase(after.deps.db)).faults).toEqual([]);
  await after.stop();
});

test('a direct connection to a worker shows no row of another owner, neither in tables nor in their shards', async () => {
  const [own, other] = [await newWriter('My harbour.'), await newWriter('Their harbour.')];
  const [owner, others] = [await ownerOf(own.user), await ownerOf(other.user)];
  const { rows: shards } = await pool.query<{ table: string; port: number }>(
    `select shard_name as table, nodeport as port from citus_shards where table_name in ('app.reflections'::regclass, 'app.users'::regclass)`,
  );
  for (const node of nodes.slice(1)) {
    await asUser(addressAt(node, 'inward_app'), async (client) => {
      const tables = shards.filter(({ port }) => port === node.port).map(({ table }) => table);
      expect(tables.length).toBeGreaterThan(0);
      const seen = async () => {
        const rows = await Promise.all(
          ['app.reflections', 'app.users', ...tables].map((table) =>
            client.query<{ user_id: string }>(`select user_id from ${table}`),
          ),
        );
        return new Set(rows.flatMap((result) => result.rows.map(({ user_id }) => user_id)));
      };
      expect(await seen()).toEqual(new Set());
      await client.query('begin');
      await client.query(`set local citus.propagate_set_commands = 'local'`);
      await client.query(`set local app.user_id = '${owner}'`);
      expect(await seen()).toEqual(new Set([owner]));
      await expect(
        client.query('update app.users set first_name = $1 where user_id = $2', ['X', others]),
      ).resolves.toMatchObject({
        rowCount: 0,
      });
      await client.query('rollback');
      await expect(client.query('set role inward')).rejects.toThrow('permission denied');
    });
  }
});

test('control: `checkRoutes` rejects a statement that goes to several shards', async () => {
  recordRoutes();
  const { user } = await newWriter();
  expect(await checkRoutes(addressAt(nodes[0]))).toBeGreaterThan(0);
  const owner = await ownerOf(user);
  await app.deps.db.asOwner(owner, (tx) => sql`select user_id from app.reflections`.execute(tx));
  await expect(checkRoutes(addressAt(nodes[0]))).rejects.toThrow('8 tasks: select user_id from app.reflections');
});

test('no acknowledged reflection is lost when a worker is killed while people write', async () => {
  const writers = await Promise.all(Array.from({ length: 6 }, () => newWriter()));
  let isOver = false;
  const writing = keepWriting(writers, () => isOver);
  await pause(1_000);
  await nodes[1]?.kill();
  await pause(1_000);
  await nodes[1]?.start();
  await pause(2_000);
  isOver = true;
  const { texts, edits, refused } = await writing;
  expect(edits).toBeGreaterThan(0);
  expect(new Set(refused)).toEqual(new Set([503]));
  await expectStored(writers, texts);
  console.log(`${edits} edits, ${refused.length} refused while a worker was down`);
});

test('no reflection is lost or duplicated when shards move to another worker while people write', async () => {
  const writers = await Promise.all(Array.from({ length: 6 }, () => newWriter()));
  let isOver = false;
  const writing = keepWriting(writers, () => isOver);
  const { rows } = await pool.query<{ shard: string }>(
    `select shardid as shard from citus_shards where table_name = 'app.users'::regclass and nodeport = $1 order by 1`,
    [nodes[1]?.port],
  );
  for (const { shard } of rows)
    await pool.query(`select citus_move_shard_placement($1, '127.0.0.1', $2, '127.0.0.1', $3, 'block_writes')`, [
      shard,
      nodes[1]?.port,
      nodes[2]?.port,
    ]);
  isOver = true;
  const { texts, edits, refused } = await writing;
  expect(rows.length).toBeGreaterThan(0);
  expect(edits).toBeGreaterThan(0);
  await expectStored(writers, texts);
  console.log(`${rows.length} shards moved with their tables: ${edits} edits, ${refused.length} refused`);
});

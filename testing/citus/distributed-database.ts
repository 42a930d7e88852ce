import pg from 'pg';
import { distribute } from '../../server/db/distribute/distribute.ts';
import { migrate } from '../../server/db/migrate.ts';
import { embeddedLogin, makeEmbeddedLogin } from '../../server/db/roles.ts';
import { productMigrations } from '../../server/product-migrations.ts';

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Create a database with the product's tables on all nodes, of which the first is the coordinator. If `isDistributed`
 * is false, the tables stay undistributed.
 */
export async function createDistributedDatabase(
  nodes: readonly string[],
  name: string,
  { isDistributed = true }: { readonly isDistributed?: boolean } = {},
): Promise<void> {
  const urls = nodes.map((node) => Object.assign(new URL(node), { pathname: `/${name}` }));
  for (const [index, node] of nodes.entries()) {
    await withClient(node, async (client) => {
      await client.query('set citus.enable_create_database_propagation = off');
      await client.query(`create database ${name}`);
    });
    await withClient(urls[index]?.href ?? '', (client) => client.query('create extension citus'));
  }
  const [coordinator, ...workers] = urls;
  await withClient(coordinator?.href ?? '', async (client) => {
    await client.query(`set citus.shard_count = 8`);
    await client.query(`select citus_set_coordinator_host('127.0.0.1', $1)`, [Number(coordinator?.port)]);
    for (const { port } of workers) await client.query(`select citus_add_node('127.0.0.1', $1)`, [Number(port)]);
    await makeEmbeddedLogin(client);
    await migrate(client, productMigrations, embeddedLogin);
    if (isDistributed) await distribute(client);
  });
}

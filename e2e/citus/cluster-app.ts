import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { embeddedLogin } from '../../server/db/roles.ts';
import type { Identity } from '../../server/identity/identity.ts';
import type { Node } from '../../testing/citus/cluster.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const keys = randomUUID();

export const addressAt = (node: Node | undefined, user = 'inward', database = 'inward'): string =>
  Object.assign(new URL(node?.url ?? ''), { pathname: `/${database}`, username: user }).href;

/**
 * Start an app on a database of a cluster. If the identity of another app is passed, users of that app can also sign in
 * here.
 */
export async function startClusterApp(
  coordinator: Node | undefined,
  name: string,
  identity?: Identity,
): Promise<TestApp> {
  const url = addressAt(coordinator, 'inward', name);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  const app = await createTestApp({
    ...(identity && { identity }),
    database: {
      url,
      variables: {
        DATABASE_URL: addressAt(coordinator, embeddedLogin, name),
        MIGRATION_DATABASE_URL: url,
        MASTER_KEY_FILE: join(tmpdir(), `inward-key-${keys}-${coordinator?.port}-${name}`),
      },
      query: async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
        (await pool.query<R>(text, values)).rows,
      remove: () => pool.end(),
    },
  });
  const stop = async () => {
    await app.stop();
    await pool.end();
  };
  return { ...app, stop };
}

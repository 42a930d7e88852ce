import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../server/db/embedded/embedded.ts';
import { secretsMigration } from '../server/db/keys/secrets.ts';
import { migrate } from '../server/db/migrate.ts';
import { migrations } from '../server/db/migrations/index.ts';
import { embeddedLogin, makeEmbeddedLogin } from '../server/db/roles.ts';
import { identityMigrations } from '../server/identity/builtin/migrations.ts';
import { recordingLog } from './recording-log.ts';
import { startSystemPostgres, type TestServer } from './system-postgres.ts';
import { temporaryFolder } from './temporary-folder.ts';
import type {} from './test-database.ts';

const templateName = 'inward_template';

async function startOwnBinaries(): Promise<TestServer> {
  const folder = temporaryFolder('embedded');
  const { ownerUrl: url, stop } = await startEmbedded(folder.path, { log: recordingLog(), onLost: () => {} });
  // The database outlives its parent process: kill it if the test run is interrupted.
  const pid = Number(readFileSync(join(folder.path, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const killAtExit = () => process.kill(pid, 'SIGQUIT');
  process.once('exit', killAtExit);
  return {
    url,
    stop: async () => {
      process.off('exit', killAtExit);
      await stop();
      folder.remove();
    },
  };
}

async function startSystemOrOwn(): Promise<TestServer> {
  const system = await startSystemPostgres();
  if (system) return system;
  console.error('No PostgreSQL is installed on this machine: the tests use the embedded binaries instead.');
  return startOwnBinaries();
}

/** Create and migrate a template database: a copy takes 40 ms, a migration ten times as long. */
async function makeTemplate(server: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const url = Object.assign(new URL(server), { pathname: `/${templateName}` }).href;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await makeEmbeddedLogin(client);
  await migrate(client, [secretsMigration, ...identityMigrations, ...migrations], embeddedLogin);
  await client.end();
}

/** Start the project's PostgreSQL before its first test file. Return the function that stops it after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isEmbedded = project.config.env['INWARD_TEST_DATABASE'] === 'embedded';
  const server = await (isEmbedded ? startOwnBinaries() : startSystemOrOwn());
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('databaseUrl', server.url);
  project.provide('databaseTemplate', templateName);
  return server.stop;
}

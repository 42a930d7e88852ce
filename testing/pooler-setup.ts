import type { TestProject } from 'vitest/node';
import { setup as startDatabases } from './databases.ts';
import { findPgbouncer, startPgbouncer } from './pgbouncer.ts';
import type {} from './test-database.ts';

/** Start PostgreSQL and PgBouncer before the first test file. Return the function that stops both. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = findPgbouncer();
  if (program === null)
    throw new Error('NOTHING WAS TESTED: PgBouncer is missing (Debian: apt-get install pgbouncer).');
  const stopDatabases = await startDatabases(project);
  const { databaseUrl } = project.getProvidedContext();
  const pooler = await startPgbouncer(program, databaseUrl);
  project.provide('poolerUrl', pooler.through(databaseUrl));
  return async () => {
    await pooler.stop();
    await stopDatabases();
  };
}

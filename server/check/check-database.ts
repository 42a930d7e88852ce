import type { Config } from '../config/config.ts';
import { readLoginRights } from '../db/isolation-check.ts';
import { hasQuietLog } from '../db/log-settings.ts';
import { explainConnection, loudLog, rightsProblem } from '../db/open-database.ts';
import { extraConnections, openDb } from '../db/open-db.ts';
import { applySettings } from '../db/pool.ts';
import { hasPooler } from '../db/pooler.ts';
import { withClient } from '../db/with-client.ts';
import { isDamage } from '../errors/database-errors.ts';
import { faultText } from '../errors/fault-text.ts';
import { StartFault } from '../errors/start-fault.ts';
import { clockProblem } from './clock-problem.ts';

const limitMs = 5_000;
const embeddedFault = 'The embedded database answers with an error: see postgres.log in DATA_DIR.';

const facts = `select
  extract(epoch from clock_timestamp())::float8 * 1000 as "nowMs",
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as "connections"`;

async function takesWrites(url: string): Promise<boolean> {
  const db = openDb(url, { most: 1 });
  try {
    await db.ping();
    return true;
  } catch {
    return false;
  } finally {
    await db.close();
  }
}

/** Return a sentence for each fault: connection, rights, log, writes, number of connections, clock. */
export async function checkDatabase(
  url: string,
  config: Pick<Config, 'databaseUrl' | 'databaseConnections' | 'identityConnections'>,
): Promise<string[]> {
  try {
    return await withClient(url, async (client) => {
      const isPooled = await hasPooler(client);
      if (!isPooled) await applySettings(client, limitMs);
      const rights = await readLoginRights(client);
      if (!rights.isSetUp) return ['The database has no tables of Inward yet: start the server once.'];
      const isGiven = config.databaseUrl !== null;
      const rightsSentence = isGiven ? rightsProblem(rights) : null;
      const isLoud = isGiven && !(await hasQuietLog(client));
      const { rows } = await client.query<{ nowMs: number; connections: number }>(facts);
      const [{ nowMs, connections } = { nowMs: Date.now(), connections: 0 }] = rows;
      const taken = config.databaseConnections + config.identityConnections + extraConnections;
      return [
        rightsSentence,
        isLoud ? loudLog : null,
        (await takesWrites(url))
          ? null
          : 'The database takes no writes: is its disk full, or is it a read-only replica?',
        !isPooled && taken > connections
          ? `The database allows ${connections} connections, and a server opens up to ${taken}: lower DATABASE_CONNECTIONS or raise max_connections.`
          : null,
        clockProblem('the database', nowMs - Date.now()),
      ].filter((sentence) => sentence !== null);
    });
  } catch (error) {
    if (config.databaseUrl === null || isDamage(error)) return [isDamage(error) ? faultText(error, '') : embeddedFault];
    const explained = explainConnection(error, 'DATABASE_URL');
    return [explained instanceof StartFault ? explained.message : 'The database answers with an error.'];
  }
}

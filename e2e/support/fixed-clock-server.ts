import { readConfig } from '../../server/config/config.ts';
import { type RunningServer, startServer } from '../../server/start.ts';
import { type FixedClock, fixedClock } from '../../testing/fixed-clock.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { basePathVariable } from './base-path.ts';
import { freePort } from './server-process.ts';

export type FixedClockServer = {
  readonly server: RunningServer;
  readonly address: string;
  readonly clock: FixedClock;
  /** Stop the server. `restart` starts it again on the same port, with the pages in `webRoot` if given. */
  readonly shutDown: () => Promise<void>;
  readonly restart: (webRoot?: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A Wednesday at 19:30 UTC. The evening window is open. */
export const eveningMs = Date.UTC(2026, 2, 4, 19, 30);

/** Start the real server with the built pages and a clock fixed at `eveningMs`. DEMO adds the sample user. */
export async function startFixedClockServer(
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<FixedClockServer> {
  const folder = temporaryFolder(name);
  const database = await createTestDatabase();
  const clock = fixedClock(eveningMs);
  const config = readConfig({
    PORT: String(await freePort()),
    WRITER: 'builtin',
    DATA_DIR: folder.path,
    ...database.variables,
    LOG_LEVEL: 'error',
    ...basePathVariable,
    ...env,
  });
  let server = await startServer(config, { clock });
  return {
    server,
    address: server.address ?? '',
    clock,
    shutDown: () => server.stop(),
    restart: async (webRoot) => {
      server = await startServer(config, { clock, ...(webRoot !== undefined && { webRoot }) });
    },
    stop: async () => {
      await server.stop();
      await database.remove();
      folder.remove();
    },
  };
}

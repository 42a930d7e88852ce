import { readConfig } from '../../server/config/config.ts';
import { type RunningServer, startServer } from '../../server/start.ts';
import { type FixedClock, fixedClock } from '../../testing/fixed-clock.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { freePort } from './server-process.ts';

export type EveningServer = {
  readonly server: RunningServer;
  readonly address: string;
  readonly clock: FixedClock;
  /** Stops answering; `comeBack` starts it anew on the same port, with other pages when given. */
  readonly goAway: () => Promise<void>;
  readonly comeBack: (webRoot?: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A Wednesday at 19:30 UTC: the evening is open for whoever lives in UTC, the sample person among them. */
export const eveningMs = Date.UTC(2026, 2, 4, 19, 30);

/** The real server with the built pages, the sample person and a clock that stands at `eveningMs` until it is moved. */
export async function startEveningServer(
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<EveningServer> {
  const folder = temporaryFolder(name);
  const database = await createTestDatabase();
  const clock = fixedClock(eveningMs);
  const config = readConfig({
    PORT: String(await freePort()),
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
    DEMO: 'true',
    ...env,
  });
  let server = await startServer(config, { clock });
  return {
    server,
    address: server.address ?? '',
    clock,
    goAway: () => server.stop(),
    comeBack: async (webRoot) => {
      server = await startServer(config, { clock, ...(webRoot !== undefined && { webRoot }) });
    },
    stop: async () => {
      await server.stop();
      await database.remove();
      folder.remove();
    },
  };
}

import { readableKeyNote } from '../backup/backup-key.ts';
import { checkBackupKey } from '../backup/other-key.ts';
import type { Config } from '../config/config.ts';
import { startEmbedded } from '../db/embedded/embedded.ts';
import { missingDatabase, urlOfRunning } from '../db/embedded/running.ts';
import { asidePaths } from '../db/embedded/set-aside.ts';
import { StartFault } from '../errors/start-fault.ts';
import { openLog } from '../log/pino-log.ts';
import { lookAtWriter } from '../writer/local/check-writer.ts';
import { checkBackups } from './check-backups.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkMail } from './check-mail.ts';
import { checkNetwork } from './check-network.ts';
import { checkOffSite } from './check-off-site.ts';
import { checkSettings } from './check-settings.ts';

type OpenedDatabase = {
  /** Null if the database cannot be opened. */
  readonly url: string | null;
  readonly problem: string | null;
  /** Whether this check had to start the embedded database. */
  readonly wasStopped: boolean;
  readonly stop: () => Promise<void>;
};

const opened = (url: string | null, problem: string | null = null): OpenedDatabase => ({
  url,
  problem,
  wasStopped: false,
  stop: async () => {},
});

/**
 * Open the database of DATABASE_URL or the embedded database, without applying migrations. Start the embedded database
 * if it is not running.
 */
async function openForCheck(config: Config): Promise<OpenedDatabase> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== null) return opened(databaseUrl);
  const missing = missingDatabase(dataDir);
  if (missing !== null) return opened(null, missing);
  try {
    const running = await urlOfRunning(dataDir);
    if (running !== null) return opened(running);
    const { url, stop } = await startEmbedded(dataDir, { log: openLog(config), onLost: () => {} });
    return { url, problem: null, wasStopped: true, stop };
  } catch (error) {
    if (error instanceof StartFault) return opened(null, error.message);
    return opened(null, 'The embedded database cannot be opened: run this as the user of the server or as root.');
  }
}

export type Findings = {
  readonly problems: readonly string[];
  /** Facts that the operator should know although they are no problems. */
  readonly notes: readonly string[];
};

/**
 * Check the database. If this check has started the database, stop it before the slow checks, because a server may want
 * to start it meanwhile.
 */
async function checkOpened(config: Config): Promise<{ readonly found: string[]; readonly wasStopped: boolean }> {
  const { url, problem, wasStopped, stop } = await openForCheck(config);
  try {
    const found = url === null ? [] : await checkDatabase(url, config);
    return { found: problem === null ? found : [problem, ...found], wasStopped };
  } finally {
    await stop();
  }
}

const asideNote = (path: string): string =>
  `${path} has the database from before a restore, with all its words: delete it when all is well.`;

/** Look for problems and facts for `npm run admin -- check`. The server need not run. */
export async function checkInstallation(config: Config): Promise<Findings> {
  const { found, wasStopped } = await checkOpened(config);
  const others = await Promise.all([
    checkSettings(config),
    checkDisk(config),
    checkBackups(config),
    checkBackupKey(config),
    checkOffSite(config),
    checkMail(config),
    checkNetwork(config),
    lookAtWriter(config.writer),
  ]);
  return {
    problems: [...found, ...others.flat()],
    notes: [
      wasStopped ? 'No server is running on this DATA_DIR.' : null,
      readableKeyNote(config),
      ...asidePaths(config.dataDir).map(asideNote),
    ].filter((note) => note !== null),
  };
}

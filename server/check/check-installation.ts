import { readableKeyNote } from '../backup/backup-key.ts';
import { checkBackupKey } from '../backup/other-key.ts';
import type { Config } from '../config/config.ts';
import { startEmbedded } from '../db/embedded/embedded.ts';
import { missingDatabase, ownerUrlOfRunning, urlOfRunning } from '../db/embedded/running.ts';
import { asidePaths } from '../db/embedded/set-aside.ts';
import { keyFileOf } from '../db/open-database.ts';
import { StartFault } from '../errors/start-fault.ts';
import { openLog } from '../log/pino-log.ts';
import { lookAtWriter } from '../writer/local/check-writer.ts';
import { checkBackups } from './check-backups.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkMail } from './check-mail.ts';
import { checkMasterKey } from './check-master-key.ts';
import { checkNetwork } from './check-network.ts';
import { checkOffSite } from './check-off-site.ts';
import { checkSettings } from './check-settings.ts';

type OpenedDatabase = {
  /** Null if the database cannot be opened. */
  readonly url: string | null;
  readonly ownerUrl: string | null;
  readonly problem: string | null;
  /** Whether this check had to start the embedded database. */
  readonly wasStopped: boolean;
  readonly stop: () => Promise<void>;
};

const opened = (
  url: string | null,
  { ownerUrl = null, problem = null }: Partial<Pick<OpenedDatabase, 'ownerUrl' | 'problem'>> = {},
): OpenedDatabase => ({
  url,
  ownerUrl,
  problem,
  wasStopped: false,
  stop: async () => {},
});

/**
 * Open the database of DATABASE_URL or the embedded database, without applying migrations. Start the embedded database
 * if it is not running.
 */
async function openForCheck(config: Config): Promise<OpenedDatabase> {
  const { databaseUrl, migrationDatabaseUrl, dataDir } = config;
  if (databaseUrl !== null) return opened(databaseUrl, { ownerUrl: migrationDatabaseUrl ?? databaseUrl });
  const missing = missingDatabase(dataDir);
  if (missing !== null) return opened(null, { problem: missing });
  try {
    const running = await urlOfRunning(dataDir);
    if (running !== null) return opened(running, { ownerUrl: await ownerUrlOfRunning(dataDir) });
    const { url, ownerUrl, stop } = await startEmbedded(dataDir, { log: openLog(config), onLost: () => {} });
    return { url, ownerUrl, problem: null, wasStopped: true, stop };
  } catch (error) {
    if (error instanceof StartFault) return opened(null, { problem: error.message });
    const problem = 'The embedded database cannot be opened: run this as the user of the server or as root.';
    return opened(null, { problem });
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
  const { url, ownerUrl, problem, wasStopped, stop } = await openForCheck(config);
  try {
    const found = url === null ? [] : await checkDatabase(url, config);
    if (ownerUrl !== null) found.push(...(await checkMasterKey(ownerUrl, keyFileOf(config))));
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

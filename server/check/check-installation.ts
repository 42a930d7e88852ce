import type { Config } from '../config/config.ts';
import { missingDatabase, urlOfRunning } from '../db/embedded/running.ts';
import { lookAtWriter } from '../writer/local/check-writer.ts';
import { checkBackups } from './check-backups.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkMail } from './check-mail.ts';
import { checkNetwork } from './check-network.ts';
import { checkOffSite } from './check-off-site.ts';
import { checkSettings } from './check-settings.ts';

/** Return one sentence for each problem, for `npm run admin -- check`. The server need not be running. */
export async function checkInstallation(config: Config): Promise<string[]> {
  const url = config.databaseUrl ?? (await urlOfRunning(config.dataDir));
  const missing = config.databaseUrl === null ? missingDatabase(config.dataDir) : null;
  const found = await Promise.all([
    missing === null ? [] : [missing],
    checkSettings(config),
    checkDisk(config),
    checkBackups(config),
    checkOffSite(config),
    url === null ? [] : checkDatabase(url, config),
    checkMail(config),
    checkNetwork(config),
    lookAtWriter(config.writer),
  ]);
  return found.flat();
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { failurePath, lastDaily } from '../backup/daily-backups.ts';
import type { Config } from '../config/config.ts';
import { keyFileOf } from '../db/open-database.ts';

const longestMs = 2 * 86_400_000;

/** Return sentences about daily backups that failed or are missing. */
export function checkBackups(config: Config, nowMs = Date.now()): string[] {
  const { backupAt, backupDir } = config;
  if (backupAt === null) return [];
  const failure = failurePath(backupDir);
  if (existsSync(failure)) {
    const [time = '', ...reason] = readFileSync(failure, 'utf8').trim().split(' ');
    return [`The daily backup failed on ${time}: ${reason.join(' ')}`];
  }
  const keyFile = keyFileOf(config);
  const installedMs = keyFile !== null && existsSync(keyFile) ? statSync(keyFile).mtimeMs : nowMs;
  if (nowMs - (lastDaily(backupDir, nowMs) ?? installedMs) <= longestMs) return [];
  return [
    `${backupDir} has no daily backup of the last two days: the server makes them while it runs. Or run npm run backup.`,
  ];
}

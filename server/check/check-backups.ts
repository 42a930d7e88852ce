import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Account, isRoot, ownAccount } from '../account/account.ts';
import { canReach } from '../account/can-reach.ts';
import { may } from '../account/may.ts';
import { listBackups } from '../backup/backup-folder.ts';
import { failurePath, lastDaily } from '../backup/daily-backups.ts';
import type { Config } from '../config/config.ts';
import { keyFileOf } from '../db/open-database.ts';

const longestMs = 2 * 86_400_000;
const code = fileURLToPath(new URL('.', import.meta.url));

/**
 * Return the account that the server runs as if root starts it, or null if the server keeps the account of this
 * process.
 */
function accountOfServer(): Account | null {
  const own = isRoot ? ownAccount() : null;
  return own !== null && canReach(code, own) ? own : null;
}

/** Report a folder that the server cannot write to, and backups that it cannot read to copy them to BACKUP_S3. */
function folderFaults({ backupDir, backupS3 }: Config, account: Account | null): string[] {
  if (!existsSync(backupDir)) return [];
  const who = account?.name ?? 'the user of the server';
  if (!may('write', [backupDir], account))
    return [`The server cannot write BACKUP_DIR ${backupDir}: let ${who} write there (chown ${who}).`];
  const paths = listBackups(backupDir).map(({ path }) => path);
  if (backupS3 === null || may('read', paths, account)) return [];
  return [`The server cannot read all backups in ${backupDir}, so BACKUP_S3 lacks them: give them to ${who} (chown).`];
}

/** Return sentences about failed or missing daily backups, and about a folder that the server cannot use. */
export function checkBackups(config: Config, nowMs = Date.now(), account = accountOfServer()): string[] {
  const { backupAt, backupS3, backupDir } = config;
  if (backupAt === null && backupS3 === null) return [];
  const denied = folderFaults(config, account);
  if (denied.length > 0 || backupAt === null) return denied;
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

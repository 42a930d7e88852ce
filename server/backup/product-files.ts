import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { keyFileOf } from '../db/open-database.ts';
import { errorCode } from '../errors/database-errors.ts';
import { StartFault } from '../errors/start-fault.ts';
import type { BackupFile } from './format/manifest.ts';

function read(role: BackupFile['role'], path: string | null): BackupFile[] {
  if (path === null) return [];
  try {
    return [{ role, base64: readFileSync(path).toString('base64') }];
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw new StartFault(`${path} cannot be read, so it cannot be backed up: let this user read it.`);
  }
}

export const readProductFiles = (
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'masterKeyFile'>,
): readonly BackupFile[] => [
  ...read('master-key', keyFileOf(config)),
  ...read('help-lines', join(config.dataDir, 'help-lines.json')),
];

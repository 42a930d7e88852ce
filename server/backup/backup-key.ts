import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';
import { errorCode } from '../errors/database-errors.ts';
import { StartFault } from '../errors/start-fault.ts';
import { writeFaultText } from '../errors/write-fault.ts';

const leastLength = 16;

type KeyConfig = Pick<Config, 'backupKeyFile' | 'masterKeyFile' | 'dataDir'>;

/** Return the path of the key that seals backups. By default it is beside the master key. */
export const backupKeyFileOf = ({ backupKeyFile, masterKeyFile, dataDir }: KeyConfig): string =>
  backupKeyFile ?? join(masterKeyFile === null ? dataDir : dirname(masterKeyFile), 'backup-key');

const mayEnter = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 && (folder === dirname(folder) || mayEnter(dirname(folder)));

/** Return whether every user of this machine may read the file and enter all folders above it. */
function isOpen(path: string): boolean {
  try {
    return (statSync(path).mode & 0o004) !== 0 && mayEnter(dirname(realpathSync(path)));
  } catch {
    // The file is missing, or this user may not enter its folder.
    return false;
  }
}

/** Return a warning for the operator if every user of this machine may read the key of backups, or null. */
export function readableKeyNote(config: KeyConfig): string | null {
  const path = backupKeyFileOf(config);
  if (!isOpen(path)) return null;
  return `Every user of this machine may read the key of backups: run chmod 600 ${path}, unless it is a mounted secret.`;
}

function read(path: string): string | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw new StartFault(`The key of backups ${path} cannot be read: let this user read it.`);
  }
  if (text.length < leastLength) {
    throw new StartFault(`${path} must have a passphrase of at least ${leastLength} characters: it seals the backups.`);
  }
  return text;
}

function create(path: string): string {
  const text = randomBytes(32).toString('base64url');
  try {
    const file = openSync(path, 'wx', 0o600);
    try {
      writeFileSync(file, `${text}\n`);
      fsyncSync(file);
    } catch (error) {
      rmSync(path, { force: true });
      throw error;
    } finally {
      closeSync(file);
    }
    return text;
  } catch (error) {
    // Another process may have created the file at the same time.
    const other = errorCode(error) === 'EEXIST' ? read(path) : null;
    if (other !== null) return other;
    const reason = writeFaultText(error, 'let this user write there.');
    throw new StartFault(`The key of backups ${path} cannot be written: ${reason}`);
  }
}

export const madeKey =
  'a key of backups was made: copy it to another place, because without it no backup can be restored';

/**
 * Return the secret that encrypts backups. Create the default key file if it is missing.
 * @param onMade called with the path of a new key file
 */
export function sealingSecret(config: KeyConfig, onMade: (path: string) => void = () => {}): string {
  const path = backupKeyFileOf(config);
  const text = read(path);
  if (text !== null) return text;
  if (config.backupKeyFile !== null) {
    throw new StartFault(`BACKUP_KEY_FILE ${path} is missing: write a long passphrase into it.`);
  }
  const made = create(path);
  onMade(path);
  return made;
}

/** Return the secret that decrypts backups. Throw a `StartFault` if its file is missing. */
export function openingSecret(config: KeyConfig): string {
  const path = backupKeyFileOf(config);
  const text = read(path);
  if (text !== null) return text;
  throw new StartFault(
    `The key of the backup is missing: put it into ${path}, or set BACKUP_KEY_FILE to the file that has it.`,
  );
}

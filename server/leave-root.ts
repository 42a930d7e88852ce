import {
  closeSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire, flushCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Account, isRoot, isShared, serverAccount } from './account/account.ts';
import { allowTraversal } from './account/allow-traversal.ts';
import { dropRoot } from './account/drop-root.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/open-database.ts';
import type { Log } from './log/log.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The folders from which a running server loads code and pages when it needs them. */
const code = ['server', 'core', 'dist/web'].map((name) => join(root, name)).filter(existsSync);

/**
 * Make the unprivileged account the owner of the files that the server writes in DATA_DIR. Change the folder `mail`
 * last: if the change is interrupted, root still owns this folder, so the next start repeats the change.
 */
function handOverFiles(dataDir: string, { uid, gid }: Account): void {
  allowTraversal(dataDir);
  const mail = join(dataDir, 'mail');
  mkdirSync(mail, { recursive: true, mode: 0o700 });
  if (statSync(mail).uid === 0) {
    for (const name of [...readdirSync(mail), '.']) lchownSync(join(mail, name), uid, gid);
  }
  const databaseLog = join(dataDir, 'postgres.log');
  if (existsSync(databaseLog)) lchownSync(databaseLog, uid, gid);
}

function read(path: string): void {
  closeSync(openSync(path, 'r'));
}

/** Make the unprivileged account the owner of the backups, if backups are on and their folder is in DATA_DIR. */
function handOverBackups({ backupAt, backupS3, backupDir, dataDir }: Config, { uid, gid }: Account): void {
  if ((backupAt === null && backupS3 === null) || dirname(backupDir) !== dataDir) return;
  mkdirSync(backupDir, { recursive: true, mode: 0o700 });
  for (const name of [...readdirSync(backupDir), '.']) {
    const path = join(backupDir, name);
    if (lstatSync(path).uid === 0) lchownSync(path, uid, gid);
  }
}

/** Read the code, write to DATA_DIR and connect to the database. Throw if one of these is not permitted. */
async function tryToWork(dataDir: string | null, url: string): Promise<void> {
  for (const folder of code) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) read(join(folder, name));
  }
  for (const path of [process.execPath, createRequire(import.meta.url).resolve('pg')]) read(path);
  if (dataDir !== null) {
    const file = join(dataDir, 'mail', `.write-probe-${process.pid}`);
    writeFileSync(file, '');
    rmSync(file);
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  await client.end();
}

/** If root started the server, continue as an unprivileged account: a vulnerability then does less harm. */
export async function leaveRoot(config: Config, database: Database, log: Log): Promise<void> {
  if (!isRoot) return;
  const account = database.account ?? serverAccount();
  const dataDir = config.databaseUrl && config.smtpUrl ? null : config.dataDir;
  if (isShared(account)) return log.warn('the server keeps root, because there is no user inward');
  // Write the compile cache now. Its files belong to root, so the unprivileged account could not write them later.
  flushCompileCache();
  if (dataDir !== null) handOverFiles(dataDir, account);
  handOverBackups(config, account);
  if (await dropRoot(account, () => tryToWork(dataDir, database.url))) {
    log.info('the server gave up the rights of root');
  } else {
    log.warn('the server keeps root, because another user cannot read its code, write DATA_DIR or reach the database');
  }
}

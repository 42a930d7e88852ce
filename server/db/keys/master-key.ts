import { hkdfSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type pg from 'pg';
import { errorCode } from '../../errors/database-errors.ts';
import { StartFault } from '../../errors/start-fault.ts';
import { inTransaction } from '../transaction.ts';
import { takeKeyAlone } from './hold-key.ts';

const keyBytes = 32;

/** Derive a key for one use from the master key. */
export const deriveKey = (master: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, '', use, keyBytes));

/** What the database stores of the master key: it recognises the key, and the key cannot be computed from it. */
const checkOf = (master: Buffer): Buffer => deriveKey(master, 'inward check');

function parseKeys(path: string, text: string): Buffer[] {
  const keys = text
    .trim()
    .split('\n')
    .map((line) => Buffer.from(line, 'base64url'));
  if (keys.some(({ length }) => length !== keyBytes)) {
    throw new StartFault(`${path} is no key file of Inward: put the right one back, or set MASTER_KEY_FILE to it.`);
  }
  return keys;
}

/** Return the keys of the file, one per line, or null if it is missing. A rotation that was interrupted leaves two. */
function readKeys(path: string): Buffer[] | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw new StartFault(`The key file ${path} cannot be read: let this user read it.`);
  }
  return parseKeys(path, text);
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** Write a file that did not exist, with the owner and mode of `like`: root may rotate the key of a server of another user. */
function writeDraft(draft: string, text: string, like: Stats | undefined): void {
  const file = openSync(draft, 'wx', 0o600);
  try {
    if (like) {
      fchownSync(file, like.uid, like.gid);
      fchmodSync(file, like.mode & 0o777);
    }
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Replace the file at once: after a kill or a power cut it has the old keys or the new ones. */
function writeKeys(path: string, keys: readonly Buffer[]): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}.new`;
  try {
    const lines = keys.map((key) => `${key.toString('base64url')}\n`);
    writeDraft(draft, lines.join(''), statSync(path, { throwIfNoEntry: false }));
    renameSync(draft, path);
    syncFolder(dirname(path));
  } catch {
    rmSync(draft, { force: true });
    throw new StartFault(`The key file ${path} cannot be written: create its folder and let this user write there.`);
  }
}

const sameFile = 'All servers of one database need the same file';

/** Move the root secret of an older version from the database into the file. A kill between the steps does no harm. */
async function moveToFile(client: pg.ClientBase, root: Buffer, path: string): Promise<void> {
  const keys = readKeys(path);
  if (keys && !keys.some((key) => key.equals(root))) {
    throw new StartFault(`${path} has the key of another database: set MASTER_KEY_FILE to a file that does not exist.`);
  }
  if (!keys) writeKeys(path, [root]);
  await client.query(`delete from inward_private.secrets where name = 'root'`);
  await client.query(`insert into inward_private.secrets values ('check', $1)`, [checkOf(root)]);
  // The bytes of the deleted row stay in the files of the database until eraseTraces has run.
  await client.query('insert into app.traces default values');
}

/**
 * Return the master key: from the file, or from the database of an older version for `path` null. Call this in a
 * transaction of the owner. Throw a `StartFault` if the file is missing or has the key of another database.
 */
export async function readMasterKey(client: pg.ClientBase, path: string | null): Promise<Buffer> {
  // Of several servers that start at once, one moves the secret.
  await client.query('lock table inward_private.secrets in share row exclusive mode');
  const { rows } = await client.query<{ name: string; value: Buffer }>(
    'select name, value from inward_private.secrets',
  );
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  const root = stored.get('root');
  if (root) {
    if (path !== null) await moveToFile(client, root, path);
    return root;
  }
  if (path === null) throw new StartFault(`Set MASTER_KEY_FILE to the key file of this database. ${sameFile}.`);
  const keys = readKeys(path);
  if (!keys) {
    throw new StartFault(
      `The key file ${path} is missing: put it back from a backup, or set MASTER_KEY_FILE to it. ${sameFile}.`,
    );
  }
  const key = keys.find((each) => stored.get('check')?.equals(checkOf(each)));
  if (!key) {
    throw new StartFault(`${path} has the key of another database: put the right file there. ${sameFile}.`);
  }
  return key;
}

/**
 * Let the file have these keys (its text) as well as its own, while a restored database replaces another one: the database
 * says which key counts. Return the function that leaves only the restored key in the file.
 */
export function addKeys(path: string, text: string): () => void {
  const restored = parseKeys(path, text);
  writeKeys(path, [...(readKeys(path) ?? []), ...restored]);
  return () => writeKeys(path, restored);
}

/** Return whether this key decrypts the database. An older version stored the key itself; this version stores a check of it. */
export async function isKeyInForce(client: pg.ClientBase, master: Buffer): Promise<boolean> {
  const { rows } = await client.query<{ value: Buffer }>(
    `select value from inward_private.secrets where name in ('check', 'root')`,
  );
  return rows.some(({ value }) => value.equals(checkOf(master)) || value.equals(master));
}

/**
 * Replace the master key in one transaction of `renew`, which encrypts data again. Until the commit the file has both
 * keys, and the database says which one counts: a kill at any time leaves a pair that works.
 */
export async function rotateMasterKey(
  client: pg.ClientBase,
  path: string,
  renew: (old: Buffer, fresh: Buffer) => Promise<void>,
): Promise<void> {
  const fresh = randomBytes(keyBytes);
  await inTransaction(client, async () => {
    await takeKeyAlone(client);
    const old = await readMasterKey(client, path);
    writeKeys(path, [old, fresh]);
    await client.query(`update inward_private.secrets set value = $1 where name = 'check'`, [checkOf(fresh)]);
    await renew(old, fresh);
    await client.query('insert into app.traces default values');
  });
  writeKeys(path, [fresh]);
}

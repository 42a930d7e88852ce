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
import { writeFaultText } from '../../errors/write-fault.ts';
import { inTransaction } from '../transaction.ts';
import { takeKeyAlone } from './hold-key.ts';

const keyBytes = 32;

export const deriveKey = (master: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, '', use, keyBytes));

/** Return a value by which the database recognises the master key, without revealing the key. */
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

/**
 * Return the keys in the file, one per line, or null if it is missing. After an interrupted rotation, it has two keys.
 */
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

/** Create a file with the owner and mode of `like`: root may rotate the key of another OS user's server. */
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

/** Replace the file atomically: after a kill or a power cut, it contains either the old keys or the new ones. */
function writeKeys(path: string, keys: readonly Buffer[]): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}.new`;
  try {
    const lines = keys.map((key) => `${key.toString('base64url')}\n`);
    writeDraft(draft, lines.join(''), statSync(path, { throwIfNoEntry: false }));
    renameSync(draft, path);
    syncFolder(dirname(path));
  } catch (error) {
    rmSync(draft, { force: true });
    const reason = writeFaultText(error, 'create its folder and let this user write there.');
    throw new StartFault(`The key file ${path} cannot be written: ${reason}`);
  }
}

const sameFile = 'All servers of one database need the same file';

/**
 * Move the master key from the database to the file. The database has the key at the first start, and in old versions.
 */
async function moveToFile(client: pg.ClientBase, root: Buffer, path: string): Promise<void> {
  const keys = readKeys(path);
  if (keys && !keys.some((key) => key.equals(root))) {
    throw new StartFault(`${path} has the key of another database: set MASTER_KEY_FILE to a file that does not exist.`);
  }
  if (!keys) writeKeys(path, [root]);
  await client.query(`delete from inward_private.secrets where name = 'root'`);
  await client.query(`insert into inward_private.secrets values ('check', $1)`, [checkOf(root)]);
  // The files of the database still contain the bytes of the deleted row: schedule their erasure.
  await client.query('insert into app.traces default values');
}

type Stored = ReadonlyMap<string, Buffer>;

async function readStored(client: pg.ClientBase): Promise<Stored> {
  const { rows } = await client.query<{ name: string; value: Buffer }>(
    'select name, value from inward_private.secrets',
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Return the key of this database from the file, after the key has left the database. */
function keyInFile(stored: Stored, path: string | null): Buffer {
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
 * Return the master key from the file or, if `path` is null, from the database. If the database still has the key, move
 * it to the file. Call this in a transaction of the owner. Throw a `StartFault` if the file is missing or contains the
 * key of another database.
 */
export async function readMasterKey(client: pg.ClientBase, path: string | null): Promise<Buffer> {
  // Only one of several starting servers may move the key to the file.
  await client.query('lock table inward_private.secrets in share row exclusive mode');
  const stored = await readStored(client);
  const root = stored.get('root');
  if (!root) return keyInFile(stored, path);
  if (path !== null) await moveToFile(client, root, path);
  return root;
}

/** Return why a start would refuse this key file, or null. Change nothing. The client must be the owner. */
export async function masterKeyProblem(client: pg.ClientBase, path: string): Promise<string | null> {
  const stored = await readStored(client);
  try {
    if (!stored.has('root')) keyInFile(stored, path);
    return null;
  } catch (error) {
    if (error instanceof StartFault) return error.message;
    throw error;
  }
}

/**
 * Add the keys in `text` (the key file of a backup) to the file at `path`. During a restore, two databases exist, and
 * the file has the keys of both. Return a function that removes all keys except the added ones.
 */
export function addKeys(path: string, text: string): () => void {
  const restored = parseKeys(path, text);
  writeKeys(path, [...(readKeys(path) ?? []), ...restored]);
  return () => writeKeys(path, restored);
}

/** Return whether the file has a key that is missing from `text`, the content of another key file. */
export function hasOtherKeys(path: string, text: string): boolean {
  const keys = parseKeys(path, text);
  return (readKeys(path) ?? []).some((present) => !keys.some((key) => key.equals(present)));
}

/**
 * Return whether the database uses this key. The database stores a check value of the key or, without a key file, the
 * key itself.
 */
export async function isKeyInForce(client: pg.ClientBase, master: Buffer): Promise<boolean> {
  const { rows } = await client.query<{ value: Buffer }>(
    `select value from inward_private.secrets where name in ('check', 'root')`,
  );
  return rows.some(({ value }) => value.equals(checkOf(master)) || value.equals(master));
}

/**
 * Replace the master key. `renew` encrypts the data again in the same transaction. The file contains both keys until
 * the commit, so a kill at any time leaves a file and a database that fit together.
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

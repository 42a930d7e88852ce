import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { StartFault } from '../../errors/start-fault.ts';
import { readSecrets } from './secrets.ts';

const folder = temporaryFolder('master-key');
let database: TestDatabase;
let path: string;
let count = 0;

beforeEach(async () => {
  database = await createTestDatabase();
  count += 1;
  path = join(folder.path, `key-${count}`);
});
afterEach(() => database.remove());
afterAll(() => folder.remove());

async function secretsWith(keyFile: string | null): Promise<string> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return JSON.stringify(await readSecrets(client, keyFile));
  } finally {
    await client.end();
  }
}

const storedSecrets = async () =>
  (await database.query<{ name: string }>('select name from inward_private.secrets')).map(({ name }) => name);

describe('the master key of a database', () => {
  it('the master key moves from the database to a private file at the first start with a key file', async () => {
    const before = await secretsWith(null);
    const [root] = await database.query<{ value: Buffer }>('select value from inward_private.secrets');
    expect(await secretsWith(path)).toBe(before);
    expect(await storedSecrets()).toEqual(['check']);
    expect(readFileSync(path, 'utf8')).toBe(`${root?.value.toString('base64url')}\n`);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await database.query('select from app.traces')).toHaveLength(1);
    expect(await secretsWith(path)).toBe(before);
    expect(readdirSync(folder.path).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('servers that start at the same time with the same key file have the same master key', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => secretsWith(path)));
    expect(new Set(all).size).toBe(1);
    expect(await storedSecrets()).toEqual(['check']);
  });

  it('the master key is the same after a kill between writing the file and changing the database', async () => {
    const before = await secretsWith(null);
    const [root] = await database.query<{ value: Buffer }>('select value from inward_private.secrets');
    writeFileSync(path, `${root?.value.toString('base64url')}\n`);
    expect(await secretsWith(path)).toBe(before);
    expect(await storedSecrets()).toEqual(['check']);
  });

  it('the master key stays in the database if the key file cannot be written', async () => {
    const attempt = secretsWith(join(folder.path, 'missing', 'key'));
    await expect(attempt).rejects.toThrow(/missing\/key cannot be written: create its folder/);
    await expect(attempt).rejects.toBeInstanceOf(StartFault);
    expect(await storedSecrets()).toEqual(['root']);
  });
});

describe('the error of a refused start', () => {
  it('says what to do when the key file is missing', async () => {
    await secretsWith(path);
    rmSync(path);
    await expect(secretsWith(path)).rejects.toThrow(`The key file ${path} is missing: put it back from a backup`);
    expect(existsSync(path)).toBe(false);
  });

  it('says what to do when the key file contains the key of another database', async () => {
    const key = Buffer.alloc(32, 1).toString('base64url');
    writeFileSync(path, key);
    await expect(secretsWith(path)).rejects.toThrow(`${path} has the key of another database: set MASTER_KEY_FILE`);
    rmSync(path);
    await secretsWith(path);
    writeFileSync(path, key);
    await expect(secretsWith(path)).rejects.toThrow(/has the key of another database: put the right file there/);
  });

  it('says what to do when the key file contains no key', async () => {
    await secretsWith(path);
    for (const text of ['', 'abc', '{"key":1}']) {
      writeFileSync(path, text);
      await expect(secretsWith(path)).rejects.toThrow(`${path} is no key file of Inward`);
    }
  });

  it('says what to do when no key file is named although the database needs one', async () => {
    await secretsWith(path);
    await expect(secretsWith(null)).rejects.toThrow(/^Set MASTER_KEY_FILE to the key file of this database/);
  });
});

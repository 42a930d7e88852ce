import { createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { type DeepChance, openDeepChance } from './deep-chance.ts';
import type { Migration } from './migration.ts';

/**
 * The root secret is stored in the database, unreadable for the application's role: every server of the database, every
 * restart and a restored backup then choose the same deep minutes.
 */
export const secretsMigration: Migration = {
  name: 'private-0001-secrets',
  up: async (tx) => {
    await sql`create table inward_private.secrets (name text primary key, value bytea not null)`.execute(tx);
    await sql`insert into inward_private.secrets values ('root', ${randomBytes(32)})`.execute(tx);
  },
};

export type Secrets = {
  /** Chooses the deep minutes. */
  readonly deepChance: DeepChance;
  /** Encrypts the identity's signing keys at rest and signs its cookies. */
  readonly identity: string;
  /** The VAPID key pair, by which push services identify this server: P-256, base64url. */
  readonly push: PushKeys;
};

export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** Derive the key pair from 32 bytes. It must never change: browsers store the public key with their subscription. */
export function pushKeys(secret: Buffer): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}

/** Read the root secret and derive one key for each use. */
export async function readSecrets(client: pg.ClientBase): Promise<Secrets> {
  const { rows } = await client.query<{ value: Buffer }>(
    "select value from inward_private.secrets where name = 'root'",
  );
  const root = rows[0]?.value;
  if (!root) throw new Error('the root secret is missing');
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', root, '', use, 32));
  return {
    deepChance: openDeepChance(derive('inward product')),
    identity: derive('inward identity').toString('base64url'),
    push: pushKeys(derive('inward push')),
  };
}

import { createECDH, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { type DeepChance, openDeepChance } from '../deep-chance.ts';
import type { Migration } from '../migration.ts';
import { inTransaction } from '../transaction.ts';
import { deriveKey, isKeyInForce, readMasterKey } from './master-key.ts';

/**
 * Create a master key in a table that the application's role cannot read. The first start with a key file moves the key
 * into that file.
 */
export const secretsMigration: Migration = {
  name: 'private-0001-secrets',
  up: async (tx) => {
    await sql`create table inward_private.secrets (name text primary key, value bytea not null)`.execute(tx);
    await sql`insert into inward_private.secrets values ('root', ${randomBytes(32)})`.execute(tx);
  },
};

export type Secrets = {
  readonly deepChance: DeepChance;
  /** Encrypts the signing keys of the builtin identity and signs its cookies. */
  readonly identity: string;
  /** The VAPID key pair (P-256, base64url), by which push services recognise this server. */
  readonly push: PushKeys;
  /** Return whether the database still uses the master key from which these secrets are derived. */
  readonly areInForce: (client: pg.ClientBase) => Promise<boolean>;
};

export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/**
 * Return the push key pair of a 32-byte secret. The pair must never change, because browsers store its public key when
 * they subscribe.
 */
export function pushKeys(secret: Buffer): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}

export const identitySecret = (master: Buffer): string => deriveKey(master, 'inward identity').toString('base64url');

/** Read the master key from the file or, if `keyFile` is null, from the database, and derive a key for each purpose. */
export async function readSecrets(client: pg.ClientBase, keyFile: string | null = null): Promise<Secrets> {
  const master = await inTransaction(client, () => readMasterKey(client, keyFile));
  return {
    deepChance: openDeepChance(deriveKey(master, 'inward product')),
    identity: identitySecret(master),
    push: pushKeys(deriveKey(master, 'inward push')),
    areInForce: (current) => isKeyInForce(current, master),
  };
}

import { createECDH, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { type DeepChance, openDeepChance } from '../deep-chance.ts';
import type { Migration } from '../migration.ts';
import { inTransaction } from '../transaction.ts';
import { deriveKey, isKeyInForce, readMasterKey } from './master-key.ts';

/**
 * Store a root secret in the database, where the application's role cannot read it. The first start with a key file
 * moves the secret to that file.
 */
export const secretsMigration: Migration = {
  name: 'private-0001-secrets',
  up: async (tx) => {
    await sql`create table inward_private.secrets (name text primary key, value bytea not null)`.execute(tx);
    await sql`insert into inward_private.secrets values ('root', ${randomBytes(32)})`.execute(tx);
  },
};

export type Secrets = {
  /** Chooses the minute of each deep window. */
  readonly deepChance: DeepChance;
  /** Encrypts the identity's signing keys at rest and signs its cookies. */
  readonly identity: string;
  /** The VAPID key pair (P-256, base64url) that identifies this server to push services. */
  readonly push: PushKeys;
  /** Return whether the master key from which these secrets are derived is still the key of the database. */
  readonly areInForce: (client: pg.ClientBase) => Promise<boolean>;
};

export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/**
 * Return the key pair of a 32-byte secret. The pair must never change: browsers store the public key when they
 * subscribe.
 */
export function pushKeys(secret: Buffer): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}

/** Return the secret of the builtin identity. */
export const identitySecret = (master: Buffer): string => deriveKey(master, 'inward identity').toString('base64url');

/** Read the master key and derive one key for each purpose. If `keyFile` is null, the master key is in the database. */
export async function readSecrets(client: pg.ClientBase, keyFile: string | null = null): Promise<Secrets> {
  const master = await inTransaction(client, () => readMasterKey(client, keyFile));
  return {
    deepChance: openDeepChance(deriveKey(master, 'inward product')),
    identity: identitySecret(master),
    push: pushKeys(deriveKey(master, 'inward push')),
    areInForce: (current) => isKeyInForce(current, master),
  };
}

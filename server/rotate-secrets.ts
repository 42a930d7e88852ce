import pg from 'pg';
import { backUpBeforeUpgrade } from './backup/back-up-before-upgrade.ts';
import type { Config } from './config/config.ts';
import { rotateMasterKey } from './db/keys/master-key.ts';
import { identitySecret } from './db/keys/secrets.ts';
import { migrations } from './db/migrations/index.ts';
import { keyFileOf, openDatabase } from './db/open-database.ts';
import { StartFault } from './errors/start-fault.ts';
import { identityMigrations } from './identity/builtin/migrations.ts';
import { renewEncryption } from './identity/builtin/renew-encryption.ts';
import type { Log } from './log/log.ts';
import { productMigrations } from './product-migrations.ts';

const done = (path: string) => `The key file ${path} has a new master key.
Copy it to all servers of this database, then start them. All users have to sign in again; authenticator apps keep working.
Browsers get pushes again when their user has opened the journal. A backup made before now
contains the old master key: a restore puts that key back in use, so rotate again after it.`;

/** Replace the master key and everything that depends on it. Throw a `StartFault` while a server uses the database. */
export async function rotateSecrets(config: Config, log: Log): Promise<string> {
  const path = keyFileOf(config);
  if (path === null) throw new StartFault('Set MASTER_KEY_FILE first: the secret is still in the database.');
  const all = [...identityMigrations, ...migrations];
  const beforeMigrations = (ownerUrl: string) => backUpBeforeUpgrade(config, ownerUrl, productMigrations, log);
  const database = await openDatabase(config, { migrations: all, log, onLost: () => {}, beforeMigrations });
  const client = new pg.Client({ connectionString: database.ownerUrl, application_name: 'inward admin' });
  client.on('error', () => {});
  try {
    await client.connect();
    await rotateMasterKey(client, path, (old, fresh) =>
      renewEncryption(client, identitySecret(old), identitySecret(fresh)),
    );
    return done(path);
  } finally {
    await client.end();
    await database.stop();
  }
}

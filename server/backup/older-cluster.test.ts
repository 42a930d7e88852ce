import { afterAll, expect, test } from 'vitest';
import { recordingLog } from '../../testing/recording-log.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { readConfig } from '../config/config.ts';
import { startEmbedded } from '../db/embedded/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { withClient } from '../db/open-database.ts';
import { embeddedLogin, makeEmbeddedLogin } from '../db/roles.ts';
import { productMigrations } from '../product-migrations.ts';
import { backUpBeforeUpgrade } from './back-up-before-upgrade.ts';
import { listBackups } from './backup-folder.ts';

const folder = temporaryFolder('older');
afterAll(() => folder.remove());

test('backs up before an upgrade that adds a database role', async () => {
  const { ownerUrl, stop } = await startEmbedded(folder.path, { log: recordingLog(), onLost: () => {} });
  try {
    await withClient(ownerUrl, async (client) => {
      await makeEmbeddedLogin(client);
      await migrate(client, productMigrations.slice(0, -1), embeddedLogin);
      await client.query(`insert into app.users (user_id, email, first_name, last_name, created_at, updated_at)
        values (gen_random_uuid(), 'a@mail.example', '', '', now(), now())`);
      await client.query('drop owned by inward_operator; drop role inward_operator');
    });
    const config = readConfig({ DATA_DIR: folder.path });
    await backUpBeforeUpgrade(config, ownerUrl, productMigrations);
    expect(listBackups(config.backupDir).map(({ occasion }) => occasion)).toEqual(['upgrade']);
  } finally {
    await stop();
  }
});

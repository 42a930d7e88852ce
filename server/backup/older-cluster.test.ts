import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordingLog } from '../../testing/recording-log.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { readConfig } from '../config/config.ts';
import { startEmbedded } from '../db/embedded/embedded.ts';
import { readSecrets } from '../db/keys/secrets.ts';
import { migrate } from '../db/migrate.ts';
import { embeddedLogin, makeEmbeddedLogin } from '../db/roles.ts';
import { withClient } from '../db/with-client.ts';
import { productMigrations } from '../product-migrations.ts';
import { listBackups } from './backup-folder.ts';

const folder = temporaryFolder('older');
const config = readConfig({ DATA_DIR: folder.path });
afterAll(() => folder.remove());

beforeAll(async () => {
  const { ownerUrl, stop } = await startEmbedded(folder.path, { log: recordingLog(), onLost: () => {} });
  await withClient(ownerUrl, async (client) => {
    await makeEmbeddedLogin(client);
    await migrate(client, productMigrations.slice(0, -1), embeddedLogin);
    await readSecrets(client, `${folder.path}/master-key`);
    await client.query(`insert into app.users (user_id, email, first_name, last_name, created_at, updated_at)
      values (gen_random_uuid(), 'a@mail.example', '', '', now(), now())`);
    await client.query('drop owned by inward_operator; drop role inward_operator');
  });
  await stop();
});

test('an admin command backs up the database of a stopped server before an upgrade, even if the upgrade adds a role', async () => {
  const program = fileURLToPath(new URL('../admin.ts', import.meta.url));
  const env = { PATH: '/usr/bin:/bin', DATA_DIR: folder.path };
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'summaries', 'failed'], { env });
  expect(stdout).toBe('No week was given up.\n');
  expect(listBackups(config.backupDir).map(({ occasion }) => occasion)).toEqual(['upgrade']);
});

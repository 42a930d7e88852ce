import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readConfig } from '../server/config.ts';
import { startServer } from '../server/start.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { eveningMs } from './support/evening-server.ts';
import { identityJourney } from './support/identity-journey.ts';
import { freePort } from './support/server-process.ts';

identityJourney('builtin', async () => {
  const folder = temporaryFolder('identity');
  const database = await createTestDatabase();
  const address = `http://127.0.0.1:${await freePort()}`;
  const environment = { PORT: new URL(address).port, PUBLIC_URL: address, DATA_DIR: folder.path, LOG_LEVEL: 'error' };
  const config = readConfig({ ...environment, DATABASE_URL: database.url });
  const server = await startServer(config, { clock: fixedClock(eveningMs) });
  const letters = join(folder.path, 'mail');
  return {
    address,
    prepare: async () => undefined,
    resetLink: async (email) => {
      const link = () =>
        readdirSync(letters)
          .map((file) =>
            readFileSync(join(letters, file), 'utf8')
              .replace(/=\r?\n/g, '')
              .replace(/=3D/g, '='),
          )
          .filter((letter) => letter.includes(email))
          .flatMap((letter) => /http\S+\/auth\?reset=[\w-]+/.exec(letter) ?? [])[0];
      await expect.poll(link).toBeDefined();
      return link() ?? '';
    },
    stop: async () => {
      await server.stop();
      await database.remove();
      folder.remove();
    },
  };
});

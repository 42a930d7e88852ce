import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readConfig } from '../../server/config/config.ts';
import { startServer } from '../../server/start.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { basePath, basePathVariable } from './base-path.ts';
import { eveningMs } from './fixed-clock-server.ts';
import type { IdentityWorld } from './identity-world.ts';
import { freePort } from './server-process.ts';

/** Start a server with the builtin identity, which writes its emails to files. */
export async function openBuiltinWorld(): Promise<IdentityWorld> {
  const folder = temporaryFolder('identity');
  const database = await createTestDatabase();
  const origin = `http://127.0.0.1:${await freePort()}`;
  const address = origin + basePath;
  const environment = {
    PORT: new URL(origin).port,
    PUBLIC_URL: origin,
    ...basePathVariable,
    WRITER: 'builtin',
    DATA_DIR: folder.path,
    LOG_LEVEL: 'error',
  };
  const config = readConfig({ ...environment, ...database.variables });
  const clock = fixedClock(eveningMs);
  const server = await startServer(config, { clock });
  const letters = join(folder.path, 'mail');
  return {
    address,
    clock,
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
          .flatMap((letter) => /http\S+\/auth#reset=[\w-]+/.exec(letter) ?? [])[0];
      await expect.poll(link).toBeDefined();
      return link() ?? '';
    },
    endSessions: async (email) => {
      await database.query(
        `update identity.session set "expiresAt" = now() - interval '1 second'
         where "userId" = (select "id" from identity."user" where "email" = $1)`,
        [email],
      );
    },
    letIn: async () => undefined,
    stop: async () => {
      await server.stop();
      await database.remove();
      folder.remove();
    },
  };
}

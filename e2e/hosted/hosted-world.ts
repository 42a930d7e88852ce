import type { BrowserContext } from 'playwright';
import { readConfig } from '../../server/config/config.ts';
import { openFirebaseIdentity } from '../../server/identity/firebase/firebase-identity.ts';
import { startServer } from '../../server/start.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { type FirebaseEmulator, startFirebaseEmulator } from '../../testing/identity/firebase-emulator.ts';
import { testProject } from '../../testing/identity/stand-in-google.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { eveningMs } from '../support/fixed-clock-server.ts';
import type { IdentityWorld } from '../support/identity-world.ts';
import { freePort } from '../support/server-process.ts';

export type HostedWorld = IdentityWorld & {
  readonly emulator: FirebaseEmulator;
  readonly database: TestDatabase;
  /** Return the number of token requests that pages have sent to Google. */
  readonly refreshes: () => number;
};

/** Start a server whose users sign in with Firebase, which an emulator replaces. */
export async function openHostedWorld(): Promise<HostedWorld> {
  const emulator = await startFirebaseEmulator();
  const folder = temporaryFolder('identity');
  const database = await createTestDatabase();
  const address = `http://127.0.0.1:${await freePort()}`;
  const config = readConfig({
    PORT: new URL(address).port,
    PUBLIC_URL: address,
    WRITER: 'builtin',
    DATA_DIR: folder.path,
    ...database.variables,
    LOG_LEVEL: 'error',
    IDENTITY: 'firebase',
    FIREBASE_PROJECT: testProject.projectId,
    FIREBASE_API_KEY: testProject.apiKey,
    FIREBASE_REVOCATION: 'true',
    TOKEN_SYNC: 'true',
  });
  const identity = openFirebaseIdentity({
    config: { ...testProject, checksRevocation: true, syncsToken: true },
    publicUrl: address,
    request: emulator.request,
  });
  const clock = fixedClock(eveningMs);
  const server = await startServer(config, { clock, identity });
  let refreshes = 0;

  const answerForGoogle = async (context: BrowserContext) => {
    await context.route(/^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//, async (route) => {
      const request = route.request();
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
      if (request.url().includes('securetoken')) refreshes += 1;
      const type = request.headers()['content-type'] ?? 'application/json';
      const body = request.postData();
      const init = { method: request.method(), headers: { 'content-type': type }, ...(body !== null && { body }) };
      const answer = await emulator.call(request.url(), init);
      return route.fulfill({ ...answer, contentType: 'application/json', headers });
    });
  };

  return {
    address,
    clock,
    emulator,
    database,
    refreshes: () => refreshes,
    prepare: answerForGoogle,
    resetLink: async (email) =>
      `${address}/auth?mode=resetPassword&oobCode=${await emulator.code(email, 'PASSWORD_RESET')}&lang=en`,
    endSessions: (email) => emulator.disable(email, true),
    letIn: (email) => emulator.disable(email, false),
    stop: async () => {
      await server.stop();
      await emulator.stop();
      await database.remove();
      folder.remove();
    },
  };
}
